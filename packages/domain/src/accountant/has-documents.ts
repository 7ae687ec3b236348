import { screens } from '../access/screens.ts';
import type { BrandId } from '../brand/brands.ts';

/** Whether shops of a brand are shown documents: where they are not, a month has a ledger, a tax month and payouts. */
export function hasDocuments(brand: BrandId): boolean {
  const { requirement } = screens.invoices;
  return requirement?.brands?.includes(brand) ?? true;
}
