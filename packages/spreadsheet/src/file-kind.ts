import { WorkbookError } from './workbook-error.ts';

const zipMagic = Buffer.from('PK\u0003\u0004', 'latin1');
const oleMagic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const streamName = (name: string) => Buffer.from(`${name}\0`, 'utf16le');

/** Excel 2 to 4 wrote their records without a container: these are the first two bytes of theirs. */
const bareRecords: ReadonlySet<number> = new Set([0x0009, 0x0209, 0x0409, 0x0809]);

/** Throws for all that is no zip archive, with the most helpful code its first bytes allow. */
export function requireZip(file: Buffer): void {
  if (file.subarray(0, 4).equals(zipMagic)) return;
  if (file.subarray(0, 8).equals(oleMagic)) {
    if (file.includes(streamName('EncryptedPackage'))) throw new WorkbookError('encrypted', 'an encrypted package');
    const old = file.includes(streamName('Workbook')) || file.includes(streamName('Book'));
    throw new WorkbookError(old ? 'old_excel_format' : 'not_a_workbook', 'a compound file');
  }
  const bare = file.length >= 4 && bareRecords.has(file.readUInt16LE(0)) && file.readUInt16LE(2) <= 16;
  throw new WorkbookError(bare ? 'old_excel_format' : 'not_a_workbook', 'no zip archive');
}
