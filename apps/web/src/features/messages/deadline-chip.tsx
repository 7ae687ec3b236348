import { urgencyOf } from '@offizin/domain/messages/urgency';
import { IconAlertCircle, IconCalendar, IconClock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../platform/formats.ts';
import { Chip } from '../../ui/chip.tsx';
import { dueGroupOf, useMoment, useSpan } from './message-words.ts';

const tones = { late: 'red', soon: 'amber', later: 'grey' } as const;

interface DueProps {
  readonly dueAt: string;
  readonly now: Date;
}

/** A deadline in words, in a list: what is left of today, and the moment of later days. */
export function DeadlineChip({ dueAt, now }: DueProps) {
  const t = useTranslations('messages.time');
  const { weekdayTime } = useBrandFormats();
  const span = useSpan();
  const urgency = urgencyOf(new Date(dueAt), now);
  const left = Date.parse(dueAt) - now.getTime();
  if (urgency === 'late')
    return (
      <Chip tone="red" icon={<IconAlertCircle aria-hidden />}>
        {t('late', { time: span(left) })}
      </Chip>
    );
  const isToday = dueGroupOf(dueAt, now).key === 'today';
  return (
    <Chip tone={tones[urgency]} icon={isToday ? <IconClock aria-hidden /> : <IconCalendar aria-hidden />}>
      {isToday ? t('left', { time: span(left) }) : t('until', { when: weekdayTime(dueAt) })}
    </Chip>
  );
}

/** The deadline of the conversation that is shown. */
export function useDeadlineText() {
  const t = useTranslations('messages');
  const moment = useMoment();
  const span = useSpan();
  return ({ dueAt, now }: DueProps): string => {
    const when = moment(dueAt, now);
    const left = Date.parse(dueAt) - now.getTime();
    if (left < 0) return t('due.late', { when });
    if (dueGroupOf(dueAt, now).key !== 'today') return t('due.only', { when });
    return t('due.full', { when, left: t('time.left', { time: span(left) }) });
  };
}

interface FullProps extends DueProps {
  /** Whether a reply waits, or would have to. */
  readonly waits: boolean;
}

/** The deadline of what is shown; without a connection with what counts. */
export function FullDeadline({ dueAt, now, waits }: FullProps) {
  const t = useTranslations('messages.due');
  const text = useDeadlineText();
  const urgency = urgencyOf(new Date(dueAt), now);
  const icon = urgency === 'late' ? <IconAlertCircle aria-hidden /> : <IconClock aria-hidden />;
  const due = text({ dueAt, now });
  return (
    <Chip tone={tones[urgency]} icon={icon}>
      {waits ? t('onArrival', { due }) : due}
    </Chip>
  );
}
