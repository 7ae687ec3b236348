import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { defaultReadLimits, type ReadLimits, readWorkbook, type RowBatch } from './read-workbook.ts';
import * as built from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import { outcome, readAll, textsOf } from '../testing/read-all.ts';

const {
  buildWorkbook,
  partsWith,
  sheetOf,
  sheetPart,
  stringsOf,
  stringsPart,
  stylesPart,
  typesPart,
  withEntry,
  workbookPart,
  workbookRelsPart,
  rootRelsPart,
} = built;

const megabyte = 1024 * 1024;
const ole = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from(`${stream}\0`, 'utf16le'),
    Buffer.alloc(512),
  ]);
const plain = buildWorkbook();
const zeros = deflateRawSync(Buffer.alloc(60 * megabyte, ' '));
const header = '<row r="1"><c r="A1" t="str"><v>H</v></c></row>';
const sheet = (rows: string, before?: string, after?: string) =>
  buildWorkbook({ [sheetPart]: sheetOf(header + rows, before, after) });
const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const relations = (from: string, to: string) => ({
  [workbookRelsPart]: (built.plainParts[workbookRelsPart] ?? '').replace(from, to),
});

const kinds: [string, Buffer, string][] = [
  ['nothing', Buffer.alloc(0), 'not_a_workbook'],
  ['random bytes', randomBytes(5000), 'not_a_workbook'],
  ['a web page renamed', Buffer.from('<html><table><tr><td>PZN</td></tr></table></html>'), 'not_a_workbook'],
  ['an .xls renamed', ole('Workbook'), 'old_excel_format'],
  ['an .xls of Excel 5', ole('Book'), 'old_excel_format'],
  ['an .xls of Excel 4', Buffer.from('0904060000001000', 'hex'), 'old_excel_format'],
  ['an encrypted workbook', ole('EncryptedPackage'), 'encrypted'],
  ['a .doc renamed', ole('WordDocument'), 'not_a_workbook'],
  ['an archive of something else', buildZip([{ name: 'a.txt', content: 'a' }]), 'not_a_workbook'],
  ['a .docx renamed', buildWorkbook({ [typesPart]: built.wordTypes }), 'not_a_workbook'],
  ['macros', buildWorkbook({ [typesPart]: built.macroTypes }), 'forbidden_content'],
  ['no relation to a workbook', buildWorkbook({ [rootRelsPart]: built.relationsOf('') }), 'not_a_workbook'],
];

const archives: [string, Buffer, string][] = [
  ['cut off', plain.subarray(0, plain.length - 40), 'damaged'],
  ['cut in half', plain.subarray(0, plain.length / 2), 'damaged'],
  ['bytes behind the end', Buffer.concat([plain, Buffer.from('x')]), 'damaged'],
  [
    'bytes before the first entry',
    Buffer.concat([plain.subarray(0, 4), Buffer.alloc(9), plain.subarray(4)]),
    'damaged',
  ],
  ['a directory elsewhere', buildWorkbook({}, { directoryOffset: 30 }), 'damaged'],
  ['more entries counted than there are', buildWorkbook({}, { count: 9 }), 'damaged'],
  ['fewer entries counted than there are', buildWorkbook({}, { count: 6 }), 'damaged'],
  ['an entry twice', buildZip([...partsWith(), ...partsWith().slice(0, 1)]), 'damaged'],
  ['an entry twice in other case', buildZip([...partsWith(), { name: 'XL/Workbook.xml', content: '' }]), 'damaged'],
  ['overlapping entries', withEntry(stylesPart, { offset: 0, localName: typesPart }), 'damaged'],
  [
    'two entries in one place',
    buildZip([...partsWith(), { name: typesPart.replace('[', '{'), content: '', offset: 0 }]),
    'damaged',
  ],
  ['an entry beyond the end', withEntry(stylesPart, { offset: 10_000_000 }), 'damaged'],
  ['two names of one entry', withEntry(stylesPart, { localName: 'xl/other.xml.' }), 'damaged'],
  ['a wrong checksum', withEntry(sheetPart, { crc: 1 }), 'damaged'],
  ['more bytes than declared', withEntry(sheetPart, { size: 20 }), 'damaged'],
  ['fewer bytes than declared', withEntry(sheetPart, { size: 5000 }), 'damaged'],
  ['more bytes than declared, stored', withEntry(sheetPart, { stored: true, size: 20 }), 'damaged'],
  ['no deflated data', withEntry(sheetPart, { packed: randomBytes(400) }), 'damaged'],
  [
    'bytes behind the deflated data',
    withEntry(sheetPart, { packed: Buffer.concat([deflateRawSync(built.plainSheet), Buffer.alloc(7)]) }),
    'damaged',
  ],
  [
    'deflated data cut off',
    withEntry(sheetPart, { packed: deflateRawSync(built.plainSheet).subarray(0, 50) }),
    'damaged',
  ],
  ['another packing method', withEntry(sheetPart, { method: 12 }), 'damaged'],
  ['an encrypted entry', withEntry(sheetPart, { flags: 1 }), 'encrypted'],
  [
    '1,001 entries',
    buildZip([...partsWith(), ...Array.from({ length: 994 }, (_part, index) => ({ name: `x${index}`, content: '' }))]),
    'too_many_entries',
  ],
  ['65,535 entries counted', buildWorkbook({}, { count: 65_535 }), 'too_many_entries'],
];

