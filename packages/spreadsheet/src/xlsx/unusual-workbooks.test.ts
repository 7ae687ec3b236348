import { expect, test } from 'vitest';
import {
  buildWorkbook,
  plainParts,
  sheetOf,
  sheetPart,
  stylesPart,
  workbookRelsPart,
} from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import { readAll, textsOf } from '../testing/read-all.ts';
import { defaultReadLimits, readWorkbook } from './read-workbook.ts';

const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>H</t></is></c></row>';

test('UPL-02 a stylesheet that is named and absent is as good as none', async () => {
  const parts = Object.entries(plainParts).flatMap(([name, content]) =>
    name === stylesPart ? [] : [{ name, content }],
  );
  expect(plainParts[workbookRelsPart]).toContain('styles.xml');
  expect(textsOf(await readAll(buildZip(parts)))).toEqual([['03752864', '18.9']]);
});

test('UPL-02 a list whose rows are alike is read, however densely it is packed', async () => {
  const rows = Array.from(
    { length: 60_000 },
    () => '<row><c t="inlineStr"><is><t>03752864</t></is></c><c><v>18.9</v></c></row>',
  );
  const file = buildWorkbook({ [sheetPart]: sheetOf(header + rows.join('')) });
  expect(rows.join('').length / file.length).toBeGreaterThan(121);
  let read = 0;
  await readWorkbook(file, {
    limits: defaultReadLimits,
    onHeader: () => [0, 1],
    onRows: (batch) => void (read += batch.rows),
  });
  expect(read).toBe(60_000);
});
