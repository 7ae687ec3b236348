import { type Weekday, weekdays } from '@offizin/domain/calendar/opening-hours';
import { useState } from 'react';
import classes from './hours.module.css';
import { useWeekdayNames } from './weekday-names.ts';

const workdays = weekdays.slice(0, 5);

/** Which days are to get the hours of one. */
export function useChosenDays(from: Weekday) {
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const others = weekdays.filter((day) => day !== from);
  return {
    chosen: others.filter((day) => chosen.includes(day)),
    others,
    toggle: (day: Weekday) =>
      setChosen((now) => (now.includes(day) ? now.filter((each) => each !== day) : [...now, day])),
    chooseWorkdays: () => setChosen(workdays),
  };
}

export type ChosenDays = ReturnType<typeof useChosenDays>;

/** The other days, each to be chosen. */
export function DayChips({ days }: { days: ChosenDays }) {
  const names = useWeekdayNames();
  return days.others.map((day) => (
    <button
      key={day}
      type="button"
      className={classes['chip']}
      aria-pressed={days.chosen.includes(day)}
      title={names.name(day)}
      onClick={() => days.toggle(day)}
    >
      {names.short(day)}
    </button>
  ));
}