const bombs: [string, Buffer, string][] = [
  [
    'a sheet packed 1000 times',
    withEntry(sheetPart, { content: Buffer.alloc(60 * megabyte, ' '), packed: zeros }),
    'too_large',
  ],
  [
    'the same, declared small',
    withEntry(sheetPart, { content: Buffer.alloc(60 * megabyte, ' '), packed: zeros, size: 1000 }),
    'damaged',
  ],
  [
    'shared strings packed 1000 times',
    withEntry(stringsPart, { content: Buffer.alloc(60 * megabyte, ' '), packed: zeros }),
    'too_large',
  ],
  ['300 MB declared', withEntry(sheetPart, { size: 300 * megabyte }), 'too_large'],
  ['100 MB of shared strings declared', withEntry(stringsPart, { size: 100 * megabyte }), 'too_large'],
  [
    'styles of 9 MB',
    buildWorkbook({ [stylesPart]: built.stylesOf([randomBytes(5 * megabyte).toString('hex')]) }),
    'too_large',
  ],
  [
    'a number format of 300 characters',
    buildWorkbook({ [stylesPart]: built.stylesOf(['0'.repeat(300)]) }),
    'too_large',
  ],
  [
    'a row of 5 MB',
    sheet(`<row r="2"><c r="A2" t="str"><v>${randomBytes(2.5 * megabyte).toString('hex')}</v></c></row>`),
    'too_large',
  ],
  ['a tag of 5 MB', sheet(`<row r="2" x="${randomBytes(2.5 * megabyte).toString('hex')}"/>`), 'too_large'],
  [
    'a row of many cells',
    sheet(
      `<row r="2">${Array.from({ length: 300_000 }, (_cell, index) => `<c r="A2"><v>${index}</v></c>`).join('')}</row>`,
    ),
    'too_large',
  ],
  [
    'a shared string of 5 MB',
    buildWorkbook({ [stringsPart]: stringsOf(`<si><t>${randomBytes(2.5 * megabyte).toString('hex')}</t></si>`) }),
    'too_large',
  ],
];

/** A sheet of rows whose cells all refer to one shared string. */
const sharing = (text: string, { rows, columns = 2 }: { rows: number; columns?: number }) => {
  const row = (number: number) =>
    `<row r="${number}">${'<c t="s"><v>0</v></c>'.repeat(columns)}<c r="IV${number}"><v>${Math.imul(number, 2_654_435_761)}</v></c></row>`;
  const below = Array.from({ length: rows }, (_row, index) => row(index + 2)).join('');
  return buildWorkbook({
    [stringsPart]: stringsOf(`<si><t>${text}</t></si><si><t>H</t></si>`),
    [sheetPart]: sheetOf(`<row r="1">${'<c t="s"><v>1</v></c>'.repeat(columns)}</row>${below}`),
  });
};
const longest = 'x'.repeat(32_767);

