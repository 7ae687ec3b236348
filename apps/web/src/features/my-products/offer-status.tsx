import type { OfferRow } from '@offizin/contract/offers';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { IconBan, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../ui/chip.tsx';

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

const dayMs = 86_400_000;

/** Why or since when an offer is not on sale, in a few words; null where there is nothing to add. */
export function useStatusReason(): (offer: OfferRow) => string | null {
  const t = useTranslations('offers.cell');
  const tFinding = useTranslations('sync.title');
  return ({ status, finding, ownStockZeroSince }) => {
    if (status === 'inactive' && finding !== null) return tFinding(finding);
    if (status !== 'out_of_stock' || ownStockZeroSince === null) return null;
    return t('sinceDays', { days: Math.max(0, Math.floor((Date.now() - Date.parse(ownStockZeroSince)) / dayMs)) });
  };
}
