import type { MetricStatus } from '@offizin/domain/performance/status';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../ui/chip.tsx';

const looks: Readonly<Record<MetricStatus | 'none', readonly [tone: ChipTone, icon: ReactNode]>> = {
  adequate: ['green', <IconCircleCheck key="icon" size={14} aria-hidden />],
  at_risk: ['amber', <IconAlertTriangle key="icon" size={14} aria-hidden />],
  exceeded: ['red', <IconAlertCircle key="icon" size={14} aria-hidden />],
  none: ['grey', <IconMinus key="icon" size={14} aria-hidden />],
};

/** How a ratio stands, in words with its icon and colour. */
export function MetricChip({ status }: { status: MetricStatus | null }) {
  const t = useTranslations('performance.state');
  const word = status ?? 'none';
  const [tone, icon] = looks[word];
  return (
    <Chip tone={tone} icon={icon}>
      {t(word)}
    </Chip>
  );
}
