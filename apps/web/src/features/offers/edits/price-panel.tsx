import type { OfferRow } from '@offizin/contract/offers/seller';
import { marginOf } from '@offizin/domain/offers/margin';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './cell-editor.module.css';
import { offerDetailQuery } from '../offer-queries.ts';
import { positionOf, type PricePosition } from '../prices/price-at.ts';
import { PriceScale } from '../prices/price-scale.tsx';
import type { TypedPurchasePrice } from './use-typing.ts';

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

export interface PurchaseFieldProps {
  readonly paid: TypedPurchasePrice;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly handlers: Pick<ComponentProps<'input'>, 'onKeyDown' | 'onBlur'>;
}

/** What the seller pays, to be typed beside the price, and the margin that the two leave. */
function PurchaseField({ paid, inputRef, handlers, net }: PurchaseFieldProps & { net: PricePosition['net'] }) {
  const t = useTranslations('offers');
  const formats = useFormats();
  const margin = typeof paid.value === 'number' ? marginOf(net, paid.value) : null;
  return (
    <>
      <div className={classes['net']}>
        <label>
          {t('product.purchasePrice')} <kbd aria-hidden>Alt ↓</kbd>
          <input
            {...handlers}
            ref={inputRef}
            aria-invalid={paid.value === undefined}
            inputMode="decimal"
            maxLength={14}
            value={paid.typed}
            onChange={(event) => paid.setTyped(event.currentTarget.value)}
          />
        </label>
      </div>
      <div className={classes['net']} aria-live="polite">
        <span>{t('product.margin')}</span>
        <b data-loss={(margin ?? 0) < 0 || undefined}>{margin === null ? '–' : formats.share(margin)}</b>
      </div>
    </>
  );
}

export interface PricePanelProps {
  readonly offer: OfferRow;
  readonly price: number;
  /** Null for who may not see what the seller pays. */
  readonly purchase: PurchaseFieldProps | null;
  readonly onPick: (price: number) => void;
}

/** What a typed price would mean, before it is applied. */
export function PricePanel({ offer, price, purchase, onPick }: PricePanelProps) {
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
      {purchase === null ? null : <PurchaseField {...purchase} net={net} />}
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
