// GLib's D-Bus, which Pango brings along. A flag set is an enumeration there, and Swift cannot combine its cases.
#pragma once
#include <gio/gio.h>

static const GDBusConnectionFlags GioMessageBusClient =
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
