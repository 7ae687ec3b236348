import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of the archive; its content is taken chunk by chunk and never held as a whole. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** An entry that is written, as the archive's directory needs it; plain data, so that it can be kept. */
export interface ZippedEntry {
  readonly name: string;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const version = 20;
// Bit 3: sizes and checksum follow the content; bit 11: names are UTF-8.
const flags = 0x0808;
const deflated = 8;
// 1 January 1980, the first day of the format: the same content always gives the same bytes.
const dosDate = 0x21;
const largest = 0xffff_ffff;
const most = 0xffff;
// The XML of sheets repeats itself so much that 6 takes three times as long to make it a fifth smaller.
const level = 2;

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(dosDate, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor(file: ZippedEntry): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x0807_4b50, 0);
  record.writeUInt32LE(file.crc, 4);
  record.writeUInt32LE(file.packed, 8);
  record.writeUInt32LE(file.size, 12);
  return record;
}

function centralHeader(file: ZippedEntry): Buffer {
  const name = Buffer.from(file.name, 'utf8');
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(version, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(deflated, 10);
  header.writeUInt16LE(dosDate, 14);
  header.writeUInt32LE(file.crc, 16);
  header.writeUInt32LE(file.packed, 20);
  header.writeUInt32LE(file.size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(file.offset, 42);
  return Buffer.concat([header, name]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x0605_4b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}

/** Yields the bytes of one entry that begins at this offset of the archive; returns what the directory needs of it. */
export async function* zipEntry(entry: ZipEntry, offset: number): AsyncGenerator<Buffer, ZippedEntry> {
  let crc = 0;
  let size = 0;
  let packed = 0;
  async function* counted() {
    for await (const part of entry.content) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  }
  yield localHeader(Buffer.from(entry.name, 'utf8'));
  // A failing source destroys the stream with its error, which the loop below then throws.
  const packer = pipeline(Readable.from(counted()), createDeflateRaw({ level, chunkSize: 65_536 }), () => undefined);
  for await (const bytes of packer) {
    packed += bytes.length;
    yield bytes;
  }
  if (size > largest || packed > largest) throw new RangeError(`${entry.name} is too large for a plain zip archive`);
  const written = { name: entry.name, crc, packed, size, offset };
  yield descriptor(written);
  return written;
}

/** The end of an archive whose entries take up the given number of bytes. */
export function zipEnd(entries: readonly ZippedEntry[], offset: number): Buffer {
  if (offset > largest) throw new RangeError('the archive is too large for a plain zip archive');
  if (entries.length > most) throw new RangeError('the archive has too many entries for a plain zip archive');
  const directory = Buffer.concat(entries.map(centralHeader));
  return Buffer.concat([directory, endRecord(entries.length, directory.length, offset)]);
}

/** The bytes of a zip archive of these entries, deflated; below 4 GiB and 65,535 entries. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const files: ZippedEntry[] = [];
  let offset = 0;
  for (const entry of entries) {
    const chunks = zipEntry(entry, offset);
    let next = await chunks.next();
    while (next.done !== true) {
      offset += next.value.length;
      yield next.value;
      next = await chunks.next();
    }
    files.push(next.value);
  }
  yield zipEnd(files, offset);
}
