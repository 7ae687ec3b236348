import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const finding = plainFinding('not_available', 'grey');

/** Blocked here; or a medicine, which needs the service for them and is never sold from Spain. */
export function notAvailable(row: RowFacts): Finding | null {
  const { product, seller } = row;
  if (product === null) return null;
  return product.blocked || (product.medicine && (!seller.otc || seller.closedToMedicines)) ? finding : null;
}
