import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const finding = plainFinding('prescription', 'grey');

/** A prescription product, synchronised as such. */
export function prescription(row: RowFacts): Finding | null {
  return row.product !== null && row.product.prescription ? finding : null;
}
