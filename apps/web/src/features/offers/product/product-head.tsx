import type { OfferDetail, OfferRow } from '@offizin/contract/offers/seller';
import { IconChevronDown, IconChevronUp, IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { IconLink } from '../../../ui/button-link.tsx';
import buttonClasses from '../../../ui/button.module.css';
import { packText } from '../../../parts/products/product-codes.tsx';
import { listSearch, type OfferSearch } from '../offer-search.ts';
import { SecondLine } from '../../../ui/second-line.tsx';
import { keepsRightPrice } from '../prices/refused-price.ts';
import { isKeptOff, OfferStatusChip, useStatusReason } from '../table/offer-status.tsx';
import classes from './product-modal.module.css';

export interface ProductPlace {
  readonly productId: string;
  readonly search: OfferSearch;
  /** The loaded list, for the neighbours. */
  readonly offers: readonly OfferRow[];
}

/** To the products before and after it in the list. */
export function Move({ productId, search, offers }: ProductPlace) {
  const t = useTranslations('offers.product');
  const at = offers.findIndex((offer) => offer.productId === productId);
  const previous = at > 0 ? offers[at - 1] : undefined;
  const next = at >= 0 ? offers[at + 1] : undefined;
  const list = listSearch(search);
  return (
    <>
      {previous === undefined ? null : (
        <IconLink label={t('previous')} to="." search={{ ...list, product: previous.productId }}>
          <IconChevronUp aria-hidden />
        </IconLink>
      )}
      {next === undefined ? null : (
        <IconLink label={t('next')} to="." search={{ ...list, product: next.productId }}>
          <IconChevronDown aria-hidden />
        </IconLink>
      )}
    </>
  );
}

export function ProductTitle({ offer }: { offer: OfferDetail }) {
  const reason = useStatusReason()(offer);
  const tFinding = useTranslations('sync.title');
  const refused =
    offer.status === 'inactive' && keepsRightPrice(offer) && offer.finding !== null ? tFinding(offer.finding) : null;
  return (
    <span className={classes['title']}>
      <span>
        {offer.name} <span>{packText(offer.pack)}</span>
      </span>
      <OfferStatusChip status={offer.status} />
      {reason === null ? null : (
        <SecondLine tone={isKeptOff(offer) ? 'red' : undefined}>
          {[reason, refused].filter((each) => each !== null).join(' · ')}
        </SecondLine>
      )}
    </span>
  );
}

export function PageLink({ url }: { url: string | null }) {
  const t = useTranslations('offers.product');
  if (url === null) return null;
  return (
    <a
      className={`${buttonClasses['button']} ${classes['page']}`}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('page')}
    >
      <IconExternalLink size={16} aria-hidden />
      <span>{t('page')}</span>
    </a>
  );
}
