import type { OfferDetail } from '@offizin/contract/offers/seller';
import { marginOf } from '@offizin/domain/offers/margin';
import { allowedPrices } from '@offizin/domain/offers/price-position';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import type { PricePosition } from '../prices/price-at.ts';
import classes from './product-modal.module.css';

/** The product's pictures: one large, the others to choose from. */
export function ProductPictures({ offer }: { offer: OfferDetail }) {
  const t = useTranslations('offers.product');
  const [chosen, setChosen] = useState(0);
  const keyOf = (image: OfferDetail['image']) => `${image.shape} ${image.primary} ${image.secondary}`;
  const all = [...new Map([offer.image, ...offer.moreImages].map((image) => [keyOf(image), image])).values()];
  const large = all[chosen] ?? offer.image;
  return (
    <div>
      <div className={classes['large']}>
        <ProductImage image={large} />
      </div>
      {all.length < 2 ? null : (
        <div className={classes['thumbnails']} role="group" aria-label={t('images')}>
          {all.map((image, at) => (
            <button
              key={keyOf(image)}
              type="button"
              aria-label={t('image', { number: String(at + 1) })}
              aria-pressed={at === chosen}
              onClick={() => setChosen(at)}
            >
              <ProductImage image={image} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ProductFacts({ offer }: { offer: OfferDetail }) {
  const t = useTranslations('offers');
  return (
    <dl className={classes['facts']}>
      <Fact name={t('product.fact.brand')}>{offer.brand}</Fact>
      <Fact name={t('product.fact.manufacturer')}>{offer.manufacturer}</Fact>
      <Fact name={t('product.fact.category')}>{offer.category}</Fact>
      <Fact name={t('product.fact.productType')}>{t(`productType.${offer.productType}`)}</Fact>
      <Fact name={t('product.fact.productId')}>{offer.productId}</Fact>
      {offer.sku === null ? null : <Fact name={t('product.fact.sku')}>{offer.sku}</Fact>}
    </dl>
  );
}

/** How many other offers are listed. */
const othersShown = 12;

/** All offers of the product by price, the own one among them; at the same price the others come first. */
export function MarketOffers({ offer, price }: { offer: OfferDetail; price: number }) {
  const t = useTranslations('offers.product');
  const { money, number } = useFormats();
  const cheaper = offer.marketOffers.filter((other) => other.price.amount <= price);
  const dearer = offer.marketOffers.filter((other) => other.price.amount > price);
  const own = { label: t('own'), price: { ...offer.price, amount: price }, isOwn: true };
  const all = [
    ...cheaper.map((other) => ({ ...other, isOwn: false })),
    own,
    ...dearer.map((other) => ({ ...other, isOwn: false })),
  ];
  const listed = all
    .map((entry, at) => ({ ...entry, place: at + 1 }))
    .filter((entry, at) => entry.isOwn || at < othersShown);
  return (
    <section className={classes['market']}>
      <h3>{t('market')}</h3>
      <ol>
        {listed.map(({ label, price: asked, isOwn, place }) => (
          <li key={place} data-own={isOwn || undefined}>
            <span>{number(place)}</span>
            <span>{label}</span>
            <span>{money(asked)}</span>
          </li>
        ))}
      </ol>
      {all.length > listed.length ? <p>{t('moreOffers', { count: all.length - listed.length })}</p> : null}
    </section>
  );
}

/** What is left once the product is paid. */
export function Margin({
  offer,
  net,
  purchasePrice,
}: {
  offer: OfferDetail;
  net: PricePosition['net'];
  purchasePrice: number | null;
}) {
  const t = useTranslations('offers.product');
  const formats = useFormats();
  if (purchasePrice === null) return <p className={classes['noMargin']}>{t('noMargin')}</p>;
  const margin = marginOf(net, purchasePrice);
  return (
    <dl className={classes['margin']} data-loss={margin < 0 || undefined} aria-live="polite">
      <Fact name={t('paid')}>{formats.money({ ...offer.price, amount: -purchasePrice })}</Fact>
      <Fact name={t('margin')}>{formats.share(margin)}</Fact>
    </dl>
  );
}

interface PayoutProps {
  readonly offer: OfferDetail;
  readonly price: number;
  readonly position: PricePosition;
  /** What follows from what is kept. */
  readonly children: ReactNode;
}

/** What the seller keeps of the price, and between which prices it may lie (OFF-09). */
export function Payout({ offer, price, position, children }: PayoutProps) {
  const t = useTranslations('offers.product');
  const formats = useFormats();
  const money = (amount: number) => formats.money({ ...offer.price, amount });
  const { minimum, maximum, maximumBy } = allowedPrices(position.marks);
  return (
    <section className={classes['payout']}>
      <h3>{t('keep')}</h3>
      <dl>
        <Fact name={t('selling')}>{money(price)}</Fact>
        <Fact name={t('vat', { rate: formats.rate(offer.vatRate) })}>{money(-position.net.vat)}</Fact>
        <Fact name={t('commission', { rate: formats.rate(offer.commissionRate) })}>
          {money(-position.net.commission)}
        </Fact>
        <Fact name={t('net')}>{money(position.net.net)}</Fact>
      </dl>
      {children}
      <h3>{t('range')}</h3>
      <dl>
        {minimum === null ? null : <Fact name={t('halfBest')}>{t('from', { price: money(minimum) })}</Fact>}
        {maximum === null ? null : (
          <Fact name={maximumBy === 'recommended' ? t('recommended') : t('oneAndHalf')}>
            {t('upTo', { price: money(maximum) })}
          </Fact>
        )}
      </dl>
      {minimum === null && maximum === null ? <p>{t('unlimitedRange')}</p> : null}
    </section>
  );
}