const texts: [string, Buffer, string][] = [
  [
    'a shared text of 1,000,000 characters',
    sharing('x'.repeat(1_000_000), { rows: 20_000, columns: 5 }),
    'too_much_text',
  ],
  [
    'a shared text of 32,000 characters, 600,000 times',
    sharing('x'.repeat(32_000), { rows: 200_000, columns: 3 }),
    'too_much_text',
  ],
  ['a shared text in 255 columns of one row', sharing(longest, { rows: 1, columns: 255 }), 'too_much_text'],
  [
    'a shared text of many runs',
    buildWorkbook({
      [stringsPart]: stringsOf(`<si>${'<r><t>0123456789</t></r>'.repeat(20_000)}</si><si><t>H</t></si>`),
    }),
    'too_much_text',
  ],
  [
    'a text of a cell of 100,000 characters',
    sheet(`<row r="2"><c r="A2" t="str"><v>${'x'.repeat(100_000)}</v></c></row>`),
    'too_much_text',
  ],
  [
    'an inline text of 100,000 characters',
    sheet(`<row r="2"><c r="A2" t="inlineStr"><is>${'<r><t>0123456789</t></r>'.repeat(10_000)}</is></c></row>`),
    'too_much_text',
  ],
  [
    'a header of 1,000,000 characters',
    buildWorkbook({ [stringsPart]: stringsOf(`<si><t>${'x'.repeat(1_000_000)}</t></si><si><t>H</t></si>`) }),
    'too_much_text',
  ],
  ['the longest text that Excel knows', sharing(longest, { rows: 100 }), 'read'],
];

const contents: [string, Buffer, string][] = [
  [
    'an entity bomb in the sheet',
    buildWorkbook({ [sheetPart]: built.plainSheet.replace('<worksheet', `${doctype}<worksheet`) }),
    'forbidden_content',
  ],
  [
    'an entity bomb in the strings',
    buildWorkbook({ [stringsPart]: doctype + stringsOf('<si><t>&b;</t></si>') }),
    'forbidden_content',
  ],
  [
    'an entity bomb in UTF-16',
    buildWorkbook({ [stringsPart]: Buffer.from(`\ufeff${doctype}${stringsOf('')}`, 'utf16le') }),
    'forbidden_content',
  ],
  [
    'a document type in the workbook',
    buildWorkbook({
      [workbookPart]: `<!DOCTYPE workbook SYSTEM "file:///etc/passwd">${built.plainParts[workbookPart]}`,
    }),
    'forbidden_content',
  ],
  ['an undeclared entity', sheet('<row r="2"><c r="A2" t="str"><v>&b;</v></c></row>'), 'damaged'],
  [
    'the sheet outside the file',
    buildWorkbook(
      relations('Target="worksheets/sheet1.xml"', 'Target="https://example.com/sheet1.xml" TargetMode="External"'),
    ),
    'forbidden_content',
  ],
  [
    'the strings outside the file',
    buildWorkbook(relations('Target="sharedStrings.xml"', 'Target="file:///etc/passwd" TargetMode="External"')),
    'forbidden_content',
  ],
  ['the sheet is missing', buildWorkbook({ [sheetPart]: null }), 'damaged'],
  ['the stylesheet is missing', buildWorkbook({ [stylesPart]: null }), 'read'],
  ['the strings are missing', buildWorkbook({ [stringsPart]: null }), 'damaged'],
  ['the sheet is the stylesheet', buildWorkbook(relations('worksheets/sheet1.xml', 'styles.xml')), 'damaged'],
  ['the strings are the sheet', buildWorkbook(relations('sharedStrings.xml', 'worksheets/sheet1.xml')), 'damaged'],
  ['no sheet', buildWorkbook({ [workbookPart]: built.workbookOf('') }), 'no_sheet'],
  [
    'hidden sheets only',
    buildWorkbook({ [workbookPart]: built.workbookOf('<sheet name="a" sheetId="1" state="hidden" r:id="rId1"/>') }),
    'no_sheet',
  ],
  ['a sheet without rows', buildWorkbook({ [sheetPart]: sheetOf('') }), 'empty_sheet'],
  [
    'a sheet with empty rows',
    buildWorkbook({ [sheetPart]: sheetOf('<row r="1"/><row r="2"><c r="A2" s="0"/></row>') }),
    'empty_sheet',
  ],
  ['tags not balanced', sheet('<row r="2"><c r="A2"></row></c>'), 'damaged'],
  ['cut in the middle of a tag', buildWorkbook({ [sheetPart]: built.plainSheet.slice(0, -4) }), 'damaged'],
  [
    'two roots',
    buildWorkbook({ [sheetPart]: built.plainSheet + built.plainSheet.slice(built.plainSheet.indexOf('<worksheet')) }),
    'damaged',
  ],
  ['text around the root', buildWorkbook({ [sheetPart]: `x${built.plainSheet}` }), 'damaged'],
  ['nested 300 deep', sheet(`<row r="2">${'<a>'.repeat(300)}${'</a>'.repeat(300)}</row>`), 'damaged'],
  ['an unknown encoding', buildWorkbook({ [sheetPart]: built.plainSheet.replace('UTF-8', 'EBCDIC-CP-US') }), 'damaged'],
  [
    'half a character in UTF-16',
    buildWorkbook({
      [sheetPart]: Buffer.concat([Buffer.from(`\ufeff${built.plainSheet}`, 'utf16le'), Buffer.from([0])]),
    }),
    'damaged',
  ],
  ['a shared string that is not there', sheet('<row r="2"><c r="A2" t="s"><v>2</v></c></row>'), 'damaged'],
  ['a shared string before the first', sheet('<row r="2"><c r="A2" t="s"><v>-1</v></c></row>'), 'damaged'],
  ['a cell without a column', sheet('<row r="2"><c r="22"><v>1</v></c></row>'), 'damaged'],
  ['a column beyond all', sheet('<row r="2"><c r="XFE2"><v>1</v></c></row>'), 'damaged'],
  ['a row beyond all', sheet('<row r="1048577"><c r="A2"><v>1</v></c></row>'), 'damaged'],
  ['a cell in the 257th column', sheet('<row r="2"><c r="IW2"><v>1</v></c></row>'), 'too_many_columns'],
];

