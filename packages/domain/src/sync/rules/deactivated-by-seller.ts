import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const finding = plainFinding('deactivated_by_seller', 'grey');

/** The seller set the offer inactive; price and stock are still taken over. */
export function deactivatedBySeller(row: RowFacts): Finding | null {
  return row.offer !== null && !row.offer.active ? finding : null;
}
