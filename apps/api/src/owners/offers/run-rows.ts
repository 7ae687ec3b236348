import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import type { Outcome } from './outcome.ts';
import { findingCodes, originCodes, verdictCodes } from './offer-codes.ts';
import type { RunRows } from './run-row-queries.ts';
import type { SellerOffers } from './seller-offers.ts';

const fields = 16;

/** Writes what became of one row of a run. */
export function writeRow(
  rows: RunRows,
  { row, outcome }: { row: ParsedRow; outcome: Outcome },
  offers: SellerOffers,
): void {
  const { copy } = rows;
  const { finding, slot } = outcome;
  const matched = outcome.productNo >= 0;
  copy.row(fields);
  copy.int4(outcome.rowNumber);
  copy.int2(verdictCodes.codeOf(outcome.verdict));
  copy.bool(outcome.warned);
  if (finding === null) {
    copy.null();
    copy.null();
  } else {
    copy.int2(findingCodes.codeOf(finding.type));
    copy.int8s(finding.numbers);
  }
  copy.int4(matched ? outcome.productNo : null);
  // A matched product has its codes in the catalogue.
  copy.text(matched ? null : (row.code ?? identifierText(row, 'code')));
  copy.text(matched ? null : (row.gtin ?? identifierText(row, 'gtin')));
  copy.text(row.sku);
  copy.int8(outcome.price);
  copy.int4(outcome.stock);
  copy.int2(originCodes.codeOf(outcome.origin));
  if (slot < 0) {
    copy.null();
    copy.null();
    copy.null();
  } else {
    copy.int8(offers.price[slot] ?? 0);
    copy.int4(offers.stock[slot] ?? 0);
    copy.int2(offers.origin[slot] ?? 0);
  }
  copy.jsonb(outcome.detail === null ? null : JSON.stringify(outcome.detail));
  rows.rowDone();
}

/** The identifier as the file has it, where it could not be used. */
export function identifierText(row: ParsedRow, field: 'code' | 'gtin'): string | null {
  if (row.identifierProblem?.field === field) return row.identifierProblem.text;
  return row.unreadable?.field === field ? row.unreadable.text : null;
}
