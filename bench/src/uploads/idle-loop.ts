import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A process that does nothing: the longest stall of its event loop (seconds) is what the machine itself makes everybody wait. */
const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();
process.on('message', () => process.send?.(delays.max / 1e9, () => process.disconnect()));
