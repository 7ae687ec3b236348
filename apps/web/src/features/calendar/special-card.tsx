import type { HolidaysView, SpecialHoursView } from '@offizin/contract/calendar/seller';
import { isWithin } from '@offizin/domain/calendar/closures';
import { hoursText, isRoundTheClock } from '@offizin/domain/calendar/opening-hours';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { PlannedCard, PlannedRow } from './planned-card.tsx';
import { useDays } from './use-days.ts';

interface SpecialCardProps {
  readonly view: HolidaysView;
  /** Opens the dialog: null for a new one. */
  readonly onOpen: (special: SpecialHoursView | null) => void;
}

/** The dates ahead that have other hours than the week. */
export function SpecialCard({ view: { specialHours, closures }, onOpen }: SpecialCardProps) {
  const t = useTranslations('holidays.special');
  const days = useDays();
  const count = specialHours.length;
  return (
    <PlannedCard
      title={t('title')}
      note={count === 0 ? undefined : t('planned', { count })}
      none={t('none')}
      add={t('add')}
      onAdd={() => onOpen(null)}
    >
      {specialHours.map((special) => {
        const { day, hours, note } = special;
        const when = days.day(day);
        return (
          <PlannedRow
            key={day}
            when={when}
            words={{
              change: t('change', { day: when }),
              remove: t('remove', { day: when }),
              removed: t('removed', { day: when }),
            }}
            onChange={() => onOpen(special)}
            sendRemoval={() => call('DELETE /holidays/special-hours/:day', { params: { day }, body: {} })}
          >
            <span>
              {isRoundTheClock(hours) ? t('always') : hoursText(hours)}
              {note === null ? null : <small> · {note}</small>}
              {closures.some((closure) => isWithin(day, closure)) ? <small> · {t('closed')}</small> : null}
            </span>
          </PlannedRow>
        );
      })}
    </PlannedCard>
  );
}
