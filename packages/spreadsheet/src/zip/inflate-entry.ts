import { crc32, createInflateRaw } from 'node:zlib';
import type { PackedEntry } from './central-directory.ts';
import { ratioFreeBytes, type ReadLimits } from '../read-limits.ts';
import { WorkbookError } from '../workbook-error.ts';

const chunkSize = 256 * 1024;
const smallestChunk = 1024;

/** What is left of the inflated bytes that a file may have in all. */
export class InflateBudget {
  readonly limits: ReadLimits;
  private inflated = 0;

  constructor(limits: ReadLimits) {
    this.limits = limits;
  }

  spend(bytes: number): void {
    this.inflated += bytes;
    if (this.inflated > this.limits.inflated) throw new WorkbookError('too_large', 'inflated bytes');
  }
}

function* storedChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
}

/** Gives memory back at once: garbage of the size of the file would pile up until it is collected. */
function release({ buffer, byteOffset, length }: Buffer): void {
  // Only one that is full to its end: the inflater then fills another one.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === chunkSize && byteOffset + length === chunkSize)
    buffer.transfer(0);
}

async function* deflatedChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  const inflater = createInflateRaw({ chunkSize: Math.max(smallestChunk, Math.min(size, chunkSize)) });
  inflater.end(bytes);
  try {
    for await (const chunk of inflater) {
      yield chunk;
      release(chunk);
    }
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError('damaged', 'an entry cannot be inflated', { cause: error });
  }
  if (inflater.bytesWritten !== bytes.length) throw new WorkbookError('damaged', 'bytes behind the end of an entry');
}

function requireWithin(entry: PackedEntry, size: number, budget: { maxSize: number; ratio: number }): void {
  if (size > budget.maxSize) throw new WorkbookError('too_large', `${entry.name} of ${size} bytes`);
  if (size > ratioFreeBytes && size > entry.packed * budget.ratio)
    throw new WorkbookError('too_large', `${entry.name} is packed too densely`);
}

/**
 * The content of an entry in chunks of 256 kB, at most `maxSize` bytes. Its size as declared is believed only where it
 * makes a refusal quicker; more than that, or another checksum, is a damaged file.
 */
export async function* inflateEntry(
  file: Buffer,
  entry: PackedEntry,
  reading: { budget: InflateBudget; maxSize: number },
): AsyncGenerator<Buffer> {
  const { budget, maxSize } = reading;
  const bounds = { maxSize: Math.min(maxSize, budget.limits.inflated), ratio: budget.limits.ratio };
  requireWithin(entry, entry.size, bounds);
  const packed = file.subarray(entry.start, entry.start + entry.packed);
  let size = 0;
  let crc = 0;
  for await (const chunk of entry.method === 0 ? storedChunks(packed) : deflatedChunks(packed, entry.size)) {
    size += chunk.length;
    budget.spend(chunk.length);
    requireWithin(entry, size, bounds);
    if (size > entry.size) throw new WorkbookError('damaged', `${entry.name} is longer than declared`);
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (size !== entry.size || crc !== entry.crc)
    throw new WorkbookError('damaged', `the checksum of ${entry.name} is wrong`);
}
