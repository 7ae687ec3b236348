import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { readCentralDirectory } from '../zip/central-directory.ts';
import { defaultReadLimits, readWorkbook, type RowBatch } from '../xlsx/read-workbook.ts';
import { fileShapes, heavyFiles, stockFileOf } from './large-files.ts';
import { outcome } from './read-all.ts';

/** Gives the number of rows, or of bytes where only these are known. */
type Reading = (file: Buffer) => Promise<number> | number;

/** Inflates every part and does nothing else. */
function inflateOnly(file: Buffer): number {
  let bytes = 0;
  for (const { start, packed } of readCentralDirectory(file, defaultReadLimits).values())
    bytes += inflateRawSync(file.subarray(start, start + packed)).length;
  return bytes;
}

const reading = (onRows: (batch: RowBatch) => void) => async (file: Buffer) => {
  const { rows } = await readWorkbook(file, {
    limits: defaultReadLimits,
    onHeader: (cells) => cells.map((_text, index) => index),
    onRows,
  });
  return rows;
};

const parse = reading(() => undefined);

function everyText(batch: RowBatch): void {
  for (let row = 0; row < batch.rows; row += 1) for (let column = 0; column < 5; column += 1) batch.text(row, column);
}

/** The ways to read a file that are compared. */
export const readers: Readonly<Record<string, Reading>> = {
  inflate: inflateOnly,
  parse,
  texts: reading(everyText),
  oracle: async (file) => {
    // Loaded only where it is measured: it would count as memory of ours.
    const { read, utils } = await import('@e965/xlsx');
    const workbook = read(file, { dense: true, cellFormula: false, cellHTML: false });
    return utils.sheet_to_json(workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {}, { header: 1 }).length - 1;
  },
};

export interface ReadingFigures {
  /** Milliseconds of each run. */
  readonly runs: readonly number[];
  /** The most memory the process had, and what it had before, in bytes. */
  readonly peak: number;
  readonly base: number;
  readonly outcome: string;
  /** What the reading gave last. */
  readonly count: number;
}

/** Reads a file several times in this process. */
export async function measureReading(file: Buffer, reader: Reading, times: number): Promise<ReadingFigures> {
  const base = process.memoryUsage.rss();
  const runs: number[] = [];
  let found = '';
  let count = 0;
  for (let run = 0; run < times; run += 1) {
    const started = performance.now();
    found = await outcome(Promise.resolve(reader(file)).then((given) => (count = given)));
    runs.push(performance.now() - started);
  }
  return { runs, peak: process.resourceUsage().maxRSS * 1024, base, outcome: found, count };
}

/** Writes the files to be measured into a new folder: the common shapes of `bytes` each, and those that are heavy to read. */
export function writeFiles(
  bytes: number,
  heavy: readonly string[] = Object.keys(heavyFiles),
): { folder: string; shapes: readonly string[]; heavy: readonly string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-workbook-'));
  for (const shape of fileShapes) writeFileSync(path.join(folder, shape), stockFileOf(shape, bytes));
  for (const name of heavy) writeFileSync(path.join(folder, name), heavyFiles[name]?.() ?? '');
  return { folder, shapes: fileShapes, heavy };
}

// As a program, each reading has a process of its own, whose peak of memory is then that of the reading.
if (import.meta.main) {
  const [task, name = '', times = '1'] = process.argv.slice(2);
  if (task === 'write') process.stdout.write(JSON.stringify(writeFiles(Number(name))));
  else if (task === 'remove') {
    rmSync(name, { recursive: true });
    process.stdout.write('null');
  } else
    process.stdout.write(
      JSON.stringify(await measureReading(readFileSync(name), readers[task ?? ''] ?? parse, Number(times))),
    );
}
