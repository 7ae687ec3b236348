import type { Finding, RowFacts } from '../facts.ts';
import { plainFinding } from '../findings.ts';

const finding = plainFinding('certificate_required', 'red');

/** The product asks for a certificate that the seller lacks or has let expire. */
export function certificateRequired(row: RowFacts): Finding | null {
  return row.product !== null && row.product.certificateRequired && !row.seller.holdsCertificate ? finding : null;
}
