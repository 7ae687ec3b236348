import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const finding = plainFinding('selective_distribution', 'red');

/** A brand sold by selected partners, and no contract with it. */
export function selectiveDistribution(row: RowFacts): Finding | null {
  return row.product !== null && row.product.selective && !row.seller.hasContract ? finding : null;
}
