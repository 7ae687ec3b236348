const [zip, ole] = [Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const typeEntry = Buffer.from('mimetype', 'latin1');
const nameAt = 30;

/**
 * The format of a file by its first bytes. An OpenDocument file begins with its `mimetype` entry (part 2, 3.3); a
 * compound file counts as a workbook, whose reader recognises it; all else can only be text.
 */
export function fileFormat(file: Uint8Array): 'xlsx' | 'ods' | 'csv' {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 64));
  if (start.subarray(0, ole.length).equals(ole)) return 'xlsx';
  if (!start.subarray(0, zip.length).equals(zip)) return 'csv';
  const nameLength = start.length >= nameAt ? start.readUInt16LE(26) : 0;
  return start.subarray(nameAt, nameAt + nameLength).equals(typeEntry) ? 'ods' : 'xlsx';
}
