import { Readable } from 'node:stream';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zip, zipEnd } from './write-zip.ts';
import { readZip64, zip64End } from './zip64.ts';

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

test('INV-08 an entry that begins beyond 4 GiB is found by the directory of an archive that ends beyond it', () => {
  const offset = 5_000_000_000;
  const archive = 6_000_000_000;
  const written = { name: 'Belege/1.pdf', crc: 7, packed: 90, size: 100, offset };
  const end = zipEnd([{ ...written, name: 'first', offset: 0 }, written], archive);
  const second = 46 + 'first'.length;
  expect(end.readUInt32LE(42)).toBe(0);
  expect(end.readUInt16LE(30)).toBe(0);
  expect(end.readUInt16LE(second + 6)).toBe(45);
  const extraAt = second + 46 + written.name.length;
  const sizes = {
    size: end.readUInt32LE(second + 24),
    packed: end.readUInt32LE(second + 20),
    offset: end.readUInt32LE(second + 42),
  };
  expect(readZip64(end.subarray(extraAt, extraAt + end.readUInt16LE(second + 30)), sizes)).toEqual({
    size: 100,
    packed: 90,
    offset,
  });
  const size = extraAt + 12;
  expect(Number(end.readBigUInt64LE(size + 48))).toBe(archive);
  expect(Number(end.readBigUInt64LE(end.length - 22 - 20 + 8))).toBe(archive + size);
  expect(end.readUInt32LE(end.length - 22 + 16)).toBe(0xffff_ffff);
});

test('INV-08 more entries than 65,535 are counted', () => {
  const count = 70_000;
  const entries = Array.from({ length: count }, (_, at) => ({ name: `${at}`, crc: 0, packed: 2, size: 0, offset: at }));
  const end = zipEnd(entries, 0);
  const found = zip64End(end, end.length - 22);
  expect(found).toEqual({ count, size: found.end, offset: 0, end: found.end });
});

test('a small archive has no record that old programs do not know', () => {
  const end = zipEnd([{ name: 'a', crc: 0, packed: 2, size: 0, offset: 0 }], 50);
  expect(end.length).toBe(47 + 22);
});
