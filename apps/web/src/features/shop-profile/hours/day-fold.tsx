import { hoursText, type Weekday } from '@offizin/domain/calendar/opening-hours';
import { IconChevronRight, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.ts';
import { DayChips, useChosenDays } from './copy-days.tsx';
import classes from './hours.module.css';
import { SlotFields } from './slot-fields.tsx';
import { type Day, useDay } from './use-day.ts';
import type { ProfileForm } from '../use-profile-form.ts';
import { dayIn } from './week-values.ts';
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
  if (day.mode === 'closed') return <p className={classes['hint']}>{t('nothing')}</p>;
  return (
    <>
      <div className={classes['slots']}>
        <span className={classes['which']}>{t('slot', { no: 1 })}</span>
        <SlotFields day={day} slot="first" />
      </div>
      {day.mode === 'split' ? (
        <div className={classes['slots']}>
          <span className={classes['which']}>{t('slot', { no: 2 })}</span>
          <SlotFields day={day} slot="second" />
          <IconButton label={t('removeSlot')} onClick={() => day.setMode('full')}>
            <IconTrash aria-hidden />
          </IconButton>
        </div>
      ) : null}
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
  const hours = hoursText(dayIn(form.values, weekday));
  return (
    <div className={classes['fold']}>
      <button type="button" className={classes['line']} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
        <span className={classes['day']}>
          {day.name}
          {day.isChanged ? <i className={classes['dot']} role="img" aria-label={t('changed')} /> : null}
        </span>
        <span className={classes['short']}>{isOpen ? null : (hours ?? tPreview('dayClosed'))}</span>
        {isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
      </button>
      {isOpen ? (
        <div className={classes['inside']}>
          <SegmentedControl
            fullWidth
            aria-label={t('modeOf', { day: day.name })}
            value={day.mode}
            onChange={day.setMode}
            data={(['closed', 'full', 'split'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
          />
          <Slots day={day} />
          <CopyFold day={day} weekday={weekday} />
        </div>
      ) : null}
    </div>
  );
}
