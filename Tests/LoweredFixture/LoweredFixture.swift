// The program is the folder `iOS`: source as it is written for an iPhone, which the plugin lowers when this is built.
// SwiftPM wants a target to have a file of its own.
