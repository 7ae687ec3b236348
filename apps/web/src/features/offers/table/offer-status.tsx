import type { OfferRow } from '@offizin/contract/offers/seller';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import { IconBan, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { keepsRightPrice } from '../prices/refused-price.ts';

const looks: Readonly<Record<OfferStatus, { tone: ChipTone; icon: ReactNode }>> = {
  active: { tone: 'green', icon: <IconCircleCheck aria-hidden /> },
  out_of_stock: { tone: 'amber', icon: <IconBan aria-hidden /> },
  inactive: { tone: 'grey', icon: <IconPlayerPause aria-hidden /> },
};

export function OfferStatusChip({ status }: { status: OfferStatus }) {
  const t = useTranslations('offers.status');
  return (
    <Chip tone={looks[status].tone} icon={looks[status].icon}>
      {t(status)}
    </Chip>
  );
}

/** Whether something must be fixed before the offer is on sale again. */
export function isKeptOff({ finding }: Pick<OfferRow, 'finding'>): boolean {
  return finding !== null && syncResultTable[finding].colour === 'red';
}

/** Whether an offer can be put on sale: its seller took it off it, or says that what a rule kept off it is right as it stands. */
export function canActivate({ active, finding }: Pick<OfferRow, 'active' | 'finding'>): boolean {
  return !active || (finding !== null && syncResultTable[finding].effect === 'skip' && isKeptOff({ finding }));
}

const dayMs = 86_400_000;

/** Why or since when an offer is not on sale, in a few words; null where there is nothing to add. */
export function useStatusReason(): (offer: OfferRow) => string | null {
  const t = useTranslations('offers.cell');
  const tFinding = useTranslations('sync.title');
  return (offer) => {
    const { status, finding, ownStockZeroSince } = offer;
    if (status === 'inactive' && finding !== null)
      return keepsRightPrice(offer) ? t('priceRefused') : tFinding(finding);
    if (status !== 'out_of_stock' || ownStockZeroSince === null) return null;
    return t('sinceDays', { days: Math.max(0, Math.floor((Date.now() - Date.parse(ownStockZeroSince)) / dayMs)) });
  };
}
