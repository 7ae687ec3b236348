import type { LedgerItem } from '@offizin/contract/ledger/seller';
import { isBlocker, type LedgerState, type LedgerWord } from '@offizin/domain/ledger/ledger';
import {
  type Icon,
  IconArrowsExchange,
  IconBuildingBank,
  IconCalendar,
  IconCircleCheck,
  IconClock,
  IconLock,
  IconPackage,
  IconReceiptRefund,
  IconTruck,
  IconTruckReturn,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDayText } from '../../../platform/calendar-day.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

export const stateIcons: Readonly<Record<LedgerState, Icon>> = {
  pending: IconClock,
  payable: IconCalendar,
  paid: IconCircleCheck,
  held: IconLock,
};

export const wordIcons: Readonly<Record<LedgerWord, Icon>> = {
  paid: IconCircleCheck,
  refunded: IconReceiptRefund,
  not_dispatched: IconPackage,
  on_its_way: IconTruck,
  incident: IconLock,
  return_open: IconTruckReturn,
  account: IconBuildingBank,
  blocked: IconLock,
  bank_account: IconBuildingBank,
  bank_returned: IconBuildingBank,
  review: IconLock,
  offset: IconArrowsExchange,
  next_payout: IconCalendar,
};

/** What is asked of the shop is amber, except for a parcel whose time has not come yet. */
export function wordTone(word: LedgerWord): ChipTone {
  if (word === 'paid') return 'green';
  return isBlocker(word) && word !== 'not_dispatched' ? 'amber' : 'grey';
}

/** Where the money of an order stands, in two words. */
export function LedgerStanding({ item }: { item: Pick<LedgerItem, 'word' | 'paidOn'> }) {
  const t = useTranslations('ledger');
  const dayText = useDayText();
  const Shape = wordIcons[item.word];
  return (
    <Chip plain tone={wordTone(item.word)} icon={<Shape size={14} aria-hidden />}>
      {t(`word.${item.word}`, { day: item.paidOn === null ? '' : dayText(item.paidOn) })}
    </Chip>
  );
}
