import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { readCentralDirectory } from '../central-directory.ts';
import { defaultReadLimits, readWorkbook } from '../read-workbook.ts';
import { fileShapes, heavyFiles, stockFileOf } from './large-files.ts';
import { outcome } from './read-all.ts';

type Reading = (file: Buffer) => Promise<unknown> | unknown;

/** Inflates every part and does nothing else. */
function inflateOnly(file: Buffer): number {
  let bytes = 0;
  for (const { start, packed } of readCentralDirectory(file, defaultReadLimits).values()) bytes += inflateRawSync(file.subarray(start, start + packed)).length;
  return bytes;
}

const reading = (onCell: (text: string) => void) => (file: Buffer) =>
  readWorkbook(file, {
    limits: defaultReadLimits,
    onHeader: (cells) => cells.map((_text, index) => index),
    onRows: (batch) => {
      for (let row = 0; row < batch.rows; row += 1) for (let column = 0; column < 5; column += 1) onCell(batch.text(row, column));
    },
  });

const parse: Reading = (file) =>
  readWorkbook(file, { limits: defaultReadLimits, onHeader: (cells) => cells.map((_text, index) => index), onRows: () => undefined });

/** The ways to read a file that are compared. */
export const readers: Readonly<Record<string, Reading>> = {
  inflate: inflateOnly,
  parse,
  texts: reading(() => undefined),
  oracle: async (file) => {
    // Loaded only where it is measured: it would count as memory of ours.
    const { read, utils } = await import('@e965/xlsx');
    const workbook = read(file, { dense: true, cellFormula: false, cellHTML: false });
    return utils.sheet_to_json(workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {}, { header: 1 }).length;
  },
};

export interface ReadingFigures {
  /** Milliseconds of each run. */
  readonly runs: readonly number[];
  /** The most memory the process had, and what it had before, in bytes. */
  readonly peak: number;
  readonly base: number;
  readonly outcome: string;
}

/** Reads a file several times in this process. */
export async function measureReading(file: Buffer, reader: Reading, times: number): Promise<ReadingFigures> {
  const base = process.memoryUsage.rss();
  const runs: number[] = [];
  let found = '';
  for (let run = 0; run < times; run += 1) {
    const started = performance.now();
    found = await outcome(Promise.resolve(reader(file)));
    runs.push(performance.now() - started);
  }
  return { runs, peak: process.resourceUsage().maxRSS * 1024, base, outcome: found };
}

/** Writes the files to be measured into a new folder: the common shapes of `bytes` each, and those that are heavy to read. */
export function writeFiles(bytes: number): { folder: string; shapes: readonly string[]; heavy: readonly string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-workbook-'));
  for (const shape of fileShapes) writeFileSync(path.join(folder, shape), stockFileOf(shape, bytes));
  for (const [name, build] of Object.entries(heavyFiles)) writeFileSync(path.join(folder, name), build());
  return { folder, shapes: fileShapes, heavy: Object.keys(heavyFiles) };
}

// As a program, each reading has a process of its own, whose peak of memory is then that of the reading.
if (import.meta.main) {
  const [task, name = '', times = '1'] = process.argv.slice(2);
  if (task === 'write') process.stdout.write(JSON.stringify(writeFiles(Number(name))));
  else if (task === 'remove') rmSync(name, { recursive: true });
  else process.stdout.write(JSON.stringify(await measureReading(readFileSync(name), readers[task ?? ''] ?? parse, Number(times))));
}
