import { existsSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileShapes, stockFile, stockFileOf } from './large-files.ts';
import { measureReading, readers, writeFiles } from './measure-reading.ts';

test.each(fileShapes)('every reader finds the rows of a file with %s', async (shape) => {
  const file = stockFile(shape, 500);
  for (const name of ['parse', 'texts', 'oracle']) {
    const { runs, outcome, count } = await measureReading(file, readers[name] ?? (() => 0), 2);
    expect({ name, outcome, count, runs: runs.length }).toEqual({ name, outcome: 'read', count: 500, runs: 2 });
  }
});

test('a file has about the size asked for', () => {
  const { length } = stockFileOf('inline strings', 300_000);
  expect(length).toBeGreaterThan(270_000);
  expect(length).toBeLessThan(330_000);
});

test('files are written where the program finds them', () => {
  const { folder, shapes, heavy } = writeFiles(50_000, ['styles of 8 MB']);
  try {
    expect([...shapes, ...heavy].every((name) => existsSync(`${folder}/${name}`))).toBe(true);
    expect(heavy).toEqual(['styles of 8 MB']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
