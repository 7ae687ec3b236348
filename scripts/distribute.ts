import { startChild } from './processes/child.ts';
import { stopSignal } from './processes/stop-signal.ts';

const stop = stopSignal();
const writer = startChild({
  name: 'distribute',
  args: ['apps/api/src/distribute.ts', ...process.argv.slice(2)],
  onLine: (line) => process.stdout.write(`${line}\n`),
});
stop.addEventListener('abort', () => void writer.stop(2_000), { once: true });
process.exitCode = await writer.exited;
