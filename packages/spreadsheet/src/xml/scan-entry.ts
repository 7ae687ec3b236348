import type { PackedEntry } from '../zip/central-directory.ts';
import { inflateEntry, type InflateBudget } from '../zip/inflate-entry.ts';
import { utf8Chunks } from './encoding.ts';
import { WorkbookError } from '../workbook-error.ts';
import { XmlScanner } from './scanner.ts';

/** Takes the tokens that the bytes given so far make up. */
export interface PartTaker {
  take(scanner: XmlScanner): void;
}

export interface PartReading {
  readonly file: Buffer;
  readonly budget: InflateBudget;
  /** Most bytes that this part may have. */
  readonly maxSize: number;
}

/** Inflates an XML part and gives its tokens to `taker`, chunk by chunk; throws unless it is whole and well-formed. */
export async function scanPart(entry: PackedEntry, reading: PartReading, taker: PartTaker): Promise<void> {
  const scanner = new XmlScanner(reading.budget.limits.rowBytes);
  for await (const chunk of utf8Chunks(inflateEntry(reading.file, entry, reading))) {
    scanner.fill(chunk);
    // UTF-8 may be longer than the UTF-16 it was made from.
    if (scanner.given > reading.maxSize) throw new WorkbookError('too_large', entry.name);
    taker.take(scanner);
  }
  scanner.finish();
  taker.take(scanner);
  scanner.requireEnd();
}
