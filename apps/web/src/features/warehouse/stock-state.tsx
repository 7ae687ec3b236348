import type { StockRemark, StockState } from '@offizin/domain/warehouse/stock-rules';
import {
  IconAlertTriangle,
  IconBan,
  IconCalendarX,
  IconCircleCheck,
  IconClockExclamation,
  IconHourglassLow,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../ui/chip.tsx';

type Look = readonly [ChipTone, typeof IconBan];

const looks: Readonly<Record<StockState | StockRemark, Look>> = {
  in_stock: ['green', IconCircleCheck],
  low: ['amber', IconAlertTriangle],
  none: ['grey', IconBan],
  expired: ['red', IconCalendarX],
  expiring: ['amber', IconClockExclamation],
  long_stored: ['grey', IconHourglassLow],
  arriving: ['accent', IconTruckDelivery],
};

/** How much there is of a product, and what else the seller should know of it. */
export function StockChips({ state, remarks }: { state: StockState; remarks: readonly StockRemark[] }) {
  const t = useTranslations('warehouse');
  const chip = (look: StockState | StockRemark, text: string) => {
    const [tone, Icon] = looks[look];
    return (
      <Chip key={look} tone={tone} icon={<Icon aria-hidden />}>
        {text}
      </Chip>
    );
  };
  return [chip(state, t(`state.${state}`)), ...remarks.map((remark) => chip(remark, t(`remark.${remark}`)))];
}
