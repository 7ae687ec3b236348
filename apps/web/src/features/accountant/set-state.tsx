import type { ShopMonth } from '@offizin/contract/accountant/seller';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconLoader2,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Chip } from '../../ui/chip.tsx';
import classes from './accountant.module.css';

const marks = {
  empty: { tone: 'grey', icon: IconCircleDashed },
  incomplete: { tone: 'amber', icon: IconAlertTriangle },
  complete: { tone: 'green', icon: IconCircleCheck },
  preparing: { tone: 'grey', icon: IconLoader2 },
  failed: { tone: 'red', icon: IconAlertCircle },
} as const;

/** How far the prepared file is; null where there is none that can be fetched. */
function useFileNote({ set, file }: ShopMonth): string | null {
  const t = useTranslations('accountant.set');
  const { dateTime } = useFormats();
  if (file === null || file.status === 'expired') return null;
  if (file.status === 'preparing') return t('progress', { count: file.files });
  if (file.status === 'failed') return null;
  if (file.missing > 0 && set === 'complete') return t('outdated');
  const ready = t('ready', { time: dateTime(file.expiresAt ?? file.requestedAt) });
  return file.missing === 0 ? ready : `${ready}, ${t('partial', { count: file.missing })}`;
}

/** Whether the set of a month has everything, and how far its file is. */
export function SetState({ month }: { month: ShopMonth }) {
  const t = useTranslations('accountant');
  const note = useFileNote(month);
  const { set, file } = month;
  const state = file?.status === 'preparing' || file?.status === 'failed' ? file.status : set;
  const { tone, icon: Icon } = marks[state];
  return (
    <span className={classes['pair']}>
      <Chip tone={tone} icon={<Icon size={14} aria-hidden />}>
        {t(`set.${state}`)}
      </Chip>
      {note === null ? null : <small>{note}</small>}
    </span>
  );
}