describe.each([
  ['kinds of files', kinds],
  ['archives', archives],
  ['bombs', bombs],
  ['texts', texts],
  ['contents', contents],
])('UPL-07 hostile %s', (_group, files) => {
  test.each(files)('%s', async (_name, file, code) => {
    const before = process.threadCpuUsage();
    expect(await outcome(readAll(file))).toBe(code);
    expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

test.each<[Partial<ReadLimits>, string]>([
  [{ entries: 6 }, 'too_many_entries'],
  [{ inflated: 1000 }, 'too_large'],
  [{ sharedStrings: 20 }, 'too_large'],
  [{ styles: 20 }, 'too_large'],
  [{ rows: 0 }, 'too_many_rows'],
  [{ cellBytes: 7 }, 'too_much_text'],
  [{ textBytes: 19 }, 'too_much_text'],
  [{ cellBytes: 8, textBytes: 20 }, 'read'],
  [{ columns: 1 }, 'too_many_columns'],
  [{ rows: 1, columns: 2, entries: 7 }, 'read'],
])('UPL-07 with limits %j it is %s', async (limits, code) => {
  expect(await outcome(readAll(plain, limits))).toBe(code);
});

test('UPL-07 10 million declared rows mean nothing, 1,048,576 empty ones are passed over', async () => {
  const rows = Array.from({ length: 1_048_574 }, (_row, index) => `<row r="${index + 3}"/>`).join('');
  const file = sheet(`<row r="2"><c r="A2" t="str"><v>a</v></c></row>${rows}`, '<dimension ref="A1:XFD10000000"/>');
  const found = await readAll(file);
  expect(textsOf(found)).toEqual([['a']]);
  expect(found.summary.rows).toBe(1);
});

test('UPL-07 a text that nobody reads may be longer than any cell of Excel', async () => {
  const strings = stringsOf(`<si><t>${'x'.repeat(200_000)}</t></si><si><t>H</t></si>`);
  const rows =
    '<row r="1"><c r="A1" t="s"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c><c r="B2" t="s"><v>0</v></c></row>';
  const file = buildWorkbook({ [stringsPart]: strings, [sheetPart]: sheetOf(rows) });
  expect(textsOf(await readAll(file))).toEqual([['1']]);
});

test('UPL-07 texts are counted before they are built: a file that comes to too many gives away less than it may', async () => {
  let given = 0;
  const limits = { ...defaultReadLimits, textBytes: 1_000_000 };
  const onRows = (batch: RowBatch) => {
    for (let row = 0; row < batch.rows; row += 1) given += batch.text(row, 0).length;
  };
  const file = sharing('x'.repeat(100), { rows: 50_000, columns: 1 });
  expect(await outcome(readWorkbook(file, { limits, onHeader: () => [0], onRows }))).toBe('too_much_text');
  expect(given).toBeGreaterThan(0);
  expect(given).toBeLessThanOrEqual(limits.textBytes);
});

test('UPL-07 a refused file stops at the first row too many', async () => {
  const rows = Array.from({ length: 30_000 }, (_row, index) => `<row><c><v>${index}</v></c></row>`).join('');
  expect(await outcome(readAll(sheet(rows), { rows: 29_999 }))).toBe('too_many_rows');
  expect(await outcome(readAll(sheet(rows), { rows: 30_000 }))).toBe('read');
});
