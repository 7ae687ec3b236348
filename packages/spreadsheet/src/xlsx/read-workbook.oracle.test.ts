import { read, utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import {
  buildWorkbook,
  partsWith,
  sheetOf,
  sheetPart,
  stringsOf,
  stringsPart,
  stylesOf,
  stylesPart,
} from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import { pick, seeded, type Random } from '../testing/random.ts';
import { readAll, type ReadCell } from '../testing/read-all.ts';
import { workbookBuffer } from './write-workbook.ts';

const texts = [
  'PZN',
  'Großhandel',
  'a & b <c> "d"',
  ' spaces ',
  'two\nlines',
  '😀',
  '00012',
  '_x000D_',
  'é',
  '=1+1',
  'x'.repeat(300),
] as const;
const formats = ['General', '0', '0.00', '0000000', '00000000', '#,##0.00', '0%', '@'] as const;
const numbers = [0, 5, -3, 18.9, 0.1, 1234.56, 3_752_864, 4_150_037_528_643, 1e-7, 1e21, 0.1 + 0.2, 99_999.99] as const;

function randomCell(random: Random): CellObject | null {
  switch (random(8)) {
    case 0:
      return null;
    case 1:
      return { t: 'b', v: random(2) === 1 };
    case 2:
      return { t: 'e', v: pick(random, [0x2a, 0x07, 0x0f]) };
    case 3:
      return { t: 'n', v: 40_000 + random(9000), z: pick(random, ['yyyy-mm-dd', 'dd.mm.yyyy', 'm/d/yy']) };
    case 4:
      return { t: 'n', v: random(1000), f: 'A1+1' };
    case 5:
    case 6:
      return { t: 's', v: pick(random, texts) };
    default:
      return { t: 'n', v: pick(random, numbers), z: pick(random, formats) };
  }
}

function randomSheet(random: Random): WorkSheet {
  const columns = 1 + random(12);
  const header = Array.from({ length: columns }, (_column, index) => ({ t: 's' as const, v: `H${index}` }));
  const rows = Array.from({ length: random(60) }, () =>
    Array.from({ length: columns }, () => (random(9) === 0 ? null : randomCell(random))),
  );
  const sheet = utils.aoa_to_sheet([], { dense: false });
  for (const [row, cells] of [header, ...rows].entries()) {
    for (const [column, cell] of cells.entries())
      if (cell !== null) sheet[utils.encode_cell({ r: row, c: column })] = cell;
  }
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: columns - 1 } });
  return sheet;
}

/** The value of a cell by the oracle, in our words. */
function expected(cell: CellObject | undefined): Omit<ReadCell, 'text'> & { readonly text?: string } {
  const formula = cell?.f !== undefined;
  if (cell === undefined || cell.t === 'z' || cell.v === '')
    return { kind: 'empty', text: '', number: Number.NaN, formula };
  if (cell.t === 's')
    return { kind: 'text', text: String(cell.v).replaceAll('\r\n', '\n'), number: Number.NaN, formula };
  if (cell.t === 'b') return { kind: 'boolean', text: cell.v ? 'TRUE' : 'FALSE', number: Number.NaN, formula };
  if (cell.t === 'e') return { kind: 'error', text: cell.w ?? '', number: Number.NaN, formula };
  const format = String(cell.z ?? 'General');
  if (/[dmy]/.test(format.replace('General', ''))) return { kind: 'date', number: Number(cell.v), formula };
  // A code that is no whole number is shown as it is written: rounded, it would be another code.
  const shown = /^0{2,}$/.test(format) && /^\d+$/.test(String(cell.v)) ? { text: cell.w ?? '' } : {};
  return { kind: 'number', number: Number(cell.v), formula, ...shown };
}

