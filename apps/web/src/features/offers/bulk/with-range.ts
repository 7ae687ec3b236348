import type { OfferRow } from '@offizin/contract/offers/seller';
import { limits } from '@offizin/domain/limits';

/** Selects or deselects the offers between two positions of the list, both included; no more than may be changed together are selected. */
export function withRange(
  chosen: ReadonlySet<string>,
  offers: readonly Pick<OfferRow, 'productId'>[],
  range: { from: number; to: number; isOn: boolean },
): ReadonlySet<string> {
  const next = new Set(chosen);
  const [first, last] = range.from < range.to ? [range.from, range.to] : [range.to, range.from];
  for (const { productId } of offers.slice(first, last + 1)) {
    if (!range.isOn) next.delete(productId);
    else if (next.size < limits.offerChangesPerCall) next.add(productId);
  }
  return next;
}
