import { read, utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import {
  buildDocument,
  cellOf,
  contentOf,
  documentParts,
  numberCellOf,
  rowOf,
  tableOf,
  textCellOf,
} from '../testing/build-document.ts';
import { pick, seeded, type Random } from '../testing/random.ts';
import { readAllOfDocument, type ReadCell } from '../testing/read-all.ts';

const texts = [
  'PZN',
  'Großhandel',
  'a & b <c> "d"',
  '  spaces  inside ',
  'two\nlines',
  'tab\tbed',
  '😀',
  '00012',
  'é',
  '=1+1',
  'x'.repeat(300),
] as const;
const numbers = [0, 5, -3, 18.9, 0.1, 1234.56, 3_752_864, 4_150_037_528_643, 99_999.99] as const;

function randomCell(random: Random): CellObject | null {
  switch (random(6)) {
    case 0:
      return null;
    case 1:
      return { t: 'b', v: random(2) === 1 };
    case 2:
      return { t: 'n', v: random(1000), f: 'A1+1' };
    case 3:
    case 4:
      return { t: 's', v: pick(random, texts) };
    default:
      return { t: 'n', v: pick(random, numbers) };
  }
}

function randomSheet(random: Random): WorkSheet {
  const columns = 1 + random(12);
  const sheet = utils.aoa_to_sheet([Array.from({ length: columns }, (_column, index) => `H${index}`)], {
    dense: false,
  });
  const rows = random(60);
  for (let row = 1; row <= rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = random(9) === 0 ? null : randomCell(random);
      if (cell !== null) sheet[utils.encode_cell({ r: row, c: column })] = cell;
    }
  }
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows, c: columns - 1 } });
  return sheet;
}

/** The value of a cell by the oracle, in our words. */
function expected(cell: CellObject | undefined): Partial<ReadCell> {
  const formula = cell?.f !== undefined;
  if (cell === undefined || cell.t === 'z' || cell.v === '') return { kind: 'empty', text: '', formula };
  if (cell.t === 's') return { kind: 'text', text: String(cell.v), formula };
  if (cell.t === 'b') return { kind: 'boolean', text: cell.v ? 'TRUE' : 'FALSE', formula };
  return { kind: 'number', number: Number(cell.v), formula };
}

async function compare(file: Buffer): Promise<number> {
  const ours = await readAllOfDocument(file);
  const workbook = read(file, { cellFormula: true, cellText: true });
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

describe('UPL-10 cell by cell like @e965/xlsx', () => {
  test.each(Array.from({ length: 40 }, (_seed, seed) => seed))('its own file %d', async (seed) => {
    const workbook = utils.book_new();
    utils.book_append_sheet(workbook, randomSheet(seeded(seed)), 'One');
    utils.book_append_sheet(workbook, utils.aoa_to_sheet([['another']]), 'Two');
    expect(
      await compare(write(workbook, { type: 'buffer', bookType: 'ods', compression: seed % 2 === 0 })),
    ).toBeGreaterThanOrEqual(0);
  });

  const empty = (count: number) => `<table:table-cell table:number-columns-repeated="${count}"/>`;
  const header = rowOf(textCellOf('H', 'table:number-columns-repeated="5"') + empty(16_379));
  const cells =
    textCellOf('a &amp; b') +
    numberCellOf(18.9, '18,90') +
    empty(1) +
    textCellOf('<text:span>x</text:span>y', 'table:number-columns-repeated="2"') +
    empty(16_379);

  test.each<[string, string, number]>([
    ['repeated cells', header + rowOf(cells).repeat(100), 500],
    [
      'repeated rows',
      header +
        rowOf(cells, 'table:number-rows-repeated="3"') +
        rowOf(empty(16_384), 'table:number-rows-repeated="7"') +
        rowOf(cells),
      20,
    ],
    ['line breaks between tags', (header + rowOf(cells).repeat(10)).replaceAll('><table', '>\n  <table'), 50],
    ['a group of rows', `${header}<table:table-row-group>${rowOf(cells).repeat(10)}</table:table-row-group>`, 50],
    ['without types', header + rowOf(cellOf('<text:p>a</text:p>') + empty(16_383)).repeat(4), 20],
  ])('built by hand: %s', async (_name, rows, compared) => {
    // The oracle wants a stylesheet, ours does not look at it.
    const styles = '<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>';
    expect(
      await compare(buildDocument({ [documentParts.content]: contentOf(tableOf(rows)), 'styles.xml': styles })),
    ).toBe(compared);
  });
});
