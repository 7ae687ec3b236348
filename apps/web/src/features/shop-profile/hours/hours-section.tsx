import { screens } from '@offizin/domain/access/screens';
import { type Weekday, weekdays } from '@offizin/domain/calendar/opening-hours';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { phone, useMedia } from '../../../platform/media.ts';
import { SectionCard } from '../../../ui/form/section-form.tsx';
import { DayFold } from './day-fold.tsx';
import { DayRow } from './day-row.tsx';
import classes from './hours.module.css';
import type { SectionProps } from '../section-props.ts';
import { fieldsOf } from './week-values.ts';

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
