import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAll, readAllOfDocument, textsOf } from '../testing/read-all.ts';

/** Our own template with four rows, opened and saved by LibreOffice 7.4 in both of its formats. */
const file = (name: string) => readFileSync(new URL(`../testing/files/${name}`, import.meta.url));

test.each([
  ['libreoffice.xlsx', readAll],
  ['libreoffice.ods', readAllOfDocument],
] as const)('UPL-01 UPL-10 what LibreOffice saves is read as it was written: %s', async (name, read) => {
  const found = await read(file(name));
  expect(found.summary.sheet).toBe('Bestand');
  expect(found.header).toEqual(['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft']);
  expect(textsOf(found)).toEqual([
    ['00375286', '04150037528643', '5', '18.9', 'Eigen'],
    ['03752864', '', '0', '0.05', 'Großhandel'],
    ['', '4006381333931', '99999', '99999.99', ''],
    ['=1+1', '', '7', '1', 'Eigen'],
  ]);
});
