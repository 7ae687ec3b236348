import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const finding = plainFinding('duplicated_in_catalogue', 'red');

/** The identifiers name several products of the catalogue; the seller picks one. */
export function duplicatedInCatalogue(row: RowFacts): Finding | null {
  return row.match === 'many' || row.match === 'contradiction' ? finding : null;
}
