import type { OfferRow } from '@offizin/contract/offers/seller';
import { keepDraft } from '../../../platform/form-drafts.ts';
import type { KeptField } from '../../../platform/stored-form-drafts.ts';

/** Names the chosen offers: what was typed for these is put back for no others. */
export const idsOf = (offers: readonly Pick<OfferRow, 'productId'>[]): string =>
  offers
    .map(({ productId }) => productId)
    .toSorted()
    .join(' ');

export const chosenName = (list: string): string => `offers/chosen/${list}`;

/** Keeps which offers of a list were chosen when the session ended: what was typed for them is found with them. */
export function keepChosen(list: string, ids: ReadonlySet<string>): void {
  if (ids.size > 0) keepDraft(chosenName(list), [{ name: 'chosen', saved: null, typed: [...ids].join(' ') }]);
}

export function chosenAgain([kept]: readonly KeptField[]): ReadonlySet<string> {
  return new Set(typeof kept?.typed === 'string' ? kept.typed.split(' ') : []);
}
