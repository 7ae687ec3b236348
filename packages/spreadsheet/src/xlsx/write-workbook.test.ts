import { read, utils } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { columnName, type CellFormat, type CellValue } from './write-sheet.ts';
import { sheetNames } from './write-parts.ts';
import { workbookBuffer, writeWorkbook } from './write-workbook.ts';

async function readBack(format: CellFormat, value: CellValue) {
  const bytes = await workbookBuffer({
    sheets: [{ name: 'One', columns: [{ header: 'Value', width: 12, format }], rows: [[value]] }],
  });
  const workbook = read(bytes, { cellNF: true, cellStyles: true });
  return workbook.Sheets['One']?.['A2'];
}

describe('ORD-08 workbooks', () => {
  test.each([
    ['=1+1'],
    ['+49 761 555'],
    ['-5'],
    ['@home'],
    ['＝1+1'],
    ['＠home'],
    ['03752864'],
    ['0000000'],
    ['Müller & Söhne <"\'>'],
    ['  spaces stay  '],
    ['two\nlines'],
    ['_x000D_ literally'],
    ['_x41_ and _xZZZZ_'],
    ['😀 ñ ß €'],
  ])('text %j comes back as the same text, typed as text', async (text) => {
    expect(await readBack('text', text)).toMatchObject({ t: 's', v: text, z: '@' });
  });

  test.each([
    ['a\u0000b\u0007c', 'abc'],
    ['a\r\nb', 'a\nb'],
    ['a\ud800b\udc00c', 'abc'],
    ['a\ufffeb', 'ab'],
    ['x'.repeat(40_000), 'x'.repeat(32_767)],
  ])('what a cell cannot hold is dropped', async (text, kept) => {
    expect((await readBack('text', text))?.v).toBe(kept);
  });

  test.each<[CellFormat, CellValue, number, string]>([
    ['integer', 42, 42, '0'],
    ['integer', -7, -7, '0'],
    ['money', 1234, 12.34, '#,##0.00'],
    ['money', 5, 0.05, '#,##0.00'],
    ['money', -199, -1.99, '#,##0.00'],
    ['money', 0, 0, '#,##0.00'],
    ['price', 1890, 18.9, '0.00'],
    ['price', 123_456, 1234.56, '0.00'],
  ])('%s %d is the number %d shown as %s', async (format, value, number, shown) => {
    expect(await readBack(format, value)).toMatchObject({ t: 'n', v: number, z: shown });
  });

  test.each([
    ['2026-11-24T13:02', 46350 + 782 / 1440],
    ['2024-02-29T00:00:00', 45351],
  ])('%s is day %d', async (wallClock, day) => {
    const cell = await readBack('date_time', wallClock);
    expect(cell?.v).toBeCloseTo(day, 8);
    expect(cell?.z).toBe('m/d/yy h:mm');
  });

  test('a day is shown without a time', async () => {
    expect(await readBack('date', '2026-11-24')).toMatchObject({ v: 46350, z: 'm/d/yy' });
  });

  test.each([
    ['money', 12.5],
    ['price', 12.5],
    ['integer', Number.NaN],
    ['integer', 'twelve'],
    ['date_time', '24.11.2026'],
    ['date', '24.11.2026'],
    ['date', '2026-11-24T13:02'],
  ] as const)('%s refuses %s', async (format, value) => {
    await expect(readBack(format, value)).rejects.toThrow(TypeError);
  });

  test('an empty cell is no cell, a short row is filled up', async () => {
    expect(await readBack('text', null)).toBeUndefined();
    expect(await readBack('money', '')).toBeUndefined();
  });

  test('several sheets, rows in portions as they are read, headers', async () => {
    async function* rows() {
      for (let from = 1; from <= 5000; from += 1000)
        yield Array.from({ length: 1000 }, (_, at) => [`row ${from + at}`, from + at]);
    }
    const columns = [
      { header: 'Name', width: 20, format: 'text' },
      { header: 'Count', width: 8, format: 'integer' },
    ] as const;
    const bytes = await workbookBuffer({
      sheets: [
        { name: 'A', columns, rows: [] },
        { name: 'B', columns, rows: rows() },
      ],
    });
    const workbook = read(bytes);
    expect(workbook.SheetNames).toEqual(['A', 'B']);
    const values = utils.sheet_to_json<unknown[]>(workbook.Sheets['B'] ?? {}, { header: 1 });
    expect(values).toHaveLength(5001);
    expect([values[0], values[5000]]).toEqual([
      ['Name', 'Count'],
      ['row 5000', 5000],
    ]);
  });

  test('the same content gives the same bytes', async () => {
    const make = () =>
      workbookBuffer({ sheets: [{ name: 'A', columns: [{ header: 'H', width: 9, format: 'text' }], rows: [['x']] }] });
    expect((await make()).equals(await make())).toBe(true);
  });

  test('a failing source fails the stream', async () => {
    async function* rows(): AsyncGenerator<CellValue[][]> {
      yield [['x']];
      throw new Error('source broke');
    }
    const stream = writeWorkbook({
      sheets: [{ name: 'A', columns: [{ header: 'H', width: 9, format: 'text' }], rows: rows() }],
    });
    await expect(stream.toArray()).rejects.toThrow('source broke');
  });

  test('sheet names are made acceptable and unique', () => {
    expect(sheetNames(['Orders: new?', 'Orders: new?', '', "'q'", 'x'.repeat(40)])).toEqual([
      'Orders  new',
      'Orders  new (2)',
      'Sheet 3',
      'q',
      'x'.repeat(31),
    ]);
  });

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %d is %s', (index, name) => {
    expect(columnName(index)).toBe(name);
  });
});
