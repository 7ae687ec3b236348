import { expect, test } from 'vitest';
import { mutant, soundDocument, soundWorkbook } from '../testing/mutate.ts';
import { outcome, readAll, readAllOfDocument } from '../testing/read-all.ts';
import { WorkbookError, workbookErrorCodes } from '../workbook-error.ts';

const unforeseen = 'damaged: it cannot be read';
const mutants = Number(process.env['FUZZ_MUTANTS'] || 600);

/** The reader makes a refusal of whatever it did not foresee; here that is a defect. */
function rethrowUnforeseen(error: unknown): never {
  throw error instanceof WorkbookError && error.message === unforeseen ? error.cause : error;
}

const kinds = [
  { name: 'a workbook', sound: soundWorkbook, readFile: readAll },
  { name: 'an OpenDocument file', sound: soundDocument, readFile: readAllOfDocument },
];

test.each(kinds)(
  `UPL-07 UPL-10 ${mutants} mutants of $name are read or refused with an error of its own, none in more than 2 s`,
  { timeout: 60_000 + mutants * 20 },
  async ({ sound, readFile }) => {
    const outcomes = new Map<string, number>();
    let slowest = 0;
    for (let seed = 0; seed < mutants; seed += 1) {
      const file = mutant(sound, seed);
      const before = process.threadCpuUsage();
      const code = await outcome(readFile(file).catch(rethrowUnforeseen)).catch((error: unknown) => {
        throw new Error(`mutant ${seed}`, { cause: error });
      });
      slowest = Math.max(slowest, process.threadCpuUsage(before).user / 1000);
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
    expect(slowest).toBeLessThan(2000);
    expect(
      [...outcomes.keys()].filter((code) => code !== 'read' && !workbookErrorCodes.some((own) => own === code)),
    ).toEqual([]);
    // The mutants must reach deep into the reader: many are still read, others fail in many ways.
    expect(outcomes.get('read')).toBeGreaterThan(mutants / 20);
    expect(outcomes.size).toBeGreaterThan(4);
    if (process.env['FUZZ_MUTANTS'])
      process.stdout.write(`${JSON.stringify(Object.fromEntries(outcomes))}, slowest ${slowest.toFixed(0)} ms\n`);
  },
);
