import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readCopy } from './copy-reader.ts';
import { CopyWriter } from './copy-writer.ts';

const rows: readonly (readonly [number, string | null])[] = [
  [1, 'one'],
  [2, null],
  [3, 'x'.repeat(300_000)],
  [4, ''],
  [5, 'ñ'.repeat(10)],
];

function written(): Buffer {
  const chunks: Buffer[] = [];
  const writer = new CopyWriter((chunk) => chunks.push(chunk));
  for (const [number, text] of rows) {
    writer.row(2);
    writer.int4(number);
    writer.text(text);
  }
  writer.end();
  return Buffer.concat(chunks);
}

test.each([1, 7, 1024, 65_536, 10_000_000])('UPL-01 rows come whole out of chunks of %d bytes', async (size) => {
  const bytes = written();
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const found: (readonly [number, string | null])[] = [];
  await readCopy(Readable.from(chunks), (row) => found.push([row.int4(0), row.text(1)]));
  expect(found).toEqual(rows);
});
