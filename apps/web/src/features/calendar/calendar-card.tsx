import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { phone, useMedia } from '../../platform/media.ts';
import { IconButton } from '../../ui/button.tsx';
import classes from './calendar.module.css';
import { addMonths, monthOf, movedDay } from './calendar-moves.ts';
import { dayFacts } from './day-facts.ts';
import { MonthGrid } from './month-grid.tsx';
import type { ClosureForm } from './use-closure-form.ts';
import { useDays } from './use-days.ts';

/** The first choice is one day, the second makes a range of it, the third begins again. */
function useRange(form: ClosureForm) {
  const [anchor, setAnchor] = useState<string | null>(null);
  return (day: string) => {
    const isSecond = anchor !== null && form.values.from === anchor && form.values.to === anchor;
    const [from, to] = isSecond && day < anchor ? [day, anchor] : [isSecond ? anchor : day, day];
    form.set('from', from);
    form.set('to', to);
    setAnchor(isSecond ? null : day);
  };
}

function Legend() {
  const t = useTranslations('holidays.calendar');
  return (
    <ul className={classes['legend']}>
      <li data-kind="new">{t('new')}</li>
      <li data-kind="closed">{t('closed')}</li>
      <li data-kind="holiday">{t('holiday')}</li>
      <li data-kind="due">{t('due')}</li>
    </ul>
  );
}

/** Which months are shown, and which day has the focus: it leads them along. */
function useMonths(today: string, first: string) {
  const onPhone = useMedia(phone);
  const grid = useRef<HTMLDivElement>(null);
  const [month, setMonth] = useState(monthOf(first));
  const [focused, setFocused] = useState(first);
  const shownFrom = (begin: string) => (onPhone ? [begin] : [begin, addMonths(begin, 1)]);
  const months = shownFrom(month);
  const show = (next: string) => {
    setMonth(next);
    if (!shownFrom(next).includes(monthOf(focused))) setFocused(`${next}-01`);
  };
  const onMove = (day: string, key: string): boolean => {
    const next = movedDay(day, key);
    if (next === null) return false;
    flushSync(() => {
      setFocused(next);
      if (monthOf(next) < month) setMonth(monthOf(next));
      if (monthOf(next) > (months.at(-1) ?? month)) setMonth(onPhone ? monthOf(next) : addMonths(monthOf(next), -1));
    });
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
    return true;
  };
  return { grid, months, focused, setFocused, onMove, show, isFirst: month <= monthOf(today) };
}

interface CalendarCardProps {
  readonly form: ClosureForm;
  readonly view: HolidaysView;
  readonly changed: string | null;
}

/** Two months, on which days are looked at and chosen; phones show one (PRO-03). */
export function CalendarCard({ form, view, changed }: CalendarCardProps) {
  const t = useTranslations('holidays.calendar');
  const days = useDays();
  const { grid, months, focused, setFocused, onMove, show, isFirst } = useMonths(
    view.today,
    form.values.from || view.today,
  );
  const [month = ''] = months;
  const choose = useRange(form);
  const actions = {
    focused,
    onMove,
    onChoose: (day: string) => {
      setFocused(day);
      choose(day);
    },
  };
  const factsOf = dayFacts(view, form.values, changed);
  return (
    <section className={classes['card']} aria-label={t('title')} ref={grid}>
      <div className={classes['months']}>
        {months.map((each, index) => (
          <div key={each}>
            <div className={classes['head']}>
              <h2 aria-live="polite">{days.month(each)}</h2>
              {index === 0 ? (
                <IconButton label={t('previous')} disabled={isFirst} onClick={() => show(addMonths(month, -1))}>
                  <IconChevronLeft aria-hidden />
                </IconButton>
              ) : null}
              {index === months.length - 1 ? (
                <IconButton label={t('next')} onClick={() => show(addMonths(month, 1))}>
                  <IconChevronRight aria-hidden />
                </IconButton>
              ) : null}
            </div>
            <MonthGrid month={each} factsOf={factsOf} {...actions} />
          </div>
        ))}
      </div>
      <p className={classes['hint']}>{t('hint')}</p>
      <Legend />
    </section>
  );
}
