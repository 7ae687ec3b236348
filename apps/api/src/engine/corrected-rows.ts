import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import { productSubject, placeOf, rowSubject } from '../modules/offers/write/finding-subject.ts';
import type { FindingWrites } from '../modules/offers/write/finding-writes.ts';
import type { Outcome } from '../modules/offers/write/outcome.ts';
import type { SellerOffers } from '../modules/offers/write/seller-offers.ts';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';
import type { Judge } from './judge.ts';
import { findNewer, type RowOfRun } from './newer-queries.ts';

export interface JudgedRow {
  readonly row: ParsedRow;
  readonly outcome: Outcome;
}

/** What a row is that something newer has judged: it changes nothing. */
function leftAlone(outcome: Outcome): Outcome {
  const nothing = {
    writes: false,
    leaves: false,
    returns: false,
    warned: false,
    isLeft: true,
    purchasePrice: null,
  } as const;
  return { ...outcome, ...nothing, finding: null, result: 'informed' };
}

/**
 * The rows of an applied file that were corrected afterwards. The others are judged before them, because they counted first:
 * a corrected row that names the product of another one is its repetition.
 */
export class CorrectedRows {
  /** The rows as they were judged last, by their numbers. */
  readonly #before: ReadonlyMap<number, RowOfRun>;
  readonly #waiting: { readonly row: ParsedRow; readonly rowNumber: number }[] = [];

  constructor(before: readonly RowOfRun[]) {
    this.#before = new Map(before.map((row) => [row.rowNumber, row]));
  }

  /** Takes a row of the file in its order. */
  meet(judge: Judge, row: ParsedRow, rowNumber: number): void {
    if (this.#before.has(rowNumber)) this.#waiting.push({ row: { ...row }, rowNumber });
    else judge.judge(row, rowNumber);
  }

  /** Judges the corrected rows; those whose product something newer has judged are left alone, and are shown in a dry run only. */
  async judged(judge: Judge, db: SellerDb, dry: boolean): Promise<JudgedRow[]> {
    const all = this.#waiting.map(({ row, rowNumber }) => ({ row, outcome: { ...judge.judge(row, rowNumber) } }));
    const asked = all.flatMap(({ outcome: { rowNumber, productNo } }) => {
      const before = this.#before.get(rowNumber);
      return before === undefined ? [] : [before, ...(productNo < 0 ? [] : [{ ...before, productNo }])];
    });
    const newer = await findNewer(db, db.sellerId, asked);
    return all.flatMap(({ row, outcome }) => {
      if (!newer.has(outcome.rowNumber)) return [{ row, outcome }];
      return dry ? [{ row, outcome: leftAlone(outcome) }] : [];
    });
  }

  /** The finding of the row is about what it names now: what it named before no longer counts. */
  move(findings: FindingWrites, { row, outcome }: JudgedRow, offers: SellerOffers): void {
    const before = this.#before.get(outcome.rowNumber);
    if (before === undefined) return;
    const { rowNumber, productNo, code, gtin } = before;
    if (productNo === null) findings.move(rowSubject(code, gtin, placeOf('upload', rowNumber)), outcome, row);
    else if (productNo !== outcome.productNo && offers.slotOf(productNo) < 0)
      findings.move(productSubject(productNo), outcome, row);
    else findings.add(outcome, row);
  }
}
