import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ReadLimits } from '../xlsx/read-workbook.ts';
import * as built from '../testing/build-document.ts';
import { buildWorkbook } from '../testing/build-workbook.ts';
import { buildZip, type ZipPart } from '../testing/build-zip.ts';
import { outcome, readAll, readAllOfDocument, textsOf } from '../testing/read-all.ts';

const {
  buildDocument,
  cellOf,
  contentOf,
  documentOf,
  documentParts,
  documentWith,
  manifestOf,
  rowOf,
  tableOf,
  textCellOf,
} = built;
const { type, manifest, content } = documentParts;

const megabyte = 1024 * 1024;
const plain = buildDocument();
const header = rowOf(textCellOf('H'));
const document = (rows: string) => documentOf(header + rows);
const withContent = (xml: string | Buffer | null) => buildDocument({ [content]: xml });
const withEntry = (name: string, change: Partial<ZipPart>) =>
  buildZip(documentWith().map((part) => (part.name === name ? { ...part, ...change } : part)));
const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const whole = contentOf(tableOf(built.plainRows));
const long = randomBytes(1.5 * megabyte).toString('hex');

const kinds: [string, Buffer, string][] = [
  ['nothing', Buffer.alloc(0), 'not_a_workbook'],
  ['a web page renamed', Buffer.from('<html><table><tr><td>PZN</td></tr></table></html>'), 'not_a_workbook'],
  ['a flat document', Buffer.from(whole), 'not_a_workbook'],
  ['an .xlsx renamed', buildWorkbook(), 'not_a_workbook'],
  ['an .odt renamed', buildDocument({ [type]: 'application/vnd.oasis.opendocument.text' }), 'not_a_workbook'],
  ['a type of 1 MB', buildDocument({ [type]: built.spreadsheetType.padEnd(megabyte) }), 'not_a_workbook'],
  ['an archive of something else', buildZip([{ name: 'a.txt', content: 'a' }]), 'not_a_workbook'],
  ['no type', buildDocument({ [type]: null }), 'not_a_workbook'],
  ['no manifest', buildDocument({ [manifest]: null }), 'damaged'],
  ['no content', withContent(null), 'damaged'],
  [
    'encrypted',
    buildDocument({
      [manifest]: manifestOf(
        '<manifest:encryption-data manifest:checksum-type="SHA1/1K"><manifest:algorithm/></manifest:encryption-data>',
      ),
      [content]: randomBytes(500),
    }),
    'encrypted',
  ],
  [
    'encrypted as a whole',
    buildDocument({
      [manifest]: manifestOf('<manifest:encryption-data/>'),
      [content]: null,
      'encrypted-package': randomBytes(500),
    }),
    'encrypted',
  ],
  ['an encrypted entry', withEntry(content, { flags: 1 }), 'encrypted'],
];

const archives: [string, Buffer, string][] = [
  ['cut off', plain.subarray(0, plain.length - 40), 'damaged'],
  ['an entry twice', buildZip([...documentWith(), ...documentWith().slice(0, 1)]), 'damaged'],
  ['a wrong checksum', withEntry(content, { crc: 1 }), 'damaged'],
  ['a wrong checksum of the type', withEntry(type, { crc: 1 }), 'damaged'],
  ['more bytes than declared', withEntry(content, { size: 20 }), 'damaged'],
  ['no deflated data', withEntry(content, { packed: randomBytes(400) }), 'damaged'],
  [
    '1,001 entries',
    buildZip([
      ...documentWith(),
      ...Array.from({ length: 998 }, (_part, index) => ({ name: `x${index}`, content: '' })),
    ]),
    'too_many_entries',
  ],
];

const repeated = (cells: string, rows: number) => document(rowOf(cells, `table:number-rows-repeated="${rows}"`));
const bombs: [string, Buffer, string][] = [
  ['content packed 1000 times', withContent(contentOf(' '.repeat(60 * megabyte))), 'too_large'],
  ['300 MB declared', withEntry(content, { size: 300 * megabyte }), 'too_large'],
  ['a row with content a million times', repeated(textCellOf('a'), 1_048_575), 'too_many_rows'],
  ['a row with content 10,000 million times', repeated(textCellOf('a'), 9_999_999_999), 'too_many_rows'],
  ['a long row many times', repeated(textCellOf('a'.repeat(10_000)), 399_999), 'too_large'],
  [
    'a long cell in many columns',
    document(rowOf(textCellOf(long, 'table:number-columns-repeated="256"'))),
    'too_large',
  ],
  [
    'a cell in many columns of many rows',
    repeated(textCellOf('a', 'table:number-columns-repeated="256"'), 399_999),
    'too_large',
  ],
  [
    'a cell with content in 16,384 columns',
    document(rowOf(textCellOf('a', 'table:number-columns-repeated="16384"'))),
    'too_many_columns',
  ],
  [
    'a cell with content in 10,000 million columns',
    document(rowOf(textCellOf('a', 'table:number-columns-repeated="9999999999"'))),
    'too_many_columns',
  ],
  ['10,000 million spaces', document(rowOf(textCellOf('<text:s text:c="9999999999"/>'))), 'too_large'],
  ['many times a million spaces', document(rowOf(textCellOf('<text:s text:c="1000000"/>'.repeat(5)))), 'too_large'],
  ['a row of 6 MB', document(rowOf(textCellOf(long) + textCellOf(long))), 'too_large'],
  ['a row of many cells', document(rowOf(cellOf('<text:span/>').repeat(150_000))), 'too_large'],
  [
    'styles of 9 MB',
    withContent(
      contentOf(
        tableOf(built.plainRows),
        Array.from({ length: 150_000 }, () => `<style:style style:name="${randomBytes(20).toString('hex')}"/>`).join(
          '',
        ),
      ),
    ),
    'too_large',
  ],
];

