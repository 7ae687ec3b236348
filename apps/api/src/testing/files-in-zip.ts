import { inflateRawSync } from 'node:zlib';

/** The files of an archive by name. */
export function filesIn(archive: Buffer): Map<string, string> {
  const end = archive.length - 22;
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry += 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), inflateRawSync(packed).toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}
