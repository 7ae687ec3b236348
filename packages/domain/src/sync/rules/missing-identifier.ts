import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const withoutCode = plainFinding('missing_identifier', 'red');
const incomplete = plainFinding('missing_identifier', 'red', 'incomplete');

/** No usable identifier, no price, or no stock where the upload carries stock. */
export function missingIdentifier(row: RowFacts): Finding | null {
  if (!row.hasIdentifier || row.identifierProblem !== null) return withoutCode;
  return row.price === null || (row.stock === null && row.mode === 'stock_and_price') ? incomplete : null;
}
