import { defaultReadLimits } from './read-limits.ts';
import { WorkbookError } from './workbook-error.ts';
import { readCentralDirectory } from './zip/central-directory.ts';

const [zip, ole] = [Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const typeEntry = Buffer.from('mimetype', 'latin1');
const nameAt = 30;

/** Whether an archive has the parts of a document, wherever they lie; programs that pack it again lose the order. */
function hasDocumentParts(file: Buffer): boolean {
  try {
    const entries = readCentralDirectory(file, defaultReadLimits);
    return entries.has('mimetype') && entries.has('content.xml') && !entries.has('[content_types].xml');
  } catch (error) {
    if (error instanceof WorkbookError) return false;
    throw error;
  }
}

/**
 * The format of a file by its first bytes. An OpenDocument file begins with its `mimetype` entry (part 2, 3.3), or has
 * one at least; a compound file counts as a workbook, whose reader recognises it; all else can only be text.
 */
export function fileFormat(file: Uint8Array): 'xlsx' | 'ods' | 'csv' {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 64));
  if (start.subarray(0, ole.length).equals(ole)) return 'xlsx';
  if (!start.subarray(0, zip.length).equals(zip)) return 'csv';
  const nameLength = start.length >= nameAt ? start.readUInt16LE(26) : 0;
  if (start.subarray(nameAt, nameAt + nameLength).equals(typeEntry)) return 'ods';
  return hasDocumentParts(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) ? 'ods' : 'xlsx';
}