async function compare(file: Buffer): Promise<number> {
  const ours = await readAll(file);
  const workbook = read(file, { cellNF: true, cellFormula: true, cellText: true });
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {};
  let compared = 0;
  for (const [index, row] of ours.cells.entries()) {
    for (const [column, cell] of row.entries()) {
      const name = utils.encode_cell({ r: (ours.numbers[index] ?? 0) - 1, c: column });
      expect({ name, ...cell }).toMatchObject({ name, ...expected(sheet[name]) });
      compared += 1;
    }
  }
  const filled = Object.keys(sheet).filter(
    (name) => /^[A-Z]+\d+$/.test(name) && expected(sheet[name]).kind !== 'empty',
  );
  const found =
    ours.cells.flat().filter(({ kind }) => kind !== 'empty').length + ours.header.filter((text) => text !== '').length;
  expect(found).toBe(filled.length);
  return compared;
}

describe('UPL-02 cell by cell like @e965/xlsx', () => {
  test.each(Array.from({ length: 40 }, (_seed, seed) => seed))('its own file %d', async (seed) => {
    const workbook = utils.book_new();
    utils.book_append_sheet(workbook, randomSheet(seeded(seed)), 'One');
    const options = { type: 'buffer', bookType: 'xlsx', bookSST: seed % 2 === 0, compression: seed % 3 !== 0 } as const;
    expect(await compare(write(workbook, options))).toBeGreaterThanOrEqual(0);
  });

  test('a file of our own writer', async () => {
    const columns = (['text', 'integer', 'money', 'date_time', 'price'] as const).map((format) => ({
      header: format,
      width: 9,
      format,
    }));
    const rows = Array.from({ length: 500 }, (_row, index) => [
      texts[index % texts.length] ?? null,
      index,
      index * 7,
      '2026-11-24T13:02',
      index % 3 ? index : null,
    ]);
    expect(await compare(await workbookBuffer({ sheets: [{ name: 'One', columns, rows }] }))).toBe(2500);
  });

  const styled = { [stylesPart]: stylesOf([0, '0000000', 14]) };
  const cells =
    '<c s="1"><v>375286</v></c><c t="s"><v>0</v></c><c t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></is></c><c t="str"><f>"x"</f><v>x</v></c><c s="2"><v>46350</v></c><c t="b"><v>1</v></c><c><v>1.5E+3</v></c>';
  const header = `<row>${'<c t="str"><v>H</v></c>'.repeat(7)}</row>`;
  const references = (xml: string) => {
    let row = 0;
    return xml.replace(/<row>(.*?)<\/row>/g, (_match, inside: string) => {
      row += 1;
      let column = 0;
      return `<row r="${row}">${inside.replaceAll('<c ', () => `<c r="${utils.encode_cell({ r: row - 1, c: column++ })}" `).replaceAll('<c>', () => `<c r="${utils.encode_cell({ r: row - 1, c: column++ })}">`)}</row>`;
    });
  };
  const rows = references(header + `<row>${cells}</row>`.repeat(200));
  const strings = { [stringsPart]: stringsOf('<si><r><t>rich </t></r><r><rPr><b/></rPr><t>text</t></r></si>') };

  test.each<[string, Buffer]>([
    ['shared, rich, styled', buildWorkbook({ ...styled, ...strings, [sheetPart]: sheetOf(rows) })],
    [
      'with line breaks between tags',
      buildWorkbook({
        ...styled,
        ...strings,
        [sheetPart]: sheetOf(rows.replaceAll('><c', '>\n  <c').replaceAll('</row>', '\n</row>\n')),
      }),
    ],
    [
      'stored entries',
      buildZip(
        partsWith({ ...styled, ...strings, [sheetPart]: sheetOf(rows) }).map((part) => ({ ...part, stored: true })),
      ),
    ],
    [
      'cells in another order',
      buildWorkbook({
        ...styled,
        ...strings,
        [sheetPart]: sheetOf(rows.replace(/(<c r="A5".*?<\/c>)(<c r="B5".*?<\/c>)/, '$2$1')),
      }),
    ],
  ])('built by hand: %s', async (_name, file) => {
    expect(await compare(file)).toBe(1400);
  });
});
