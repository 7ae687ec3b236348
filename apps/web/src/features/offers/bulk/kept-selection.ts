import type { OfferRow } from '@offizin/contract/offers/seller';
import { draftOf, dropDraft, keepDraft } from '../../../platform/form-drafts.ts';

/** Names the chosen offers: what was typed for these is put back for no others. */
export const idsOf = (offers: readonly Pick<OfferRow, 'productId'>[]): string =>
  offers
    .map(({ productId }) => productId)
    .toSorted()
    .join(' ');

const nameOf = (list: string): string => `offers/chosen/${list}`;

/** Keeps which offers of a list were chosen when the session ended: what was typed for them is found with them. */
export function keepChosen(list: string, ids: ReadonlySet<string>): void {
  if (ids.size > 0) keepDraft(nameOf(list), [{ name: 'chosen', saved: null, typed: [...ids].join(' ') }]);
}

export function keptChosen(list: string): ReadonlySet<string> {
  const typed = draftOf(nameOf(list))[0]?.typed;
  return new Set(typeof typed === 'string' ? typed.split(' ') : []);
}

export function dropChosen(list: string): void {
  dropDraft(nameOf(list));
}
