import { type SlotName, slotNames } from '@offizin/domain/calendar/opening-hours';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/button.tsx';
import classes from './hours.module.css';
import { TimeField } from '../../../parts/hours/time-field.tsx';
import type { Day } from './use-day.ts';
import { chosenModes } from './week-values.ts';

/** How a day is open: with or without a break, round the clock, not at all. */
export function ModeSelect({ day, name }: { day: Day; name: string }) {
  const t = useTranslations('profile.hours');
  return (
    <select
      className={classes['mode']}
      aria-label={t('modeOf', { day: day.name })}
      name={name}
      value={day.mode === 'three' ? 'split' : day.mode}
      onChange={(event) => day.setMode(event.currentTarget.value)}
    >
      {day.mode === 'unknown' ? <option value="unknown">{t('mode.unknown')}</option> : null}
      {chosenModes.map((mode) => (
        <option key={mode} value={mode}>
          {t(`mode.${mode}`)}
        </option>
      ))}
    </select>
  );
}

/** From when to when. */
export function SlotFields({ day, slot }: { day: Day; slot: SlotName }) {
  const t = useTranslations('profile.hours');
  const nextDay = day.endsNextDay(slot);
  return (
    <>
      <TimeField {...day.time(`${slot}.from`)} />
      <span aria-hidden>–</span>
      <TimeField
        {...day.time(`${slot}.to`)}
        hint={nextDay === null ? undefined : t('untilNextDay', { time: nextDay })}
      />
    </>
  );
}

/** Adds an empty slot to a day, and leads into it; removing one leads back to the day's last time. */
export function useSlotMoves(day: Day, box: RefObject<HTMLElement | null>) {
  const shown = useRef(day.slots.length);
  const isMoving = useRef(false);
  const count = day.slots.length;
  useEffect(() => {
    if (isMoving.current && count !== shown.current) {
      const fields = box.current?.querySelectorAll('input') ?? [];
      fields[count > shown.current ? fields.length - 2 : fields.length - 1]?.focus();
    }
    isMoving.current = false;
    shown.current = count;
  }, [box, count]);
  const moving = (change: () => void) => () => {
    isMoving.current = true;
    change();
  };
  return { add: moving(day.addSlot), remove: (slot: SlotName) => moving(() => day.removeSlot(slot)) };
}

export type SlotMoves = ReturnType<typeof useSlotMoves>;

/** A day has three slots at most. */
export function AddSlot({ day, moves }: { day: Day; moves: SlotMoves }) {
  const t = useTranslations('profile.hours');
  if (day.slots.length === 0 || day.slots.length === slotNames.length) return null;
  return (
    <IconButton label={t('addSlot', { day: day.name })} onClick={moves.add}>
      <IconPlus aria-hidden />
    </IconButton>
  );
}

/** The slots that a day has besides its first can be removed. */
export function RemoveSlot({ day, slot, moves }: { day: Day; slot: SlotName; moves: SlotMoves }) {
  const t = useTranslations('profile.hours');
  if (slot === 'first') return null;
  return (
    <IconButton
      label={t('removeSlot', { day: day.name, no: slotNames.indexOf(slot) + 1 })}
      onClick={moves.remove(slot)}
    >
      <IconTrash aria-hidden />
    </IconButton>
  );
}
