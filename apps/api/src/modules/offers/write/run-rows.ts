import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import type { Outcome } from './outcome.ts';
import { findingCodes, originCodes, resultCodes } from './offer-codes.ts';
import type { RunRows } from './run-row-queries.ts';
import type { SellerOffers } from './seller-offers.ts';

/** Writes what became of one row of a run. */
export function writeRow(
  rows: RunRows,
  { row, outcome }: { row: ParsedRow; outcome: Outcome },
  offers: SellerOffers,
): void {
  const { finding, slot } = outcome;
  const matched = outcome.productNo >= 0;
  const old = slot >= 0;
  rows
    .begin()
    .row_number(outcome.rowNumber)
    .result(resultCodes.codeOf(outcome.result))
    .warned(outcome.warned)
    .finding(finding === null ? null : findingCodes.codeOf(finding.type))
    .numbers(finding === null ? null : finding.numbers)
    .product_no(matched ? outcome.productNo : null)
    // A matched product has its codes in the catalogue.
    .code(matched ? null : (row.code ?? identifierText(row, 'code')))
    .gtin(matched ? null : (row.gtin ?? identifierText(row, 'gtin')))
    .sku(row.sku)
    .price(outcome.price)
    .stock(outcome.stock)
    .origin(originCodes.codeOf(outcome.origin))
    .old_price(old ? (offers.price[slot] ?? 0) : null)
    .old_stock(old ? (offers.stock[slot] ?? 0) : null)
    .old_origin(old ? (offers.origin[slot] ?? 0) : null)
    .leaves(outcome.leaves)
    .returns(outcome.returns)
    .detail(outcome.detail === null ? null : JSON.stringify(outcome.detail));
  rows.rowDone();
}

/** The identifier as the file has it, where it could not be used. */
export function identifierText(row: ParsedRow, field: 'code' | 'gtin'): string | null {
  if (row.identifierProblem?.field === field) return row.identifierProblem.text;
  return row.unreadable?.field === field ? row.unreadable.text : null;
}
