import { hoursText, isRoundTheClock, type Weekday } from '@offizin/domain/calendar/opening-hours';
import { IconChevronRight, IconChevronUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { DayChips, useChosenDays } from './copy-days.tsx';
import classes from './hours.module.css';
import { AddSlot, ModeSelect, RemoveSlot, SlotFields, useSlotMoves } from './slot-fields.tsx';
import { type Day, useDay } from './use-day.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { dayIn, hoursField } from './week-values.ts';
import { useWeekdayNames } from './weekday-names.ts';

function CopyFold({ day, weekday }: { day: Day; weekday: Weekday }) {
  const t = useTranslations('profile.hours');
  const names = useWeekdayNames();
  const days = useChosenDays(weekday);
  const [only, ...more] = days.chosen;
  return (
    <>
      <p className={classes['hint']}>{t('copyThese')}</p>
      <div className={classes['chips']}>
        <DayChips days={days} />
      </div>
      {only === undefined ? null : (
        <Button wide onClick={() => day.copyTo(days.chosen)}>
          {more.length === 0 ? t('applyOne', { day: names.inText(only) }) : t('apply', { days: days.chosen.length })}
        </Button>
      )}
    </>
  );
}

function Slots({ day }: { day: Day }) {
  const t = useTranslations('profile.hours');
  const box = useRef<HTMLDivElement>(null);
  const moves = useSlotMoves(day, box);
  if (day.mode === 'unknown') return null;
  if (day.mode === 'closed') return <p className={classes['hint']}>{t('nothing')}</p>;
  return (
    <>
      <div ref={box}>
        {day.slots.map((slot, at) => (
          <div key={slot} className={classes['slots']}>
            <span className={classes['which']}>{t('slot', { no: at + 1 })}</span>
            <SlotFields day={day} slot={slot} />
            <RemoveSlot day={day} slot={slot} moves={moves} />
          </div>
        ))}
      </div>
      <AddSlot day={day} moves={moves} />
    </>
  );
}

interface DayFoldProps {
  readonly form: ProfileForm;
  readonly weekday: Weekday;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A day of the week on phones: a line that opens. One with a wrong time stays open. */
export function DayFold({ form, weekday, isOpen, onToggle }: DayFoldProps) {
  const t = useTranslations('profile.hours');
  const tPreview = useTranslations('profile.preview');
  const day = useDay(form, weekday);
  const hours = dayIn(form.values, weekday);
  const text =
    day.mode === 'unknown'
      ? t('mode.unknown')
      : isRoundTheClock(hours)
        ? tPreview('dayAlways')
        : (hoursText(hours) ?? tPreview('dayClosed'));
  return (
    <div className={classes['fold']}>
      <button type="button" className={classes['line']} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
        <span className={classes['day']}>
          {day.name}
          {day.isChanged ? <i className={classes['dot']} role="img" aria-label={t('changed')} /> : null}
        </span>
        <span className={classes['short']}>{isOpen ? null : text}</span>
        {isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
      </button>
      {isOpen ? (
        <div className={classes['inside']}>
          <ModeSelect day={day} name={hoursField(weekday, 'mode')} />
          <Slots day={day} />
          <CopyFold day={day} weekday={weekday} />
        </div>
      ) : null}
    </div>
  );
}
