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
/** Of archives that no longer fit into 32 bits. */
const version64 = 45;
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

/** The extra field with an offset that 32 bits do not hold (zip64, APPNOTE 4.5.3). */
function longOffset(offset: number): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(BigInt(offset), 4);
  return field;
}

function centralHeader(file: ZippedEntry): Buffer {
  const name = Buffer.from(file.name, 'utf8');
  const extra = file.offset < largest ? Buffer.alloc(0) : longOffset(file.offset);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(extra.length === 0 ? version : version64, 4);
  header.writeUInt16LE(extra.length === 0 ? version : version64, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(deflated, 10);
  header.writeUInt16LE(dosDate, 14);
  header.writeUInt32LE(file.crc, 16);
  header.writeUInt32LE(file.packed, 20);
  header.writeUInt32LE(file.size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(Math.min(file.offset, largest), 42);
  return Buffer.concat([header, name, extra]);
}

/** Where the directory is, and of how many entries. */
interface Directory {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
}

const fitsPlain = ({ count, size, offset }: Directory): boolean => count < most && size < largest && offset < largest;

/** The end record of zip64 and where it lies, before the plain one (APPNOTE 4.3.14 and 4.3.15). */
function longEndRecord({ count, size, offset }: Directory): Buffer {
  const record = Buffer.alloc(76);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(version64, 12);
  record.writeUInt16LE(version64, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  record.writeUInt32LE(0x0706_4b50, 56);
  record.writeBigUInt64LE(BigInt(offset + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}

/** What does not fit into it says that zip64's has it. */
function endRecord({ count, size, offset }: Directory): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x0605_4b50, 0);
  record.writeUInt16LE(Math.min(count, most), 8);
  record.writeUInt16LE(Math.min(count, most), 10);
  record.writeUInt32LE(Math.min(size, largest), 12);
  record.writeUInt32LE(Math.min(offset, largest), 16);
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
  if (size >= largest || packed >= largest) throw new RangeError(`${entry.name} is too large for an archive`);
  const written = { name: entry.name, crc, packed, size, offset };
  yield descriptor(written);
  return written;
}

/** The end of an archive whose entries take up the given number of bytes; zip64's where 32 bits or 65,535 entries are not enough. */
export function zipEnd(entries: readonly ZippedEntry[], offset: number): Buffer {
  const headers = Buffer.concat(entries.map(centralHeader));
  const directory = { count: entries.length, size: headers.length, offset };
  const long = fitsPlain(directory) ? [] : [longEndRecord(directory)];
  return Buffer.concat([headers, ...long, endRecord(directory)]);
}

/** The bytes of a zip archive of these entries, deflated; each entry is below 4 GiB, the archive may be larger. */
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
