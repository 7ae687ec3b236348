import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const finding = plainFinding('new_product', 'grey');

/** No product of the catalogue has the identifier; the content team is asked for it. */
export function newProduct(row: RowFacts): Finding | null {
  return row.match === 'none' ? finding : null;
}
