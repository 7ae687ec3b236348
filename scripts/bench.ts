import { existsSync, readdirSync } from 'node:fs';
import { startChild } from './processes/child.ts';
import { PlainError, reportFailure } from './processes/plain-error.ts';
import { stopSignal } from './processes/stop-signal.ts';
import { inProject } from './project.ts';

const folder = inProject('bench', 'src');

/** The benchmarks there are: the files of bench/src whose name ends with `.bench.ts`. */
function benchmarks(): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith('.bench.ts')).map((file) => file.slice(0, -'.bench.ts'.length));
}

async function bench([name, ...args]: readonly string[], stop: AbortSignal): Promise<number> {
  const known = benchmarks();
  if (name === undefined || !known.includes(name)) {
    throw new PlainError(
      `Say which benchmark: npm run bench -- <name> [options]. There are: ${known.join(', ') || 'none yet'}.`,
    );
  }
  const child = startChild({
    name,
    args: [`bench/src/${name}.bench.ts`, ...args],
    onLine: (line) => process.stdout.write(`${line}\n`),
  });
  stop.addEventListener('abort', () => void child.stop(), { once: true });
  return await child.exited;
}

try {
  process.exitCode = await bench(process.argv.slice(2), stopSignal());
} catch (error) {
  process.exitCode = reportFailure(error);
}
