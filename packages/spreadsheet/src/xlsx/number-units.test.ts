import { expect, test } from 'vitest';
import { buildWorkbook, sheetOf, sheetPart, stylesOf, stylesPart } from '../testing/build-workbook.ts';
import { unitsOf } from '../testing/read-all.ts';
import { readWorkbook } from './read-workbook.ts';

const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>H</t></is></c></row>';

test('UPL-02 the unit that a format writes beside a number', async () => {
  const formats = [
    '[$CHF] #,##0.00',
    '[$£-809]#,##0.00',
    String.raw`#,##0.00\ [$€-407]`,
    '"CHF" #,##0.00',
    '€#,##0.00',
    '#,##0.00',
    '000000',
    2,
  ];
  const rows = formats.map(
    (_format, index) => `<row r="${index + 2}"><c r="B${index + 2}" s="${index}"><v>12.95</v></c></row>`,
  );
  const file = buildWorkbook({ [stylesPart]: stylesOf(formats), [sheetPart]: sheetOf(header + rows.join('')) });
  expect(await unitsOf(readWorkbook, file)).toEqual(['CHF', '£', '€', 'CHF', '€', '', '', '']);
});
