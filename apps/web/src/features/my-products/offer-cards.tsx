import type { OfferRow } from '@offizin/contract/offers';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { packText, ProductCodes } from '../../ui/product-codes.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { editedOffer } from './edited-offer.ts';
import { RankLine } from './offer-cells.tsx';
import classes from './offer-cards.module.css';
import { useOfferEdits } from './offer-edits.ts';
import { listSearch, type OfferSearch } from './offer-search.ts';
import { OfferStatusChip, useStatusReason } from './offer-status.tsx';

function OfferCard({ offer, search }: { offer: OfferRow; search: Record<string, unknown> }) {
  const t = useTranslations('offers');
  const formats = useFormats();
  const reason = useStatusReason()(offer);
  return (
    <Link to="." search={{ ...search, product: offer.productId }} className={classes['card']} resetScroll={false}>
      <ProductImage image={offer.image} />
      <span className={classes['what']}>
        <span className={classes['name']}>
          <b>{offer.name}</b> {packText(offer.pack)}
        </span>
        <ProductCodes product={offer} />
        <span className={classes['state']}>
          <OfferStatusChip status={offer.status} />
          {reason === null ? null : <span>{reason}</span>}
        </span>
      </span>
      <span className={classes['figures']}>
        <b>{formats.money(offer.price)}</b>
        <RankLine offer={offer} />
        <span>
          {t('column.stock')} {offer.unlimited ? t('cell.unlimited') : formats.number(offer.stock)}
        </span>
      </span>
    </Link>
  );
}

/** The offers as cards, where there is no room for a table. */
export function OfferCards({
  offers,
  search,
  onEnd,
}: {
  offers: readonly OfferRow[];
  search: OfferSearch;
  onEnd: () => void;
}) {
  const t = useTranslations('offers.list');
  const scroller = useRef<HTMLDivElement>(null);
  const { pending } = useOfferEdits();
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions are only used in this render
  const virtual = useVirtualizer({
    count: offers.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 112,
    getItemKey: (index) => offers[index]?.productId ?? index,
    overscan: 6,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastShown >= offers.length - 10) onEnd();
  }, [lastShown, offers.length, onEnd]);
  const list = { ...listSearch(search) };
  return (
    <section ref={scroller} className={classes['scroll']} aria-label={t('label')} tabIndex={-1} data-offers>
      <ul className={classes['rows']} style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const offer = offers[index];
          return offer === undefined ? null : (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <OfferCard offer={editedOffer(offer, pending.get(offer.productId)?.change)} search={list} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
