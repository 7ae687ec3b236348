import { type Weekday } from '@offizin/domain/calendar/opening-hours';
import { IconCopy, IconX } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button, IconButton } from '../../../ui/button.tsx';
import { DayChips, useChosenDays } from './copy-days.tsx';
import classes from './hours.module.css';
import { AddSlot, ModeSelect, RemoveSlot, SlotFields, useSlotMoves } from './slot-fields.tsx';
import { type Day, useDay } from './use-day.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { hoursField } from './week-values.ts';
import { useWeekdayNames } from './weekday-names.ts';

interface CopyRowProps {
  readonly day: Day;
  readonly weekday: Weekday;
  readonly onClose: () => void;
}

/** Copies a day's hours to others. */
function CopyRow({ day, weekday, onClose }: CopyRowProps) {
  const t = useTranslations('profile.hours');
  const tActions = useTranslations('actions');
  const names = useWeekdayNames();
  const days = useChosenDays(weekday);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  const [only, ...more] = days.chosen;
  const copy = () => {
    if (only === undefined) return;
    day.copyTo(days.chosen);
    onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the buttons within closes it
    <div
      className={classes['copy']}
      ref={row}
      role="group"
      aria-label={t('copyTo', { day: day.name })}
      onKeyDown={closeOnEscape}
    >
      <b>{t('copyTo', { day: day.name })}</b>
      <DayChips days={days} />
      <button type="button" className={classes['workdays']} onClick={days.chooseWorkdays}>
        {t('workdays', { from: names.short('monday'), to: names.short('friday') })}
      </button>
      <span className={classes['apply']}>
        <Button size="small" disabled={only === undefined} onClick={copy}>
          {only !== undefined && more.length === 0
            ? t('applyOne', { day: names.inText(only) })
            : t('apply', { days: days.chosen.length })}
        </Button>
        <IconButton label={tActions('close')} onClick={onClose}>
          <IconX aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

interface DayRowProps {
  readonly form: ProfileForm;
  readonly weekday: Weekday;
  readonly isCopying: boolean;
  readonly onCopy: (isOpen: boolean) => void;
}

/** A day of the week in one line: its mode and its times. */
export function DayRow({ form, weekday, isCopying, onCopy }: DayRowProps) {
  const t = useTranslations('profile.hours');
  const day = useDay(form, weekday);
  const copyButton = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const moves = useSlotMoves(day, box);
  const close = () => {
    onCopy(false);
    copyButton.current?.focus();
  };
  return (
    <>
      <div className={classes['row']}>
        <span className={classes['day']}>
          {day.name}
          {day.isChanged ? <i className={classes['dot']} title={t('changed')} aria-hidden /> : null}
        </span>
        <ModeSelect day={day} name={hoursField(weekday, 'mode')} />
        <div className={classes['slots']} ref={box}>
          {day.mode === 'closed' ? t('nothing') : null}
          {day.slots.map((slot) => (
            <Fragment key={slot}>
              {slot === 'first' ? null : <span className={classes['and']}>{t('and')}</span>}
              <SlotFields day={day} slot={slot} />
            </Fragment>
          ))}
        </div>
        <span className={classes['acts']}>
          <IconButton
            ref={copyButton}
            label={t('copy', { day: day.name })}
            aria-expanded={isCopying}
            onClick={() => onCopy(!isCopying)}
          >
            <IconCopy aria-hidden />
          </IconButton>
          <AddSlot day={day} moves={moves} />
          <RemoveSlot day={day} slot={day.slots.at(-1) ?? 'first'} moves={moves} />
        </span>
      </div>
      {isCopying ? <CopyRow day={day} weekday={weekday} onClose={close} /> : null}
    </>
  );
}
