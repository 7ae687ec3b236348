import { line, month, one } from '../lists/filters.ts';
import { ledgerSelections, ledgerStates } from './ledger.ts';

/** What the ledger is narrowed to (INV-05). */
export const ledgerFilters = {
  month,
  state: one(ledgerStates),
  only: one(ledgerSelections),
  /** The beginning of an order number. */
  number: line(20),
} as const;
export type LedgerFilters = typeof ledgerFilters;
