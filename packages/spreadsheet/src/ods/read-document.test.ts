import { describe, expect, test } from 'vitest';
import * as built from '../testing/build-document.ts';
import { buildZip } from '../testing/build-zip.ts';
import { outcome, readAllOfDocument, textsOf, unitsOf } from '../testing/read-all.ts';
import { readOpenDocument } from './read-document.ts';

const { buildDocument, cellOf, contentOf, documentOf, documentParts, numberCellOf, rowOf, tableOf, textCellOf } = built;

const header = rowOf(textCellOf('H'));

/** The cell below the header. */
async function read(cell: string) {
  const { numbers, cells } = await readAllOfDocument(documentOf(header + rowOf(cell) + rowOf(numberCellOf(1))));
  return numbers[0] === 2 ? cells[0]?.[0] : undefined;
}

test('UPL-10 the plain document', async () => {
  const { header: titles, headerRow, numbers, cells, summary } = await readAllOfDocument(buildDocument());
  expect({ titles, headerRow, numbers, summary }).toEqual({
    titles: ['PZN', 'Price'],
    headerRow: 1,
    numbers: [2],
    summary: { sheet: 'Stock', rows: 1, hiddenSheetsSkipped: 0 },
  });
  expect(cells).toEqual([
    [
      { kind: 'text', text: '03752864', number: Number.NaN, formula: false },
      { kind: 'number', text: '18.9', number: 18.9, formula: false },
    ],
  ]);
});

test.each([
  ['as it is', textCellOf('a'), 'a'],
  ['without a type', cellOf('<text:p>a</text:p>'), 'a'],
  ['of an unknown type', cellOf('<text:p>a</text:p>', 'office:value-type="void"'), 'a'],
  [
    'by its attribute',
    cellOf('<text:p>shown</text:p>', 'office:value-type="string" office:string-value="a&amp;b"'),
    'a&b',
  ],
  ['of many paragraphs', textCellOf('a</text:p><text:p/><text:p>b'), 'a\n\nb'],
  ['with white space of the file', textCellOf('\n  a \t\r\n b'), 'a b'],
  ['with spaces of its own', textCellOf('<text:s/>a <text:s text:c="2"/>b<text:s text:c="x"/>'), ' a   b'],
  ['with tabs and breaks', textCellOf('a<text:tab/>b<text:line-break></text:line-break>c'), 'a\tb\nc'],
  ['in spans and links', textCellOf('<text:span>a<text:span>b</text:span></text:span> <text:a>c</text:a>'), 'ab c'],
  [
    'beside a note and a reading',
    textCellOf(
      '<text:ruby><text:ruby-base>a</text:ruby-base><text:ruby-text>x</text:ruby-text></text:ruby><text:note><text:p>x</text:p></text:note>b',
    ),
    'ab',
  ],
  [
    'beside a comment',
    cellOf(
      '<office:annotation><text:p>x</text:p></office:annotation><text:p>a</text:p><draw:frame xmlns:draw="d"><draw:text-box><text:p>x</text:p></draw:text-box></draw:frame>',
    ),
    'a',
  ],
  ['with references', textCellOf('&lt;&#65;&#x1F600;'), '<A😀'],
  ['with a literal section', textCellOf('a<![CDATA[<b>&amp;]]>c'), 'a<b>&amp;c'],
  ['that looks escaped', textCellOf('_x0041_'), '_x0041_'],
])('UPL-10 text %s', async (_name, cell, text) => {
  expect(await read(cell)).toEqual({ kind: 'text', text, number: Number.NaN, formula: false });
});

