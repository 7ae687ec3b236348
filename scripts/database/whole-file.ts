import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const beside = (file: string) => `${file}.${process.pid}.new`;

/** Writes a file that others read meanwhile: they find the one before or all of this one, never a part. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(beside(file), text, { mode: 0o600 });
  renameSync(beside(file), file);
}

/** Makes a file with its whole text at once; throws EEXIST where there is one already. */
export function makeWhole(file: string, text: string): void {
  writeFileSync(beside(file), text, { mode: 0o600 });
  try {
    linkSync(beside(file), file);
  } finally {
    rmSync(beside(file), { force: true });
  }
}
