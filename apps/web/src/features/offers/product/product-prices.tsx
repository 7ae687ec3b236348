import type { OfferDetail } from '@offizin/contract/offers/seller';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { phone, useMedia } from '../../../platform/media.ts';
import { TextInput } from '../../../ui/text-input.ts';
import { positionOf } from '../prices/price-at.ts';
import { FollowedRuleNote } from '../table/followed-rule.tsx';
import { PriceScale } from '../prices/price-scale.tsx';
import classes from './product-modal.module.css';
import { Margin, MarketOffers, Payout } from './product-panels.tsx';
import { useSeesPurchasePrices } from '../prices/use-sees-purchase-prices.ts';
import { readTypedPrice, readTypedPurchasePrice } from '../prices/typed-numbers.ts';
import type { ProductForm } from './use-product-form.ts';

type Position = ReturnType<typeof positionOf> & { readonly isChanged: boolean };

/** The rank that the price would have among the others. */
function PriceFacts({
  offer,
  position,
  onPick,
}: {
  offer: OfferDetail;
  position: Position;
  onPick: (price: string) => void;
}) {
  const t = useTranslations('offers');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const money = (amount: number) => formats.money({ ...offer.price, amount });
  const { rank, first, marks, isChanged } = position;
  return (
    <dl>
      <div>
        <dt>{t('product.place')}</dt>
        <dd>
          {rank === null
            ? '–'
            : t('position.place', { place: formats.number(rank.place), of: formats.number(rank.of) })}
        </dd>
        {offer.status === 'active' ? null : <dd>{t('cell.notListed')}</dd>}
        {isChanged && offer.rank !== null ? (
          <dd>{t('product.placeBefore', { place: formats.number(offer.rank.place) })}</dd>
        ) : null}
      </div>
      <div>
        <dt>{t('product.best')}</dt>
        <dd>{marks.best === null ? tActions('none') : money(marks.best)}</dd>
        {first === null ? null : (
          <dd>
            <button type="button" className={classes['pick']} onClick={() => onPick(formats.amount(first))}>
              {t('product.firstFrom', { price: money(first) })}
            </button>
          </dd>
        )}
      </div>
      <div>
        <dt>{t('product.recommended')}</dt>
        <dd>{marks.recommended === null ? tActions('none') : money(marks.recommended)}</dd>
        {marks.recommended === null ? null : <dd>{t('product.highestAllowed')}</dd>}
      </div>
    </dl>
  );
}

/** The price typed, and what it would mean. */
export function ProductPrices({ offer, form }: { offer: OfferDetail; form: ProductForm }) {
  const t = useTranslations('offers');
  const formats = useFormats();
  const onPhone = useMedia(phone);
  const price = readTypedPrice(form.values.price) ?? offer.price.amount;
  const position = positionOf(offer, price, offer);
  const isChanged = price !== offer.price.amount;
  const seesPurchasePrices = useSeesPurchasePrices();
  const paid = readTypedPurchasePrice(form.values.purchasePrice) ?? null;
  return (
    <div className={classes['prices']}>
      <div className={classes['figures']}>
        <TextInput
          {...form.text('price')}
          label={isChanged ? t('product.priceNow', { price: formats.money(offer.price) }) : t('product.price')}
          inputMode="decimal"
          maxLength={14}
          size="md"
          data-autofocus={onPhone ? undefined : true}
        />
        <PriceFacts
          offer={offer}
          position={{ ...position, isChanged }}
          onPick={(picked) => form.set('price', picked)}
        />
      </div>
      <FollowedRuleNote offer={offer} />
      <PriceScale price={price} marks={position.marks} />
      <div className={classes['columns']}>
        <MarketOffers offer={offer} price={price} />
        <Payout offer={offer} price={price} position={position}>
          {seesPurchasePrices ? <Margin offer={offer} net={position.net} purchasePrice={paid} /> : null}
        </Payout>
      </div>
    </div>
  );
}