test.each([
  ['plain', numberCellOf(18.9), '18.9', 18.9],
  ['shown with another mark', numberCellOf('18.9', '18,90 €'), '18.9', 18.9],
  ['shown with zeros', numberCellOf(375_286, '00375286'), '00375286', 375_286],
  ['shown with zeros and words', numberCellOf(375_286, 'PZN-00375286'), 'PZN-00375286', 375_286],
  ['shown with zeros that are no part of it', numberCellOf(5, '0,05'), '5', 5],
  ['shown otherwise', numberCellOf(375_286, '0037528'), '375286', 375_286],
  ['zero with decimals', numberCellOf(0, '0.00'), '0', 0],
  ['zero as a code', numberCellOf(0, '000'), '000', 0],
  ['with an exponent', numberCellOf('4.150037528643E12', '4,15E+12'), '4150037528643', 4_150_037_528_643],
  [
    'in parts of hundred',
    cellOf('<text:p>19 %</text:p>', 'office:value-type="percentage" office:value="0.19"'),
    '0.19',
    0.19,
  ],
  [
    'of money',
    cellOf('<text:p>5,00 €</text:p>', 'office:value-type="currency" office:currency="EUR" office:value="5"'),
    '5',
    5,
  ],
])('UPL-10 number %s', async (_name, cell, text, number) => {
  expect(await read(cell)).toEqual({ kind: 'number', text, number, formula: false });
});

test.each([
  ['a day', 'office:value-type="date" office:date-value="2026-11-24"', 'date', '2026-11-24', 46_350],
  [
    'a day and time',
    'office:value-type="date" office:date-value="2026-11-24T12:00:00"',
    'date',
    '2026-11-24T12:00:00',
    46_350.5,
  ],
  ['a time', 'office:value-type="time" office:time-value="PT18H00M00S"', 'date', '18:00:00', 0.75],
  ['no day', 'office:value-type="date" office:date-value="tomorrow"', 'error', 'tomorrow', Number.NaN],
  ['no time', 'office:value-type="time" office:time-value="P1Y"', 'error', 'P1Y', Number.NaN],
  ['true', 'office:value-type="boolean" office:boolean-value="true"', 'boolean', 'TRUE', Number.NaN],
  ['false', 'office:value-type="boolean" office:boolean-value="false"', 'boolean', 'FALSE', Number.NaN],
  ['no number', 'office:value-type="float" office:value="NaN"', 'error', 'NaN', Number.NaN],
])('UPL-10 %s', async (_name, attributes, kind, text, number) => {
  expect(await read(cellOf('<text:p>shown</text:p>', attributes))).toEqual({ kind, text, number, formula: false });
});

test.each([
  ['a number', numberCellOf(4, '4', 'table:formula="of:=2+2"'), 'number', '4'],
  ['a text', textCellOf('x', 'table:formula="of:=&quot;x&quot;"'), 'text', 'x'],
  [
    "an error in LibreOffice's words",
    cellOf(
      '<text:p>#N/A</text:p>',
      'table:formula="of:=NA()" office:value-type="string" office:string-value="" calcext:value-type="error"',
    ),
    'error',
    '#N/A',
  ],
  ['an error that only shows', numberCellOf(0, '#DIV/0!', 'table:formula="of:=1/0"'), 'error', '#DIV/0!'],
  ['nothing', cellOf('', 'table:formula="of:=A1" office:value-type="string"'), 'empty', ''],
])('UPL-10 a formula that gave %s', async (_name, cell, kind, text) => {
  const { cells } = await readAllOfDocument(
    documentOf(rowOf(textCellOf('H') + textCellOf('I')) + rowOf(cell + textCellOf('x'))),
  );
  expect(cells[0]?.[0]).toMatchObject({ kind, text, formula: true });
});

describe('UPL-10 what is repeated', () => {
  const empty = (count: number) => `<table:table-cell table:number-columns-repeated="${count}"/>`;
  const tail = `<table:table-row table:number-rows-repeated="1048566">${empty(16_384)}</table:table-row>`;

  test('cells and rows with content are read as often as they stand for, empty ones are passed over', async () => {
    const rows =
      rowOf(textCellOf('A') + textCellOf('B', 'table:number-columns-repeated="2"') + textCellOf('C') + empty(16_380)) +
      rowOf('<table:table-cell/>', 'table:number-rows-repeated="3"') +
      rowOf(
        textCellOf('a') + numberCellOf(7, '007', 'table:number-columns-repeated="2"') + empty(16_381),
        'table:number-rows-repeated="2"',
      ) +
      rowOf(
        empty(2) + textCellOf('x') + '<table:covered-table-cell table:number-columns-repeated="1"/>' + empty(16_380),
      ) +
      tail;
    const found = await readAllOfDocument(documentOf(rows));
    expect(found.header).toEqual(['A', 'B', 'B', 'C']);
    expect(found.numbers).toEqual([5, 6, 7]);
    expect(textsOf(found)).toEqual([
      ['a', '007', '007', ''],
      ['a', '007', '007', ''],
      ['', '', 'x', ''],
    ]);
    expect(found.summary.rows).toBe(3);
  });

  test('a repeated first row is the header, and then rows', async () => {
    const found = await readAllOfDocument(documentOf(rowOf(textCellOf('A'), 'table:number-rows-repeated="9000"')));
    expect(found.cells).toHaveLength(8999);
    expect(found.numbers.at(-1)).toBe(9000);
    expect(found.cells.every(([cell]) => cell?.text === 'A')).toBe(true);
  });
});

