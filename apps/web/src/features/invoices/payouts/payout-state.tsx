import type { PayoutPayment } from '@offizin/contract/payout/seller';
import { IconAlertTriangle, IconCalendar, IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../../platform/formats.ts';
import { Chip } from '../../../ui/chip.tsx';

const marks = {
  planned: { tone: 'grey', icon: IconCalendar },
  held: { tone: 'amber', icon: IconLock },
  paid: { tone: 'green', icon: IconCircleCheck },
  returned: { tone: 'amber', icon: IconAlertTriangle },
} as const;

/** Where a payout stands, with its day. */
export function PayoutState({ payment: { state, paidAt, dueAt } }: { payment: PayoutPayment }) {
  const t = useTranslations('settlement.state');
  const { date } = useBrandFormats();
  const { tone, icon: Shape } = marks[state];
  return (
    <Chip tone={tone} plain icon={<Shape size={14} aria-hidden />}>
      {t(state, { day: date(paidAt ?? dueAt) })}
    </Chip>
  );
}
