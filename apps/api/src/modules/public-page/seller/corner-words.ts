import { dayCalled, endsSoon, openStateAt } from '@offizin/domain/calendar/open-state';
import { type Weekday, weekdays } from '@offizin/domain/calendar/opening-hours';
import { addDays, instantAt, type WallClock, wallClockAt, weekdayIndex } from '@offizin/domain/calendar/zoned-time';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { makeFormats } from '@offizin/i18n/formats';
import { textsIn } from '../../../texts/texts.ts';
import type { Corner } from './read-corner.ts';

export type CornerWords = Awaited<ReturnType<typeof cornerWords>>;

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const kept = new Map<string, ReturnType<typeof cornerTexts>>();

async function cornerTexts(locale: LocaleCode, timeZone: string) {
  return {
    t: await textsIn(locale, 'partnerPage'),
    shown: await textsIn(locale, 'profile.preview'),
    field: await textsIn(locale, 'company.field'),
    formats: makeFormats(locale, timeZone),
  };
}

/** Formats and messages of a language take longer to make than a page: they are made once. */
function keptTexts(locale: LocaleCode, timeZone: string): ReturnType<typeof cornerTexts> {
  const key = `${locale}/${timeZone}`;
  const texts = kept.get(key) ?? cornerTexts(locale, timeZone);
  kept.set(key, texts);
  return texts;
}

/** What the page of a shop says, in the language of its visitor, at an instant. */
export async function cornerWords({ calendar }: Pick<Corner, 'calendar'>, locale: LocaleCode, now: Date) {
  const { timeZone } = calendar;
  const { t, shown, field, formats } = await keptTexts(locale, timeZone);
  const today = wallClockAt(now, timeZone).date;
  const noon = (date: string) => instantAt({ date, minute: 720 }, timeZone);
  const clock = (wall: WallClock) => formats.time(instantAt(wall, timeZone));
  const weekdayOf = (date: string): Weekday => weekdays[weekdayIndex(date)] ?? 'monday';
  const openText = (until: WallClock | null): string => {
    if (until === null) return shown('openAlways');
    const time = clock(until);
    if (endsSoon(until, today)) return shown('openUntil', { time });
    return shown('openUntilDay', { day: formats.weekday(noon(dayCalled(until))), time });
  };
  const stateText = (): { readonly isOpen: boolean; readonly text: string } => {
    const state = openStateAt(calendar, now);
    if (state.isOpen) return { isOpen: true, text: openText(state.until) };
    if (state.opens === null) return { isOpen: false, text: shown('closed') };
    const { date } = state.opens;
    const time = clock(state.opens);
    if (date === today) return { isOpen: false, text: shown('opensToday', { time }) };
    const day = date < addDays(today, 7) ? formats.weekday(noon(date)) : formats.weekdayDay(noon(date));
    return { isOpen: false, text: shown('opensOn', { day, time }) };
  };
  return {
    locale,
    t,
    shown,
    field,
    formats,
    today,
    state: stateText(),
    weekdayOf,
    /** The name of a day of the week: of its next date from today on. */
    weekday: (date: string) => capitalised(formats.weekday(noon(date))),
    longDay: (date: string) => formats.weekdayDay(noon(date)),
    shortDay: (date: string) => formats.shortDay(noon(date)),
    day: (at: Date) => formats.day(at),
    /** A moment with its day, on the shop's clock. */
    moment: (at: Date) => `${formats.shortWeekday(at)} ${formats.shortDay(at)}, ${formats.time(at)}`,
    hasBegun: (at: Date) => at <= now,
  };
}
