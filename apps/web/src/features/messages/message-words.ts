import { addDays, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { brands } from '@offizin/domain/brand/brands';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { brandTimeZone } from '../../platform/time-zone.ts';

export const brandName = brands[initialData.brand].name;

const minute = 60_000;
const dayOf = (instant: Date): string => wallClockAt(instant, brandTimeZone).date;

/** Which group of the list a deadline is in. */
export type DueGroup =
  | { readonly key: 'overdue' | 'today' | 'tomorrow' }
  | { readonly key: 'later'; readonly day: string };

export function dueGroupOf(dueAt: string, now: Date): DueGroup {
  const due = new Date(dueAt);
  if (due < now) return { key: 'overdue' };
  const [day, today] = [dayOf(due), dayOf(now)];
  if (day === today) return { key: 'today' };
  return day === addDays(today, 1) ? { key: 'tomorrow' } : { key: 'later', day };
}

/** A length of time in words: `1 h 8 min`, `22 h`, `3 days`. */
export function useSpan() {
  const t = useTranslations('messages.time');
  return (milliseconds: number): string => {
    const minutes = Math.max(1, Math.floor(Math.abs(milliseconds) / minute));
    const hours = Math.floor(minutes / 60);
    if (hours >= 48) return t('daysOnly', { days: Math.floor(hours / 24) });
    if (hours === 0) return t('minutesOnly', { minutes: String(minutes) });
    const left = minutes % 60;
    return hours >= 10 || left === 0
      ? t('hoursOnly', { hours: String(hours) })
      : t('hours', { hours: String(hours), minutes: String(left) });
  };
}

/** A moment near the present in words: `today, 15:56`, `Wed 10:12`, `22 November, 9:41`. */
export function useMoment() {
  const t = useTranslations('messages.time');
  const { time, weekdayTime, weekdayDay } = useBrandFormats();
  return (instant: string, now: Date): string => {
    const [day, today] = [dayOf(new Date(instant)), dayOf(now)];
    const at = { time: time(instant) };
    if (day === today) return t('today', at);
    if (day === addDays(today, 1)) return t('tomorrow', at);
    if (day === addDays(today, -1)) return t('yesterday', at);
    const isNear = addDays(today, -6) < day && day < addDays(today, 7);
    return isNear ? weekdayTime(instant) : `${weekdayDay(instant)}, ${time(instant)}`;
  };
}
