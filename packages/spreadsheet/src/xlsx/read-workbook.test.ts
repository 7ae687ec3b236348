import { expect, test } from 'vitest';
import { kindCodes } from '../cells/row-batch.ts';
import { cellKinds, defaultReadLimits, readWorkbook } from './read-workbook.ts';
import * as built from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import { readAll, textsOf } from '../testing/read-all.ts';

const {
  buildWorkbook,
  sheetOf,
  sheetPart,
  stringsOf,
  stringsPart,
  stylesOf,
  stylesPart,
  workbookPart,
  workbookRelsPart,
} = built;

const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>H</t></is></c></row>';
const secondRow = (cell: string) =>
  buildWorkbook({ [sheetPart]: sheetOf(`${header}<row r="2">${cell}</row><row r="3"><c r="A3"><v>1</v></c></row>`) });

/** The cell below the header. */
async function read(cell: string, changes: Parameters<typeof buildWorkbook>[0] = {}) {
  const file = buildWorkbook({
    [sheetPart]: sheetOf(`${header}<row r="2">${cell}</row><row r="3"><c r="A3"><v>1</v></c></row>`),
    ...changes,
  });
  const { numbers, cells } = await readAll(file);
  return numbers[0] === 2 ? cells[0]?.[0] : undefined;
}

