import { Readable } from 'node:stream';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zip } from './write-zip.ts';

test('ORD-08 central directory, sizes and checksums describe the packed bytes', async () => {
  const big = ['é'.repeat(100_000), 'end'];
  const chunks = await Readable.from(
    zip([
      { name: 'ä.txt', content: ['hello'] },
      { name: 'big', content: big },
    ]),
  ).toArray();
  const bytes = Buffer.concat(chunks);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x0605_4b50);
  expect(bytes.readUInt16LE(end + 10)).toBe(2);
  let at = bytes.readUInt32LE(end + 16);
  const contents: [string, string][] = [];
  for (let entry = 0; entry < 2; entry += 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x0201_4b50);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = bytes.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 20)));
    expect(content.length).toBe(bytes.readUInt32LE(at + 24));
    expect(crc32(content)).toBe(bytes.readUInt32LE(at + 16));
    contents.push([name, content.toString('utf8')]);
    at += 46 + nameLength;
  }
  expect(contents).toEqual([
    ['ä.txt', 'hello'],
    ['big', big.join('')],
  ]);
});
