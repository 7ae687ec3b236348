import { PlainError, reportFailure } from './processes/plain-error.ts';
import { stopSignal } from './processes/stop-signal.ts';
import { add, type Counts, summaryLine } from './testing/count-results.ts';
import { changedFiles } from './testing/changed-files.ts';
import { moveClock } from './testing/later-day.ts';
import { parts } from './testing/parts.ts';
import { readProject, selectionLine, touchedTests } from './testing/touched-tests.ts';

const stop = stopSignal();
const log = (line: string): void => void process.stdout.write(`${line}\n`);

interface Wanted {
  readonly name: string;
  /** Words in the paths of the test files to run; none for all of them. */
  readonly files: readonly string[];
}

/** `api e2e` are two parts, `api orders` the files of one part whose paths have the word. */
function wanted(words: readonly string[]): Wanted[] {
  const names = [...parts.keys()].filter((name) => words.includes(name));
  const files = words.filter((word) => !parts.has(word));
  const known = `Parts: ${[...parts.keys()].join(', ')}; or: changed.`;
  if (files.length > 0 && names.length === 0)
    throw new PlainError(`There is no part "${files[0]}" of the tests. ${known}`);
  if (files.length > 0 && names.length > 1) throw new PlainError(`Name one part before the files to run. ${known}`);
  return (names.length === 0 ? [...parts.keys()] : names).map((name) => ({ name, files }));
}

/** The check, and of each other part what the changes can touch; says what is left out. */
function touched(): Wanted[] {
  const changed = changedFiles();
  log(`Changed: ${changed.length === 0 ? 'nothing' : changed.join(', ')}`);
  const selections = touchedTests(readProject(), changed);
  return [...parts.keys()].flatMap((name): Wanted[] => {
    const selection = selections.get(name);
    if (selection === undefined) return [{ name, files: [] }];
    log(selectionLine(name, selection));
    if (selection.run.length === 0) return [];
    return [{ name, files: selection.leftOut.length === 0 ? [] : selection.run }];
  });
}

/** A part that cannot run at all is reported, counts as one failure, and does not keep the others from running. */
async function runPart(name: string, files: readonly string[]): Promise<Counts> {
  const started = performance.now();
  log(`── ${name} ──`);
  try {
    const counts = await parts.get(name)?.({ stop, log, files });
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
  moveClock(log);
  const words = process.argv.slice(2);
  for (const { name, files } of words.join(' ') === 'changed' ? touched() : wanted(words))
    counts = add(counts, await runPart(name, files));
  log(summaryLine(counts));
  return counts.failed === 0 ? 0 : 1;
}

try {
  process.exit(await test());
} catch (error) {
  process.exit(stop.aborted ? 130 : reportFailure(error));
}
