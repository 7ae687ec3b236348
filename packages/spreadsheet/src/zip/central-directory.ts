import type { ReadLimits } from '../read-limits.ts';
import { WorkbookError } from '../workbook-error.ts';
import { readZip64, zip64End } from './zip64.ts';

/** A file of the archive as the central directory lists it; `start` is where its packed bytes begin. */
export interface PackedEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly start: number;
}

interface Header extends Omit<PackedEntry, 'start'> {
  readonly flags: number;
  readonly offset: number;
  readonly length: number;
}

const endLength = 22;
const maxCommentLength = 65_535;
const encryptedFlags = 0x2041;

const damaged = (reason: string) => new WorkbookError('damaged', reason);

/** Part names are compared without regard to case; some writers use backslashes or a leading slash. */
export const partKey = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

function endOffset(file: Buffer): number {
  const first = Math.max(0, file.length - endLength - maxCommentLength);
  for (let at = file.length - endLength; at >= first; at -= 1) {
    if (
      file[at] === 0x50 &&
      file.readUInt32LE(at) === 0x0605_4b50 &&
      at + endLength + file.readUInt16LE(at + 20) === file.length
    )
      return at;
  }
  throw damaged('no end of the central directory');
}

function header(file: Buffer, at: number, end: number): Header {
  if (at + 46 > end || file.readUInt32LE(at) !== 0x0201_4b50) throw damaged('the central directory is broken');
  const nameEnd = at + 46 + file.readUInt16LE(at + 28);
  const extraEnd = nameEnd + file.readUInt16LE(at + 30);
  const length = extraEnd + file.readUInt16LE(at + 32) - at;
  if (at + length > end) throw damaged('the central directory is cut off');
  const sizes = {
    size: file.readUInt32LE(at + 24),
    packed: file.readUInt32LE(at + 20),
    offset: file.readUInt32LE(at + 42),
  };
  return {
    name: partKey(file.toString('utf8', at + 46, nameEnd)),
    flags: file.readUInt16LE(at + 8),
    method: file.readUInt16LE(at + 10),
    crc: file.readUInt32LE(at + 16),
    ...readZip64(file.subarray(nameEnd, extraEnd), sizes),
    length,
  };
}

/** Of the local header only the start of the content is used, never its sizes. */
function locate(file: Buffer, { flags, offset, length: _length, ...entry }: Header, limit: number): PackedEntry {
  if (flags & encryptedFlags) throw new WorkbookError('encrypted', entry.name);
  if (entry.method !== 0 && entry.method !== 8) throw damaged(`packing method ${entry.method}`);
  if (offset + 30 > limit || file.readUInt32LE(offset) !== 0x0403_4b50) throw damaged('a local header is missing');
  const nameEnd = offset + 30 + file.readUInt16LE(offset + 26);
  const start = nameEnd + file.readUInt16LE(offset + 28);
  if (start + entry.packed > limit) throw damaged('an entry is cut off');
  if (partKey(file.toString('utf8', offset + 30, nameEnd)) !== entry.name) throw damaged('an entry has two names');
  if (entry.method === 0 && entry.packed !== entry.size) throw damaged('a stored entry has two sizes');
  return { ...entry, start };
}

function requireApart(spans: readonly { from: number; to: number }[]): void {
  let end = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from < end) throw damaged('entries overlap');
    end = to;
  }
}

/**
 * The entries of a zip archive by `partKey` of their names. Refuses duplicate and overlapping entries, encrypted ones
 * and those beyond `limits.entries`.
 */
export function readCentralDirectory(file: Buffer, limits: ReadLimits): Map<string, PackedEntry> {
  const endAt = endOffset(file);
  const { count, size, offset, end } = zip64End(file, endAt);
  if (count > limits.entries) throw new WorkbookError('too_many_entries', `${count} entries`);
  if (offset + size !== end) throw damaged('the central directory is not where it should be');
  const entries = new Map<string, PackedEntry>();
  const spans: { from: number; to: number }[] = [];
  let at = offset;
  for (let index = 0; index < count; index += 1) {
    const found = header(file, at, end);
    const entry = locate(file, found, offset);
    if (entries.has(entry.name)) throw damaged(`two entries ${entry.name}`);
    entries.set(entry.name, entry);
    spans.push({ from: found.offset, to: entry.start + entry.packed });
    at += found.length;
  }
  if (at !== end) throw damaged('the central directory holds more than it counts');
  requireApart(spans);
  return entries;
}
