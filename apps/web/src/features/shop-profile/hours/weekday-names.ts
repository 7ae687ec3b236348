import { weekdayHead } from '@offizin/i18n/weekday-head';
import { type Weekday, weekdays } from '@offizin/domain/calendar/opening-hours';
import { useFormats } from '../../../platform/formats.ts';

/** Some Monday, so that days have names. */
const monday = Date.UTC(2024, 0, 1, 12);
const someDay = (day: Weekday): Date => new Date(monday + weekdays.indexOf(day) * 86_400_000);

const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** The days' names in the reader's language: at the head of a line, in a sentence, and short. */
export function useWeekdayNames() {
  const { weekday, shortWeekday } = useFormats();
  return {
    name: (day: Weekday) => capitalised(weekday(someDay(day))),
    inText: (day: Weekday) => weekday(someDay(day)),
    short: (day: Weekday) => capitalised(weekdayHead(shortWeekday(someDay(day)))),
  };
}
