import type { EarlierRow, Finding, RowFacts } from '../facts.ts';

/** Whether a repeated row says something else than the first one, which counts. */
export function saysOtherwise(row: RowFacts, earlier: EarlierRow): boolean {
  if (row.price !== earlier.price) return true;
  return row.mode === 'stock_and_price' && (row.stock !== earlier.stock || row.origin !== earlier.origin);
}

/** Row and prices, then the stocks; ends before the first pair that the rows do not have. */
function numbersOf(row: RowFacts, earlier: EarlierRow): number[] {
  const numbers = [earlier.rowNumber];
  if (row.price === null || earlier.price === null) return numbers;
  numbers.push(earlier.price, row.price);
  if (row.stock !== null && earlier.stock !== null) numbers.push(earlier.stock, row.stock);
  return numbers;
}

/** The product was named before in the same file or feed: the first row counts, this one changes nothing. */
export function duplicatedByPartner(row: RowFacts): Finding | null {
  const { earlier } = row;
  if (earlier === null) return null;
  return {
    type: 'duplicated_by_partner',
    colour: 'grey',
    numbers: numbersOf(row, earlier),
  };
}
