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
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../ui/chip.tsx';

interface Look {
  readonly tone: ChipTone;
  readonly icon: ReactNode;
}

const stateLooks: Readonly<Record<StockState, Look>> = {
  in_stock: { tone: 'green', icon: <IconCircleCheck aria-hidden /> },
  low: { tone: 'amber', icon: <IconAlertTriangle aria-hidden /> },
  none: { tone: 'grey', icon: <IconBan aria-hidden /> },
};

export function StockStateChip({ state }: { state: StockState }) {
  const t = useTranslations('warehouse.state');
  return <Chip {...stateLooks[state]}>{t(state)}</Chip>;
}

const remarkLooks: Readonly<Record<StockRemark, Look>> = {
  expired: { tone: 'red', icon: <IconCalendarX aria-hidden /> },
  expiring: { tone: 'amber', icon: <IconClockExclamation aria-hidden /> },
  long_stored: { tone: 'grey', icon: <IconHourglassLow aria-hidden /> },
  arriving: { tone: 'accent', icon: <IconTruckDelivery aria-hidden /> },
};

export function StockRemarkChip({ remark }: { remark: StockRemark }) {
  const t = useTranslations('warehouse.remark');
  return <Chip {...remarkLooks[remark]}>{t(remark)}</Chip>;
}
