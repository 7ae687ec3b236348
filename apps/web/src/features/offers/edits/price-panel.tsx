import type { OfferRow } from '@offizin/contract/offers/seller';
import { marginOf } from '@offizin/domain/offers/margin';
import { useQuery } from '@tanstack/react-query';
import type { ComponentPropsWithRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './cell-editor.module.css';
import { offerDetailQuery } from '../offer-queries.ts';
import { positionOf } from '../prices/price-at.ts';
import { PriceScale } from '../prices/price-scale.tsx';

function Distance({ offer, price }: { offer: OfferRow; price: number }) {
  const t = useTranslations('offers.position');
  const { money } = useFormats();
  const best = offer.best?.amount ?? null;
  if (best === null) return t('noOthers');
  if (price === best) return t('equalBest');
  return t(price > best ? 'aboveBest' : 'belowBest', {
    amount: money({ ...offer.price, amount: Math.abs(price - best) }),
  });
}

/** What the seller pays, to be typed beside the price, and the margin that the two leave. */
function Purchase({ margin, field }: { margin: number | null; field: ComponentPropsWithRef<'input'> }) {
  const t = useTranslations('offers.product');
  const formats = useFormats();
  return (
    <>
      <div className={classes['net']}>
        <label>
          {t('purchasePrice')} <kbd>Alt ↓</kbd>
          <input {...field} inputMode="decimal" maxLength={14} />
        </label>
      </div>
      <div className={classes['net']} aria-live="polite">
        <span>{t('margin')}</span>
        <b data-loss={(margin ?? 0) < 0 || undefined}>{margin === null ? '–' : formats.share(margin)}</b>
      </div>
    </>
  );
}

export interface PricePanelProps {
  readonly offer: OfferRow;
  readonly price: number;
  /** In cents; null where there is none, or what is typed is none. */
  readonly purchasePrice: number | null;
  /** The field in which it is typed; null for who may not see it. */
  readonly purchaseField: ComponentPropsWithRef<'input'> | null;
  readonly onPick: (price: number) => void;
}

/** What a typed price would mean, before it is applied. */
export function PricePanel({ offer, price, purchasePrice, purchaseField, onPick }: PricePanelProps) {
  const t = useTranslations('offers.position');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const { data: detail } = useQuery(offerDetailQuery(offer.productId));
  const { marks, rank, net, first } = positionOf(offer, price, detail);
  const { currency } = offer.price;
  const money = (amount: number) => formats.money({ amount, currency });
  return (
    <>
      <div className={classes['head']} aria-live="polite">
        <b>{rank === null ? '…' : t('place', { place: formats.number(rank.place), of: formats.number(rank.of) })}</b>
        <span>
          <Distance offer={offer} price={price} />
        </span>
      </div>
      <PriceScale price={price} marks={marks} isNarrow />
      <div className={classes['net']}>
        <span>{t('net', { commission: formats.rate(offer.commissionRate), vat: formats.rate(offer.vatRate) })}</span>
        <b>{money(net.net)}</b>
      </div>
      {purchaseField === null ? null : (
        <Purchase margin={purchasePrice === null ? null : marginOf(net, purchasePrice)} field={purchaseField} />
      )}
      <div className={classes['foot']}>
        {first === null ? null : (
          <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => onPick(first)}>
            {t('first', { price: money(first) })}
          </Button>
        )}
        <span className={classes['keys']}>
          <kbd>Enter</kbd> {t('apply')} <kbd>Esc</kbd> {tActions('discard')}
        </span>
      </div>
    </>
  );
}
