import type { OfferRow } from '@offizin/contract/offers/seller';
import { aimedPrice, brokenLimit, type PriceAim } from '@offizin/domain/offers/aimed-price';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { packText } from '../../../parts/products/product-codes.tsx';
import { Table } from '../../../ui/table.tsx';
import classes from './bulk-bar.module.css';
import { editedOffer } from '../edits/edited-offer.ts';
import { useOfferEdits } from '../edits/offer-edits.ts';
import { positionOf } from '../prices/price-at.ts';

interface Becoming {
  readonly offer: OfferRow;
  readonly price: number;
  /** Null where there is nothing to aim at. */
  readonly becomes: number | null;
  readonly broken: ReturnType<typeof brokenLimit>;
}

/** What each offer's price becomes, on top of changes that still wait to be sent. */
export function useBecoming(offers: readonly OfferRow[], aim: PriceAim, percent: number | null): readonly Becoming[] {
  const { pending } = useOfferEdits();
  return useMemo(
    () =>
      offers.map((listed) => {
        const offer = editedOffer(listed, pending.get(listed.productId)?.change);
        const price = offer.price.amount;
        const { marks } = positionOf(offer, price, undefined);
        const becomes = aim === 'percent' && percent === null ? null : aimedPrice({ price, marks }, aim, percent ?? 0);
        return {
          offer: listed,
          price,
          becomes,
          broken: becomes === null || becomes === price ? null : brokenLimit(becomes, marks),
        };
      }),
    [offers, pending, aim, percent],
  );
}

/** Each offer's price before and after, and what keeps it from changing. */
export function PricesPreview({ rows, isAimed }: { rows: readonly Becoming[]; isAimed: boolean }) {
  const t = useTranslations('offers.bulk.prices');
  const { amount } = useFormats();
  const note = ({ price, becomes, broken }: Becoming) => {
    if (becomes === null) return isAimed ? t('nothing') : '';
    if (becomes === price) return t('same');
    if (broken === null) return '';
    return broken.rule === 'minimum'
      ? t('minimum', { limit: amount(broken.limit) })
      : t('maximum', { limit: amount(broken.limit) });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too
    <div className={classes['preview']} role="region" aria-label={t('preview')} tabIndex={0}>
      <Table
        label={t('preview')}
        isDense
        rows={rows}
        keyOf={({ offer }) => offer.productId}
        markOf={({ broken }) => (broken === null ? undefined : 'impossible')}
        columns={[
          {
            id: 'product',
            name: t('product'),
            isRowName: true,
            render: ({ offer }) => (
              <>
                {offer.name} <small>{packText(offer.pack)}</small>
              </>
            ),
          },
          { id: 'now', name: t('now'), isNumber: true, render: ({ price }) => amount(price) },
          {
            id: 'becomes',
            name: t('becomes'),
            isNumber: true,
            tone: 'strong',
            render: ({ becomes }) => (becomes === null ? '–' : amount(becomes)),
          },
          { id: 'note', name: t('note'), tone: 'quiet', render: note },
        ]}
      />
    </div>
  );
}
