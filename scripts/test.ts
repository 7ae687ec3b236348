import { PlainError, reportFailure } from './processes/plain-error.ts';
import { stopSignal } from './processes/stop-signal.ts';
import { add, type Counts, summaryLine } from './testing/count-results.ts';
import { parts } from './testing/parts.ts';

const stop = stopSignal();
const log = (line: string): void => void process.stdout.write(`${line}\n`);

function wantedParts(names: readonly string[]): string[] {
  const unknown = names.find((name) => !parts.has(name));
  if (unknown !== undefined)
    throw new PlainError(`There is no part "${unknown}" of the tests. Parts: ${[...parts.keys()].join(', ')}.`);
  return [...parts.keys()].filter((name) => names.length === 0 || names.includes(name));
}

/** A part that cannot run at all is said so, counts as one failure, and does not keep the others from running. */
async function runPart(name: string): Promise<Counts> {
  const started = performance.now();
  log(`── ${name} ──`);
  try {
    const counts = await parts.get(name)?.({ stop, log });
    log(`── ${name}: ${Math.round((performance.now() - started) / 1000)} s ──\n`);
    return counts ?? { passed: 0, failed: 1, skipped: 0 };
  } catch (error) {
    stop.throwIfAborted();
    reportFailure(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function test(): Promise<number> {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const name of wantedParts(process.argv.slice(2))) counts = add(counts, await runPart(name));
  log(summaryLine(counts));
  return counts.failed === 0 ? 0 : 1;
}

try {
  process.exit(await test());
} catch (error) {
  process.exit(stop.aborted ? 130 : reportFailure(error));
}
