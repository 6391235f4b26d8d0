import Foundation

/// What a run costs, counted as the peers of `bench/common.h` count it.
struct Meter {
    private var cpuStart = 0.0
    private var serverStart = 0.0
    private var last = 0.0
    private var cpuLast = 0.0
    private(set) var times: [Double] = []

    /// The measured frames begin now.
    mutating func begin() {
        cpuStart = Self.cpu()
        serverStart = Self.serverCPU()
        times.removeAll(keepingCapacity: true)
        last = Self.now()
        cpuLast = cpuStart
    }

    /// A frame is on the screen.
    mutating func frame() {
        let time = Self.now()
        times.append(time - last)
        last = time
        cpuLast = Self.cpu()
    }

    /// What happened since the last frame does not count.
    mutating func skip() {
        last = Self.now()
        let cpu = Self.cpu()
        cpuStart += cpu - cpuLast
        cpuLast = cpu
    }

    /// CPU milliseconds a frame, of all threads.
    var cpuPerFrame: Double { (cpuLast - cpuStart) / Double(times.count) }
    /// CPU milliseconds a frame that the X server took.
    var serverCPUPerFrame: Double { (Self.serverCPU() - serverStart) / Double(times.count) }

    /// Milliseconds of the monotonic clock.
    static func now() -> Double {
        milliseconds(CLOCK_MONOTONIC)
    }

    /// CPU milliseconds of this process with all of its threads, and of its children.
    static func cpu() -> Double {
        var sum = 0.0
        for who in [RUSAGE_SELF, RUSAGE_CHILDREN] {
            var usage = rusage()
            getrusage(who.rawValue, &usage)
            for time in [usage.ru_utime, usage.ru_stime] {
                sum += Double(time.tv_sec) * 1e3 + Double(time.tv_usec) * 1e-3
            }
        }
        return sum
    }

    /// CPU milliseconds of the X server whose process `XVFB_PID` names, so that presenting is not hidden there.
    static func serverCPU() -> Double {
        guard let pid = getenv("XVFB_PID").map({ String(cString: $0) }),
            let file = fopen("/proc/\(pid)/schedstat", "r")
        else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 64)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        return strtod(line, nil) * 1e-6
    }

    /// The most memory that was resident, in MiB.
    static func residentMiB() -> Double {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return Double(usage.ru_maxrss) / 1024
    }

    /// Milliseconds since `BENCH_T0`, which was taken just before exec; -1 without it.
    static func sinceStart() -> Double {
        guard let text = getenv("BENCH_T0"), let start = Double(String(cString: text)) else { return -1 }
        return milliseconds(CLOCK_REALTIME) - start * 1e-6
    }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }
}
