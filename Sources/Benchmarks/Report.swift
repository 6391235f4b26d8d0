import Foundation

/// The line that the driver reads.
struct Report {
    private var fields: [(String, String)]

    /// Of the measured frames.
    init(_ arguments: Arguments, _ meter: Meter, startup: Double) {
        // First of all, before writing numbers takes memory of its own.
        let resident = Meter.residentMiB()
        let cpu = (meter.cpuPerFrame, meter.serverCPUPerFrame)
        let times = meter.times.sorted()
        let p95 = Int(Double(times.count) * 0.95)
        fields = [
            ("peer", Self.quoted(arguments.peer)), ("scene", Self.quoted(arguments.scene.rawValue)),
            ("n", "\(arguments.count)"), ("frames", "\(times.count)"),
            ("wall_ms_per_frame_median", Self.number(times[times.count / 2], 3)),
            ("p95", Self.number(times[p95], 3)), ("cpu_ms_per_frame", Self.number(cpu.0, 3)),
            ("x_cpu_ms_per_frame", Self.number(cpu.1, 3)),
        ]
        addCommon(startup: startup, resident: resident)
    }

    /// Of an idle time of `wall` milliseconds.
    init(idleOf arguments: Arguments, wall: Double, cpu: Double, serverCPU: Double, startup: Double) {
        let resident = Meter.residentMiB()
        fields = [
            ("peer", Self.quoted(arguments.peer)), ("scene", Self.quoted(arguments.scene.rawValue)),
            ("n", "0"), ("idle_s", Self.number(wall / 1e3, 1)),
            ("cpu_pct", Self.number(100 * cpu / wall, 2)),
            ("x_cpu_pct", Self.number(100 * serverCPU / wall, 2)),
        ]
        addCommon(startup: startup, resident: resident)
    }

    /// One line of JSON.
    func print() {
        let line = fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
        FileHandle.standardOutput.write(Data("{\(line)}\n".utf8))
    }

    private mutating func addCommon(startup: Double, resident: Double) {
        fields += [
            ("rss_mb", Self.number(resident, 1)), ("startup_ms", Self.number(startup, 1)),
            ("import_ms", "0"), ("finish", Self.quoted("swap + glFinish")),
        ]
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    static func median(_ times: [Double]) -> Double {
        times.isEmpty ? 0 : times.sorted()[times.count / 2]
    }

    static func number(_ value: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}
