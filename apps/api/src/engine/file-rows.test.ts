import { noOwnHeaders } from '@offizin/domain/uploads/own-headers';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import {
  buildDocument,
  contentOf,
  documentParts,
  rowOf,
  tableOf,
  textCellOf,
} from '@offizin/spreadsheet/testing/build-document';
import { describe, expect, test } from 'vitest';
import { HeaderProblem, readFileRows } from './file-rows.ts';

const header = ['EAN', 'Bestand', 'Preis', 'Bestandsherkunft'];
const row = ['4009900000178', '5', '12,95', 'eigen'];

/** A sheet whose first row is `rows[0]`. */
const sheetOf = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  columns: (rows[0] ?? []).map((text) => ({ header: text, width: 12, format: 'text' as const })),
  rows: rows.slice(1),
});

async function read(file: Uint8Array, currency: 'EUR' | 'CHF' = 'EUR') {
  const rows: unknown[] = [];
  const reading = await readFileRows({
    file,
    acceptsText: true,
    mode: 'stock_and_price',
    seller: { market: 'DE', locale: 'de_DE', currency },
    corrections: new Map(),
    ownHeaders: noOwnHeaders,
    onRow: ({ gtin, price, unreadable }, rowNumber) => rows.push({ rowNumber, gtin, price, unreadable }),
  });
  return { rows, sheet: reading.sheet };
}
const found = (rowNumber: number) => ({ rowNumber, gtin: '04009900000178', price: 1295, unreadable: null });
const title = ['Preisliste November', '', '', ''];

describe('UPL-02 the header is found', () => {
  test.each([
    ['in the first row', [header, row], 2],
    ['below a title', [title, header, row], 3],
    ['below a title and an empty row', [title, ['', '', '', ''], header, row], 4],
    ['in the tenth row with content', [...Array.from({ length: 9 }, () => title), header, row], 11],
    ['below a row that names fewer columns', [['Preis', 'Liste', '', ''], header, row], 3],
  ])('%s', async (_where, rows, rowNumber) => {
    const csv = Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'), 'utf8');
    expect((await read(csv)).rows).toEqual([found(rowNumber)]);
    const xlsx = await workbookBuffer({ sheets: [sheetOf('Liste', rows)] });
    expect((await read(xlsx)).rows).toEqual([found(rowNumber)]);
  });

  test('on a later sheet, behind a cover', async () => {
    const cover = sheetOf('Übersicht', [['Exportübersicht'], ['Stand 24.11.2026']]);
    expect(await read(await workbookBuffer({ sheets: [cover, sheetOf('Liste', [title, header, row])] }))).toEqual({
      sheet: 'Liste',
      rows: [found(3)],
    });
    const table = (name: string, rows: readonly (readonly string[])[]) =>
      tableOf(rows.map((cells) => rowOf(cells.map((text) => textCellOf(text)).join(''))).join(''), name);
    const ods = buildDocument({
      [documentParts.content]: contentOf(table('Übersicht', [['Übersicht']]) + table('Liste', [header, row])),
    });
    expect(await read(ods)).toEqual({ sheet: 'Liste', rows: [found(2)] });
  });

  test('and of sheets without one the nearest says what is missing', async () => {
    const sheets = [
      sheetOf('Deckblatt', [['Deckblatt']]),
      sheetOf('Liste', [
        ['EAN', 'Preis'],
        ['4009900000178', '1'],
      ]),
    ];
    const refused: unknown = await read(await workbookBuffer({ sheets })).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HeaderProblem);
    expect(refused).toMatchObject({ headers: { missing: ['stock', 'origin'] } });
  });
});

describe('UPL-02 csv as programs write it', () => {
  const lines = (delimiter: string) => [title, header, row, row].map((cells) => cells.join(delimiter)).join('\n');
  test.each([
    [';', Buffer.from(lines(';'))],
    ['tab', Buffer.from(lines('\t'))],
    ['|', Buffer.from(lines('|'))],
    ['comma, quoted', Buffer.from(lines('","').replace(/^|$/gm, '"'))],
    ['UTF-16', Buffer.from(`\uFEFF${lines(';')}`, 'utf16le')],
    [
      'a title without delimiters',
      Buffer.from(`Preisliste, Stand November\n${[header, row, row].map((cells) => cells.join('\t')).join('\n')}`),
    ],
    [
      'codes kept from being numbers',
      Buffer.from(`${header.join(';')}\n="4009900000178";5;12,95;eigen\n4009900000178.0;5;12,95;eigen`),
    ],
  ])('%s', async (_what, file) => {
    const { rows } = await read(file);
    expect(rows.map((each) => ({ ...(each as object), rowNumber: 0 }))).toEqual([found(0), found(0)]);
  });
});
