import { screens } from '@offizin/domain/access/screens';
import { defaultOpeningHours, type Weekday, weekdays } from '@offizin/domain/calendar/opening-hours';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { phone, useMedia } from '../../../platform/media.ts';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/form/section-form.tsx';
import { DayFold } from './day-fold.tsx';
import { DayRow } from './day-row.tsx';
import classes from './hours.module.css';
import type { SectionProps } from '../section-props.ts';
import { fieldsOf, isUnknown, weekValues } from './week-values.ts';
import { useWeekdayNames } from './weekday-names.ts';

/** Nobody has given hours: what that means, and the usual ones with one press, to be looked at and saved. */
function Suggestion({ form }: Pick<SectionProps, 'form'>) {
  const t = useTranslations('profile.hours');
  const names = useWeekdayNames();
  const suggest = () => {
    const values = weekValues(defaultOpeningHours);
    for (const field of weekdays.flatMap(fieldsOf)) form.set(field, values[field]);
  };
  return (
    <div className={classes['suggestion']}>
      <p>{t('unknown')}</p>
      <Button size="small" onClick={suggest}>
        {t('suggest', { from: names.short('monday'), to: names.short('friday') })}
      </Button>
    </div>
  );
}

/** The week, by which deadlines and pick-ups are counted (PRO-03). */
export function HoursSection({ form, ...card }: SectionProps) {
  const t = useTranslations('profile.hours');
  const holidays = useTranslations('shell.screen')('holidays');
  const onPhone = useMedia(phone);
  const [open, setOpen] = useState<Weekday | null>(null);
  const choose = (day: Weekday) => (isOpen: boolean) => setOpen(isOpen ? day : null);
  const isWrong = (day: Weekday) => fieldsOf(day).some((field) => form.wrong.includes(field));
  return (
    <SectionCard
      {...card}
      note={t('note')}
      action={
        <Link to={screens.holidays.path} className={classes['link'] ?? ''}>
          {holidays}
          <IconChevronRight size={14} aria-hidden />
        </Link>
      }
    >
      {isUnknown(form.values) ? <Suggestion form={form} /> : null}
      <div className={classes['week']}>
        {weekdays.map((day) =>
          onPhone ? (
            <DayFold key={day} form={form} weekday={day} isOpen={open === day || isWrong(day)} onToggle={choose(day)} />
          ) : (
            <DayRow key={day} form={form} weekday={day} isCopying={open === day} onCopy={choose(day)} />
          ),
        )}
      </div>
    </SectionCard>
  );
}