test('UPL-02 the plain workbook', async () => {
  const { header, headerRow, numbers, cells, summary } = await readAll(buildWorkbook());
  expect({ header, headerRow, numbers, summary }).toEqual({
    header: ['PZN', 'Price'],
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
  ['inline', '<c r="A2" t="inlineStr"><is><t>a</t></is></c>', 'a'],
  [
    'inline rich text without its phonetic',
    '<c r="A2" t="inlineStr"><is><r><rPr><b/></rPr><t>a</t></r><r><t xml:space="preserve"> b</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c>',
    'a b',
  ],
  ['references', '<c r="A2" t="str"><v>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;</v></c>', '<&>"\'A😀'],
  ['escaped characters', '<c r="A2" t="str"><v>a_x000D_b_x005F_x0041_</v></c>', 'a\rb_x0041_'],
  ['a literal section', '<c r="A2" t="str"><v>a<![CDATA[<b>&amp;]]>c</v></c>', 'a<b>&amp;c'],
  ['comments and instructions', '<c r="A2" t="str"><!-- <v>x</v> --><v>a<!-- - -->b<?x?></v></c>', 'ab'],
  ['line ends', '<c r="A2" t="str"><v>a\r\nb\rc&#13;d</v></c>', 'a\nb\nc\rd'],
  ['white space', '<c r="A2" t="inlineStr"><is><t>  a </t></is></c>', '  a '],
  ['attributes in any order and quotes', "<c t = 'str'\n r='A2' s='0' ><v>a</v></c >", 'a'],
  [
    'another vocabulary inside is not read',
    '<c r="A2" t="str"><extLst><ext><v>x</v></ext></extLst><xm:v xmlns:xm="u">y</xm:v><v>a</v></c>',
    'a',
  ],
  ['umlauts', '<c r="A2" t="str"><v>Großhandel ñ €</v></c>', 'Großhandel ñ €'],
])('UPL-02 text: %s', async (_name, cell, text) => {
  expect(await read(cell)).toEqual({ kind: 'text', text, number: Number.NaN, formula: false });
});

test.each([
  ['18.9', '18.9', 18.9],
  ['18.899999999999999', '18.9', 18.9],
  ['0.30000000000000004', '0.3', 0.1 + 0.2],
  ['7.0000000000000007E-2', '0.07', 0.07],
  ['-99999.990000000005', '-99999.99', -99_999.99],
  ['99.999999999999999', '100', 100],
  ['123456789012340.25', '123456789012340', 123_456_789_012_340.25],
  ['1E+2', '100', 100],
  ['1E+9999', '1E+9999', Number.NaN],
  ['1.5e-3', '0.0015', 0.0015],
  ['4150037528643', '4150037528643', 4_150_037_528_643],
  ['4.150037528643E12', '4150037528643', 4_150_037_528_643],
  ['12345678901234567890', '12345678901234567890', Number('12345678901234567890')],
  [' -7 ', '-7', -7],
  ['.5', '0.5', 0.5],
  ['1.10', '1.10', 1.1],
])('UPL-02 the number %s is shown %s', async (written, text, number) => {
  expect(await read(`<c r="A2"><v>${written}</v></c>`)).toEqual({ kind: 'number', text, number, formula: false });
});

test.each([
  ['1', '<c r="A2" t="b"><v>1</v></c>', 'boolean', 'TRUE'],
  ['0', '<c r="A2" t="b"><v>0</v></c>', 'boolean', 'FALSE'],
  ['an error', '<c r="A2" t="e"><v>#N/A</v></c>', 'error', '#N/A'],
  ['no number', '<c r="A2"><v>NaN</v></c>', 'error', 'NaN'],
  ['a wrong date', '<c r="A2" t="d"><v>tomorrow</v></c>', 'error', 'tomorrow'],
])('UPL-02 %s', async (_name, cell, kind, text) => {
  expect(await read(cell)).toEqual({ kind, text, number: Number.NaN, formula: false });
});

test.each([
  ['an array of one', '<c r="A2"><f t="array" ref="A2">1+1</f><v>2</v></c>', { kind: 'number', text: '2', number: 2 }],
  [
    'shared, empty',
    '<c r="A2" t="str"><f si="0" t="shared"/><v>a</v></c>',
    { kind: 'text', text: 'a', number: Number.NaN },
  ],
  ['an error', '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', { kind: 'error', text: '#DIV/0!', number: Number.NaN }],
])('UPL-02 the value that a formula gave: %s', async (_name, cell, expected) => {
  expect(await read(cell)).toEqual({ ...expected, formula: true });
});

test.each([
  ['no cell', ''],
  ['a cell without value', '<c r="A2" s="0"/>'],
  ['an empty value', '<c r="A2"><v></v></c>'],
  ['an empty text', '<c r="A2" t="inlineStr"><is><t/></is></c>'],
  ['a formula that gave nothing', '<c r="A2" t="str"><f>""</f><v></v></c>'],
  ['an empty shared text', '<c r="A2" t="s"><v>2</v></c>'],
  ['an empty shared text in a column nobody chose', '<c r="B2" t="s"><v>2</v></c>'],
  ['an empty cell beyond the columns', '<c r="XFD2" s="0"/>'],
])('UPL-02 a row is empty with %s', async (_name, cell) => {
  expect(
    await read(cell, { [stringsPart]: stringsOf('<si><t>a</t></si><si><t>b</t></si><si><t/></si>') }),
  ).toBeUndefined();
});

test.each([
  ['0000000', '375286', '0375286'],
  ['00000000', '375286', '00375286'],
  ['0000000;-0', '12345678', '12345678'],
  ['000000"."0', '6541968', '654196.8'],
  ['000000\\.0', '1', '000000.1'],
  ['"847000"0000000', '12', '8470000000012'],
  ['0000000', '1.5', '1.5'],
  ['0000000', '-5', '-5'],
  ['0.00', '18.9', '18.9'],
  ['#,##0.00 "Stk [d]"', '3', '3'],
  ['[Red]0', '3', '3'],
  ['General', '3', '3'],
])('UPL-03 the format %s shows %s as %s', async (format, value, text) => {
  expect(await read(`<c r="A2" s="1"><v>${value}</v></c>`, { [stylesPart]: stylesOf([0, format]) })).toMatchObject({
    kind: 'number',
    text,
    number: Number(value),
  });
});

const format1904 = {
  [workbookPart]: built.workbookOf('<sheet name="S" sheetId="1" r:id="rId1"/>', '<workbookPr date1904="1"/>'),
};

test.each([
  ['built in', 14, '46350', '2026-11-24', 46_350, {}],
  ['with a time', 22, '46350.5', '2026-11-24T12:00:00', 46_350.5, {}],
  ['a time', 20, '0.75', '18:00:00', 0.75, {}],
  ['own', '[$-407]d. mmm yyyy', '46350', '2026-11-24', 46_350, {}],
  ['elapsed', '[h]:mm', '1.5', '1900-01-01T12:00:00', 1.5, {}],
  ['before the day that never was', 14, '59', '1900-02-28', 59, {}],
  ['after it', 14, '61', '1900-03-01', 61, {}],
  ['beyond all dates', 14, '12345678', '12345678', 12_345_678, {}],
  ['of 1904', 14, '44888', '2026-11-24', 46_350, format1904],
])('UPL-02 dates: %s', async (_name, format, value, text, number, changes) => {
  expect(
    await read(`<c r="A2" s="1"><v>${value}</v></c>`, { [stylesPart]: stylesOf([0, format]), ...changes }),
  ).toMatchObject({ kind: 'date', text, number });
});

test('UPL-02 a date in ISO form', async () => {
  expect(await read('<c r="A2" t="d"><v>2026-11-24T12:00:00</v></c>')).toMatchObject({
    kind: 'date',
    text: '2026-11-24T12:00:00',
    number: 46_350.5,
  });
});

test('UPL-02 shared texts: rich, phonetic, empty, escaped, repeated', async () => {
  const strings =
    '<si><t>H</t></si><si><r><t>a</t></r><r><rPr><sz val="9"/></rPr><t xml:space="preserve"> b</t></r><rPh sb="0" eb="1"><t>x</t></rPh><phoneticPr fontId="1"/></si><si/><si><t>_x0041_&#233;</t></si>';
  const cells = [0, 1, 3, 1].map(
    (index, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>${index}</v></c></row>`,
  );
  const file = buildWorkbook({ [stringsPart]: stringsOf(strings), [sheetPart]: sheetOf(cells.join('')) });
  expect(textsOf(await readAll(file))).toEqual([['a b'], ['Aé'], ['a b']]);
});

test.each([
  [
    'without references',
    '<row><c t="str"><v>A</v></c><c t="str"><v>B</v></c></row><row/><row><c><v>1</v></c><c><v>2</v></c></row>',
    [3],
  ],
  [
    'row from its cells',
    '<row><c r="A4" t="str"><v>A</v></c><c r="B4" t="str"><v>B</v></c></row><row><c r="A9"><v>1</v></c><c><v>2</v></c></row>',
    [9],
  ],
  [
    'gaps',
    '<row r="2"><c r="A2" t="str"><v>A</v></c><c r="B2" t="str"><v>B</v></c></row><row r="70"><c r="A70"><v>1</v></c><c r="B70"><v>2</v></c></row>',
    [70],
  ],
  [
    'merged header',
    '<row r="1"><c r="A1" t="str"><v>A</v></c><c r="B1" t="str"><v>B</v></c><c r="C1" s="0"/></row><row r="2"><c r="A2" s="0"/></row><row r="3"><c r="A3"><v>1</v></c><c r="B3"><v>2</v></c></row>',
    [3],
  ],
])('UPL-02 rows and columns %s', async (_name, rows, numbers) => {
  const found = await readAll(
    buildWorkbook({
      [sheetPart]: sheetOf(
        rows,
        '<dimension ref="A1:XFD10000000"/>',
        '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>',
      ),
    }),
  );
  expect(found).toMatchObject({ header: ['A', 'B'], numbers });
  expect(textsOf(found)).toEqual([['1', '2']]);
});

test('UPL-02 a row passed over leaves nothing to the next one', async () => {
  const rows = `${header}<row r="2"><c r="A2" t="str"><f>""</f><v></v></c></row><row r="3"><c r="B3"><v>1</v></c></row>`;
  expect((await readAll(buildWorkbook({ [sheetPart]: sheetOf(rows) }))).cells).toEqual([
    [{ kind: 'empty', text: '', number: Number.NaN, formula: false }],
  ]);
});

const strict = (xml: string) =>
  xml
    .replaceAll(built.mainSpace, built.strictSpace)
    .replace(/http:\/\/schemas\.openxmlformats\.org\/officeDocument\/2006\/relationships/g, built.strictRelations);
const prefixed = (xml: string) => xml.replace(/<(\/?)([a-zA-Z])/g, '<$1x:$2').replace(' xmlns="', ' xmlns:x="');
const utf16 = (xml: string) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');
const everyPart = (change: (xml: string) => string | Buffer) =>
  Object.fromEntries(Object.entries(built.plainParts).map(([name, xml]) => [name, change(xml)]));

test.each([
  ['strict vocabulary', everyPart(strict)],
  ['prefixes everywhere', everyPart(prefixed)],
  ['UTF-16, little end first', everyPart(utf16)],
  ['UTF-16, big end first', everyPart((xml) => utf16(xml).swap16())],
  [
    'UTF-16 without a mark',
    everyPart((xml) =>
      Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${xml.replace(/^<\?[^>]*>/, '')}`, 'utf16le'),
    ),
  ],
  ['UTF-8 with a mark', everyPart((xml) => `\ufeff${xml}`)],
  [
    'absolute targets',
    { [workbookRelsPart]: built.plainParts[workbookRelsPart]?.replaceAll('Target="', 'Target="/xl/') ?? '' },
  ],
  [
    'targets with steps',
    { [workbookRelsPart]: built.plainParts[workbookRelsPart]?.replaceAll('Target="', 'Target="../xl/./') ?? '' },
  ],
  [
    'alternate content in the workbook',
    {
      [workbookPart]: built.workbookOf(
        '<sheet name="Stock" sheetId="1" r:id="rId1"/>',
        '<mc:AlternateContent xmlns:mc="u"><mc:Choice Requires="x15"><x15ac:absPath xmlns:x15ac="u" url="C:\\"/></mc:Choice></mc:AlternateContent>',
      ),
    },
  ],
  [
    'alternate content in the sheet',
    {
      [sheetPart]: built.plainSheet
        .replace(
          '<sheetData>',
          '<mc:AlternateContent xmlns:mc="u"><mc:Choice><sheetData><row/></sheetData></mc:Choice></mc:AlternateContent><sheetData>',
        )
        .replace(
          '<c r="A2"',
          '<mc:AlternateContent xmlns:mc="u"><mc:Choice><c r="B2"><v>7</v></c></mc:Choice></mc:AlternateContent><c r="A2"',
        ),
    },
  ],
  [
    'a part outside that is not read',
    {
      [workbookRelsPart]:
        built.plainParts[workbookRelsPart]?.replace(
          '</R',
          '<Relationship Id="rId9" Type="u/externalLink" Target="http://example.com" TargetMode="External"/></R',
        ) ?? '',
    },
  ],
  [
    'no stylesheet',
    {
      [stylesPart]: null,
      [workbookRelsPart]: built.plainParts[workbookRelsPart]?.replace(/<Relationship Id="rId2"[^>]*>/, '') ?? '',
    },
  ],
])('UPL-02 %s', async (_name, changes) => {
  const found = await readAll(buildWorkbook(changes));
  expect(found.header).toEqual(['PZN', 'Price']);
  expect(textsOf(found)).toEqual([['03752864', '18.9']]);
});

test.each([
  ['stored entries', buildZip(built.partsWith().map((part) => ({ ...part, stored: true })))],
  ['sizes behind the content', buildZip(built.partsWith().map((part) => ({ ...part, descriptor: true })))],
  ['wrong sizes in local headers', buildZip(built.partsWith().map((part) => ({ ...part, localSize: 7 })))],
  [
    'zip64',
    buildZip(
      built.partsWith().map((part) => ({ ...part, zip64: true })),
      { zip64: true },
    ),
  ],
  ['a comment', buildWorkbook({}, { comment: 'PK\u0005\u0006 made by hand' })],
  [
    'other cases and backslashes in names',
    buildZip(built.partsWith().map((part) => ({ ...part, name: part.name.replaceAll('/', '\\').toUpperCase() }))),
  ],
  ['entries in another order', buildZip(built.partsWith().toReversed())],
])('UPL-02 archives: %s', async (_name, file) => {
  expect(textsOf(await readAll(file))).toEqual([['03752864', '18.9']]);
});

test('UPL-02 the first visible worksheet is read', async () => {
  const sheets =
    '<sheet name="Chart" sheetId="4" r:id="rId9"/><sheet name="Old" sheetId="1" state="hidden" r:id="rId2"/><sheet name="Deep" sheetId="2" state="veryHidden" r:id="rId2"/><sheet name="Stock &amp; more" sheetId="3" r:id="rId1"/>';
  const relations =
    built.relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
    built.relation('rId2', 'worksheet', 'worksheets/sheet2.xml') +
    built.relation('rId9', 'chartsheet', 'chartsheets/sheet1.xml');
  const file = buildWorkbook({
    [workbookPart]: built.workbookOf(sheets),
    [workbookRelsPart]: built.relationsOf(relations),
    [sheetPart]: sheetOf('<row><c t="str"><v>H</v></c></row>'),
  });
  expect((await readAll(file)).summary).toEqual({ sheet: 'Stock & more', rows: 0, hiddenSheetsSkipped: 2 });
});

test('each kind of cell has its number', () => {
  expect(cellKinds.map((kind) => kindCodes[kind])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('UPL-02 columns come in the order asked for, twice when asked twice, empty where there are none', async () => {
  const rows: unknown[] = [];
  await readWorkbook(secondRow('<c r="A2"><v>1</v></c><c r="C2" t="str"><v>c</v></c>'), {
    limits: defaultReadLimits,
    onHeader: () => [2, 0, 2, 5000],
    onRows: (batch) => {
      for (let row = 0; row < batch.rows; row += 1) rows.push([0, 1, 2, 3, 4].map((column) => batch.text(row, column)));
    },
  });
  expect(rows).toEqual([
    ['c', '1', 'c', '', ''],
    ['', '1', '', '', ''],
  ]);
});

test.each(['onHeader', 'onRows'] as const)('UPL-02 what %s throws passes through', async (place) => {
  const own = new TypeError('mine');
  const reading = { limits: defaultReadLimits, onHeader: () => [0], onRows: () => undefined };
  await expect(
    readWorkbook(buildWorkbook(), {
      ...reading,
      [place]: () => {
        throw own;
      },
    }),
  ).rejects.toBe(own);
});

test('UPL-02 20,000 rows come in several batches, none lost', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_row, index) =>
      `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>${index % 2}</v></c><c r="B${index + 1}"><v>${index}.25</v></c></row>`,
  );
  const { cells, numbers, summary } = await readAll(buildWorkbook({ [sheetPart]: sheetOf(rows.join('\n')) }));
  expect(summary.rows).toBe(19_999);
  expect(numbers.every((number, index) => number === index + 2)).toBe(true);
  expect(
    cells.every(
      ([a, b], index) =>
        a?.text === (index % 2 ? 'PZN' : 'Price') && b?.number === index + 1.25 && b.text === `${index + 1}.25`,
    ),
  ).toBe(true);
});