const texts: [string, Buffer, string][] = [
  ['a cell of 100,000 characters', document(rowOf(textCellOf('x'.repeat(100_000)))), 'too_much_text'],
  [
    'a cell of many spans',
    document(rowOf(textCellOf('<text:span>0123456789</text:span>'.repeat(10_000)))),
    'too_much_text',
  ],
  [
    'a text of 30,000 characters in 256 columns',
    document(rowOf(textCellOf('x'.repeat(30_000), 'table:number-columns-repeated="256"'))),
    'too_large',
  ],
  ['a text of 5,000 characters in 30,000 rows', repeated(textCellOf('x'.repeat(5000)), 30_000), 'too_much_text'],
  ['a text of 32,767 characters', document(rowOf(textCellOf('x'.repeat(32_767)))), 'read'],
];

const contents: [string, Buffer, string][] = [
  [
    'an entity bomb',
    withContent(whole.replace('<office:document-content', `${doctype}<office:document-content`)),
    'forbidden_content',
  ],
  [
    'a document type in the manifest',
    buildDocument({ [manifest]: `<!DOCTYPE x SYSTEM "file:///etc/passwd">${manifestOf()}` }),
    'forbidden_content',
  ],
  ['an undeclared entity', document(rowOf(textCellOf('&b;'))), 'damaged'],
  ['another root', withContent(whole.replaceAll('document-content', 'document-styles')), 'damaged'],
  ['a text document inside', withContent(whole.replaceAll('office:spreadsheet', 'office:text')), 'no_sheet'],
  ['no sheet', withContent(contentOf('')), 'no_sheet'],
  ['hidden sheets only', withContent(contentOf(tableOf(built.plainRows, 'a', 'table:style-name="ta2"'))), 'no_sheet'],
  ['a sheet without rows', withContent(contentOf(tableOf(''))), 'empty_sheet'],
  [
    'a sheet without anything',
    withContent(contentOf('<table:table table:name="a"/>' + tableOf(built.plainRows, 'b'))),
    'empty_sheet',
  ],
  [
    'a sheet with empty rows',
    documentOf(
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    ),
    'empty_sheet',
  ],
  ['repeated no times', repeated(textCellOf('a'), 0), 'damaged'],
  ['repeated minus one times', repeated(textCellOf('a'), -1), 'damaged'],
  ['columns repeated in words', document(rowOf('<table:table-cell table:number-columns-repeated="many"/>')), 'damaged'],
  [
    'a row beyond all',
    document('<table:table-row table:number-rows-repeated="1048575"/>' + rowOf(textCellOf('a'))),
    'damaged',
  ],
  [
    'a cell in the 257th column',
    document(rowOf(`<table:table-cell table:number-columns-repeated="256"/>${textCellOf('a')}`)),
    'too_many_columns',
  ],
  [
    'tags not balanced',
    document('<table:table-row><table:table-cell></table:table-row></table:table-cell>'),
    'damaged',
  ],
  ['cut in the middle of a tag', withContent(whole.slice(0, -4)), 'damaged'],
  ['nested 300 deep', document(rowOf(`${'<a>'.repeat(300)}${'</a>'.repeat(300)}`)), 'damaged'],
];

describe.each([
  ['kinds of files', kinds],
  ['archives', archives],
  ['bombs', bombs],
  ['texts', texts],
  ['contents', contents],
])('UPL-10 hostile %s', (_group, files) => {
  test.each(files)('%s', async (_name, file, code) => {
    const before = process.threadCpuUsage();
    expect(await outcome(readAllOfDocument(file))).toBe(code);
    expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

test('UPL-10 a document is no workbook', async () => {
  expect(await outcome(readAll(plain))).toBe('not_a_workbook');
});

test.each<[Partial<ReadLimits>, string]>([
  [{ entries: 2 }, 'too_many_entries'],
  [{ inflated: 1000 }, 'too_large'],
  [{ styles: 20 }, 'too_large'],
  [{ rows: 0 }, 'too_many_rows'],
  [{ cellBytes: 7 }, 'too_much_text'],
  [{ textBytes: 19 }, 'too_much_text'],
  [{ columns: 1 }, 'too_many_columns'],
  [{ rows: 1, columns: 2, entries: 3 }, 'read'],
])('UPL-10 with limits %j it is %s', async (limits, code) => {
  expect(await outcome(readAllOfDocument(plain, limits))).toBe(code);
});

test('UPL-10 a row repeated within the limits is read, what it repeats counted', async () => {
  const rows = rowOf(textCellOf('a'), 'table:number-rows-repeated="50000"');
  const found = await readAllOfDocument(document(rows));
  expect(found.summary.rows).toBe(50_000);
  expect(new Set(textsOf(found).map(([text]) => text))).toEqual(new Set(['a']));
  expect(await outcome(readAllOfDocument(document(rows), { inflated: megabyte }))).toBe('too_large');
  expect(await outcome(readAllOfDocument(document(rows), { rows: 49_999 }))).toBe('too_many_rows');
});
