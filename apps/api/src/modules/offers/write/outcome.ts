import type { RowDetail, RowResult } from '@offizin/contract/uploads/rows';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { Finding } from '@offizin/domain/sync/facts';
import type { ParsedRow } from '@offizin/domain/uploads/read-row';

/** What becomes of one row; refilled for each and valid until the next. */
export interface Outcome {
  rowNumber: number;
  result: RowResult;
  warned: boolean;
  finding: Finding | null;
  /** -1 when no product was matched. */
  productNo: number;
  /** The slot of the offer as it was before; -1 when there was none. */
  slot: number;
  /** Whether the offer gets written. */
  writes: boolean;
  /** What the row says. */
  price: number | null;
  stock: number | null;
  origin: StockOrigin;
  sku: string | null;
  /** What the row sets as the purchase price of its offer; null where it says none, or nothing new. */
  purchasePrice: number | null;
  /** What the offer is to have: of a refused row only what it says legibly and lawfully. */
  newPrice: number;
  newStock: number;
  newOrigin: StockOrigin;
  /** Whether the row is left aside: what was found of its product before stays, too. */
  isLeft: boolean;
  /** Whether an offer that is on sale is taken off it: by a rule, and of a feed by its stock, too. */
  leaves: boolean;
  /** Whether an offer that a rule took off sale is on it again. */
  returns: boolean;
  /** What the seller set. */
  active: boolean;
  status: OfferStatus;
  ownStockZeroSince: number | null;
  detail: RowDetail | null;
}

export function newOutcome(): Outcome {
  return {
    rowNumber: 0,
    result: 'unchanged',
    warned: false,
    finding: null,
    productNo: -1,
    slot: -1,
    writes: false,
    price: null,
    stock: null,
    origin: 'wholesaler',
    sku: null,
    purchasePrice: null,
    newPrice: 0,
    newStock: 0,
    newOrigin: 'wholesaler',
    isLeft: false,
    leaves: false,
    returns: false,
    active: true,
    status: 'active',
    ownStockZeroSince: null,
    detail: null,
  };
}

/** The details of a row, or null: what cannot be read, what is wrong with its code, what was repaired. */
export function detailOf(row: ParsedRow): RowDetail | null {
  const { unreadable, identifierProblem, notes, suggestions } = row;
  if (unreadable === null && identifierProblem === null && notes.length === 0 && suggestions.length === 0) return null;
  return {
    ...(unreadable !== null && { unreadable }),
    ...(identifierProblem !== null && { identifier: identifierProblem }),
    ...(notes.length > 0 && { notes: [...notes] }),
    ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
  };
}
