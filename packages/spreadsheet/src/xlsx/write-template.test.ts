import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readCentralDirectory } from '../zip/central-directory.ts';
import { defaultReadLimits } from './read-workbook.ts';
import type { Sheet } from './write-sheet.ts';
import { readAll, textsOf } from '../testing/read-all.ts';
import { workbookBuffer } from './write-workbook.ts';

const stock: Sheet = {
  name: 'Bestand',
  columns: [
    { header: 'PZN', width: 12, format: 'text' },
    { header: 'Bestand', width: 10, format: 'integer' },
    { header: 'Preis', width: 10, format: 'price' },
    { header: 'Bestandsherkunft', width: 18, format: 'text', list: ['eigen', 'Groß"handel" & mehr'] },
  ],
  rows: [
    ['03752864', 5, 1890, 'eigen'],
    ['=1+1', 0, 5, null],
  ],
};
const help: Sheet = {
  name: 'Hilfe',
  columns: [{ header: 'So geht es', width: 90, format: 'text' }],
  rows: [['Eine Zeile je Produkt.']],
};

async function part(sheets: readonly Sheet[], name: string): Promise<string> {
  const file = await workbookBuffer({ sheets });
  const entry = readCentralDirectory(file, defaultReadLimits).get(name);
  return entry === undefined
    ? ''
    : inflateRawSync(file.subarray(entry.start, entry.start + entry.packed)).toString('utf8');
}

describe('UPL-01 templates', () => {
  test('the reader reads its own template back', async () => {
    const found = await readAll(await workbookBuffer({ sheets: [stock, help] }));
    expect(found.header).toEqual(['PZN', 'Bestand', 'Preis', 'Bestandsherkunft']);
    expect(textsOf(found)).toEqual([
      ['03752864', '5', '18.90', 'eigen'],
      ['=1+1', '0', '0.05', ''],
    ]);
    expect(found.cells[1]?.[0]).toMatchObject({ kind: 'text', formula: false });
    expect(found.summary.sheet).toBe('Bestand');
  });

  test('the elements of a sheet come in the order of ECMA-376, a drop-down over the whole column', async () => {
    const xml = await part([stock], 'xl/worksheets/sheet1.xml');
    const order = ['<sheetViews>', '<sheetFormatPr ', '<cols>', '<sheetData>', '<dataValidations count="1">'].map(
      (tag) => xml.indexOf(tag),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    expect(xml).toContain(
      'sqref="D2:D1048576"><formula1>&quot;eigen,Groß&quot;&quot;handel&quot;&quot; &amp; mehr&quot;</formula1>',
    );
    expect(xml).toContain('state="frozen"');
  });

  test('whole columns carry their style, the header is bold', async () => {
    const xml = await part([stock], 'xl/worksheets/sheet1.xml');
    const styles = [
      ...(await part([stock], 'xl/styles.xml')).matchAll(/<xf numFmtId="(\d+)" fontId="(\d)"[^>]*xfId/g),
    ].map(([, format, font]) => [format, font]);
    const columns = [...xml.matchAll(/<col min="\d" max="\d" width="\d+" style="(\d)"/g)].map(
      ([, style]) => styles[Number(style)]?.[0],
    );
    expect(columns).toEqual(['49', '1', '2', '49']);
    expect(styles[Number(/<c r="A1" s="(\d)"/.exec(xml)?.[1])]).toEqual(['49', '1']);
  });

  test('a column is as wide as its header, and long texts break into lines', async () => {
    const columns = [
      { header: 'Origen del stock del vendedor', width: 10, format: 'text' },
      { header: 'Qué va ahí', width: 60, format: 'wrapped' },
    ] as const;
    const sheet = { name: 'Ayuda', columns, rows: [['a', 'b'.repeat(200)]] };
    const xml = await part([sheet], 'xl/worksheets/sheet1.xml');
    const widths = [...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths[0]).toBeGreaterThanOrEqual(30);
    expect(widths[1]).toBe(60);
    const style = Number(/<c r="B2" s="(\d)"/.exec(xml)?.[1]);
    const styles = (await part([sheet], 'xl/styles.xml')).split('<cellXfs')[1]?.match(/<xf .*?(?:\/>|<\/xf>)/g);
    expect(styles?.[style]).toContain('wrapText="1"');
    expect(textsOf(await readAll(await workbookBuffer({ sheets: [sheet] })))[0]?.[1]).toBe('b'.repeat(200));
  });

  test('a sheet without lists has no validations', async () => {
    expect(await part([help], 'xl/worksheets/sheet1.xml')).not.toContain('dataValidation');
  });

  test.each([
    ['a comma', ['a,b']],
    ['an empty word', ['a', '']],
    ['256 characters', ['x'.repeat(200), 'y'.repeat(55)]],
  ])('a list with %s is refused', async (_name, list) => {
    const columns = [{ header: 'H', width: 9, format: 'text', list }] as const;
    await expect(workbookBuffer({ sheets: [{ name: 'A', columns, rows: [] }] })).rejects.toThrow(RangeError);
  });
});
