import type { FieldError } from '@offizin/contract/errors';
import type { OfferRow } from '@offizin/contract/offers/seller';
import { brokenLimit } from '@offizin/domain/offers/aimed-price';
import { findingNumbers, syncResultTypes } from '@offizin/domain/sync/result-types';
import { useTranslations } from 'use-intl';
import { useFindingReason } from '../../../parts/sync/finding-reason.ts';
import { useFormats } from '../../../platform/formats.ts';
import { marksOf } from './price-at.ts';

type PricedOffer = Pick<OfferRow, 'best' | 'highest' | 'recommended' | 'price'>;

/** What is wrong with a price and what to enter instead, by the narrowest limit; null for a price that no rule refuses. */
export function useLimitText(): (offer: PricedOffer, price: number) => string | null {
  const t = useTranslations('offers.position');
  const { money } = useFormats();
  return (offer, price) => {
    const broken = brokenLimit(price, marksOf(offer));
    if (broken === null) return null;
    const { currency } = offer.price;
    const values = { price: money({ amount: price, currency }), limit: money({ amount: broken.limit, currency }) };
    return broken.rule === 'maximum' ? t('tooHigh', values) : t('tooLow', values);
  };
}

/** Why the server refused a change of an offer, and what to do. */
export function useRefusalText(): (error: FieldError, offer: PricedOffer) => string {
  const tErrors = useTranslations('errors');
  const { amount } = useFormats();
  const limitText = useLimitText();
  const reason = useFindingReason(amount);
  return ({ code, params = {} }, offer) => {
    const type = syncResultTypes.find((each) => code === `finding.${each}`);
    if (type === undefined) return tErrors('generic');
    const named = new Map(
      findingNumbers.flatMap((name) => (params[name] === undefined ? [] : [[name, Number(params[name])] as const])),
    );
    const price = type.startsWith('price_') ? named.get('price') : undefined;
    return (price === undefined ? null : limitText(offer, price)) ?? reason(type, named);
  };
}
