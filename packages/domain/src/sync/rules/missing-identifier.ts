import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const finding = plainFinding('missing_identifier', 'red');

/** No usable identifier, no price, or no stock where the upload carries stock. */
export function missingIdentifier(row: RowFacts): Finding | null {
  const incomplete =
    !row.hasIdentifier ||
    row.identifierProblem !== null ||
    row.price === null ||
    (row.stock === null && row.mode === 'stock_and_price');
  return incomplete ? finding : null;
}