test('UPL-10 rows in groups and header rows are rows of the table, those of a table in a cell are not', async () => {
  const inner = tableOf(rowOf(textCellOf('x')));
  const rows =
    `<table:table-columns><table:table-column/></table:table-columns><table:table-header-rows>${header}</table:table-header-rows>` +
    `<table:table-row-group><table:table-row-group>${rowOf(textCellOf('a'))}</table:table-row-group>${rowOf(cellOf(`<text:p>b</text:p>${inner}`))}</table:table-row-group>` +
    `<table:shapes><table:table-row>${textCellOf('x')}</table:table-row></table:shapes>${rowOf(textCellOf('c'))}`;
  expect(textsOf(await readAllOfDocument(documentOf(rows)))).toEqual([['a'], ['b'], ['c']]);
});

test('UPL-10 what lies under merged cells is not read', async () => {
  const rows =
    rowOf(textCellOf('H') + textCellOf('I')) +
    rowOf(
      `${textCellOf('a', 'table:number-columns-spanned="2"')}<table:covered-table-cell office:value-type="string"><text:p>x</text:p></table:covered-table-cell>`,
    );
  expect(textsOf(await readAllOfDocument(documentOf(rows)))).toEqual([['a', '']]);
});

test('UPL-10 hidden sheets in front are passed over, later ones are not looked at', async () => {
  const hidden = tableOf(rowOf(textCellOf('x')), 'a', 'table:style-name="ta2"');
  const later = tableOf(rowOf(textCellOf('y')), 'c');
  const content = contentOf(
    hidden + hidden + tableOf(built.plainRows, 'B &amp; b', 'table:style-name="ta1"') + later + hidden,
  );
  const { summary, header: titles } = await readAllOfDocument(buildDocument({ [documentParts.content]: content }));
  expect(summary).toEqual({ sheet: 'B & b', rows: 1, hiddenSheetsSkipped: 2 });
  expect(titles).toEqual(['PZN', 'Price']);
});

test.each([
  ['a template', buildDocument({ [documentParts.type]: `${built.spreadsheetType}-template` })],
  ['packed from end to end', buildZip(built.documentWith().map((part) => ({ ...part, stored: false })))],
  ['with pictures and settings', buildDocument({ 'Pictures/a.png': Buffer.alloc(50), 'settings.xml': 'not even XML' })],
  [
    'in UTF-16',
    buildDocument({ [documentParts.content]: Buffer.from(`\ufeff${contentOf(tableOf(built.plainRows))}`, 'utf16le') }),
  ],
])('UPL-10 a document %s is read', async (_name, file) => {
  expect(await outcome(readAllOfDocument(file))).toBe('read');
});

test('UPL-02 the currency of an amount', async () => {
  const amount = (value: string, currency: string) =>
    cellOf(
      `<text:p>${value} ${currency}</text:p>`,
      `office:value-type="currency" office:currency="${currency}" office:value="${value}"`,
    );
  const rows = [amount('12.95', 'CHF'), amount('12.95', 'EUR'), amount('12.95', 'CHF'), numberCellOf(12.95)];
  const file = documentOf(
    rowOf(textCellOf('H') + textCellOf('P')) + rows.map((cell) => rowOf(textCellOf('a') + cell)).join(''),
  );
  expect(await unitsOf(readOpenDocument, file)).toEqual(['CHF', 'EUR', 'CHF', '']);
});
