import type { OfferRow } from '@offizin/contract/offers/seller';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { CardList } from '../../../ui/list/card-list.tsx';
import type { Pages } from '../../../ui/list/pages.ts';
import { ProductCard } from '../../../parts/products/product-row.tsx';
import { editedOffer } from '../edits/edited-offer.ts';
import { FeedDifference } from './feed-mark.tsx';
import { RankLine } from './offer-cells.tsx';
import { useOfferEdits } from '../edits/offer-edits.ts';
import type { OfferListSearch } from '../offer-search.ts';
import { OfferStatusChip, useStatusReason } from './offer-status.tsx';

function OfferCard({ offer, search }: { offer: OfferRow; search: OfferListSearch }) {
  const t = useTranslations('offers');
  const formats = useFormats();
  const reason = useStatusReason()(offer);
  const state = (
    <>
      <OfferStatusChip status={offer.status} />
      {reason === null ? null : <span>{reason}</span>}
      <FeedDifference offer={offer} />
    </>
  );
  const figures = (
    <>
      <b>{formats.money(offer.price)}</b>
      <RankLine offer={offer} />
      <span>
        {t('column.stock')} {offer.unlimited ? t('cell.unlimited') : formats.number(offer.stock)}
      </span>
    </>
  );
  return <ProductCard product={offer} search={search} state={state} figures={figures} />;
}

const keyOf = ({ productId }: OfferRow): string => productId;
const heightOf = (): number => 112;

export interface OfferCardsProps {
  readonly pages: Pages<OfferRow>;
  readonly search: OfferListSearch;
}

/** The offers as cards, where there is no room for a table. */
export function OfferCards({ pages, search }: OfferCardsProps) {
  const t = useTranslations('offers.list');
  const { pending } = useOfferEdits();
  return (
    <CardList
      label={t('label')}
      loading={t('loading')}
      pages={pages}
      keyOf={keyOf}
      heightOf={heightOf}
      renderCard={(offer) => (
        <OfferCard offer={editedOffer(offer, pending.get(offer.productId)?.change)} search={search} />
      )}
    />
  );
}
