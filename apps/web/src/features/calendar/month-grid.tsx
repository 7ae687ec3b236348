import { weekdayHead } from '@offizin/i18n/weekday-head';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import classes from './calendar.module.css';
import { weeksOf } from './calendar-moves.ts';
import type { DayFacts } from './day-facts.ts';
import { noonOf, useDays } from './use-days.ts';

/** A Monday, from which the names of the weekdays are taken. */
const weekdayDates = [5, 6, 7, 8, 9, 10, 11].map((day) => `2026-01-${String(day).padStart(2, '0')}`);

export interface DayActions {
  readonly focused: string;
  readonly onChoose: (day: string) => void;
  readonly onMove: (day: string, key: string) => boolean;
}

interface DayCellProps extends DayActions {
  readonly day: string;
  readonly facts: DayFacts;
}

function DayCell({ day, facts, focused, onChoose, onMove }: DayCellProps) {
  const t = useTranslations('holidays.calendar');
  const tActions = useTranslations('actions');
  const days = useDays();
  const { isToday, isPast, isClosed, holiday, due, planned, isClosedWeekday } = facts;
  const said = [
    days.day(day),
    isToday ? tActions('today') : '',
    planned === null ? '' : t('new'),
    isClosed ? t('closed') : '',
    holiday ?? '',
    due > 0 ? t('dueOn', { count: due }) : '',
  ];
  return (
    <button
      type="button"
      role="gridcell"
      data-day={day}
      tabIndex={day === focused ? 0 : -1}
      aria-label={said.filter((part) => part !== '').join(', ')}
      aria-selected={planned !== null}
      aria-disabled={isPast || undefined}
      aria-current={isToday ? 'date' : undefined}
      className={classes['day']}
      data-planned={planned ?? undefined}
      data-closed={isClosed || undefined}
      data-holiday={holiday === null ? undefined : true}
      data-due={due > 0 ? due : undefined}
      data-weekend={isClosedWeekday || undefined}
      onClick={() => (isPast ? undefined : onChoose(day))}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && onMove(day, event.key)) event.preventDefault();
      }}
    >
      <span>{Number(day.slice(8))}</span>
    </button>
  );
}

interface MonthGridProps extends DayActions {
  readonly month: string;
  readonly factsOf: (day: string) => DayFacts;
}

/** A month as a grid: the arrow keys move in it and beyond it, one day is in the way of Tab. */
export function MonthGrid({ month, factsOf, ...actions }: MonthGridProps) {
  const { shortWeekday, weekday } = useFormats();
  const days = useDays();
  return (
    <div role="grid" aria-label={days.month(month)} className={classes['grid']}>
      <div role="row" className={classes['week']}>
        <span aria-hidden />
        {weekdayDates.map((date) => (
          <span key={date} role="columnheader" aria-label={weekday(noonOf(date))}>
            {weekdayHead(shortWeekday(noonOf(date)))}
          </span>
        ))}
      </div>
      {weeksOf(month).map(({ number, days: week }) => (
        <div key={number} role="row" className={classes['week']}>
          <span className={classes['number']} aria-hidden>
            {number}
          </span>
          {week.map((day, index) =>
            day === null ? (
              <span key={`none-${weekdayDates[index]}`} aria-hidden />
            ) : (
              <DayCell key={day} day={day} facts={factsOf(day)} {...actions} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
