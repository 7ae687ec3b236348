import { WorkbookError } from '../workbook-error.ts';

interface EntrySizes {
  readonly size: number;
  readonly packed: number;
  readonly offset: number;
}

interface DirectoryEnd {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
  /** Where the directory must end: at the first of its end records. */
  readonly end: number;
}

const escaped = 0xffff_ffff;

/** Beyond 2^53 nothing can fit into the file; callers compare with its length. */
const readLong = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

/** Sizes of which some are in the zip64 extra field because 32 bits did not hold them, or the writer did not know. */
export function readZip64(extra: Buffer, sizes: EntrySizes): EntrySizes {
  if (sizes.size !== escaped && sizes.packed !== escaped && sizes.offset !== escaped) return sizes;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    let next = 0;
    const take = (value: number): number => {
      if (value !== escaped) return value;
      if (next + 8 > field.length) throw new WorkbookError('damaged', 'a zip64 field is too short');
      next += 8;
      return readLong(field, next - 8);
    };
    return { size: take(sizes.size), packed: take(sizes.packed), offset: take(sizes.offset) };
  }
  throw new WorkbookError('damaged', 'a zip64 field is missing');
}

/** The central directory by the end record at `at`, or the zip64 one before it when there is one. */
export function zip64End(file: Buffer, at: number): DirectoryEnd {
  const plain = {
    count: file.readUInt16LE(at + 10),
    size: file.readUInt32LE(at + 12),
    offset: file.readUInt32LE(at + 16),
    end: at,
  };
  const locator = at - 20;
  if (locator < 0 || file.readUInt32LE(locator) !== 0x0706_4b50) return plain;
  const record = readLong(file, locator + 8);
  if (record + 56 > locator || file.readUInt32LE(record) !== 0x0606_4b50)
    throw new WorkbookError('damaged', 'the zip64 end record is missing');
  return {
    count: readLong(file, record + 32),
    size: readLong(file, record + 40),
    offset: readLong(file, record + 48),
    end: record,
  };
}
