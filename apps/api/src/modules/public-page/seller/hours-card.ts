import { comingDaysOff, type DaysOff } from '@offizin/domain/calendar/days-off';
import {
  type DayHours,
  hoursText,
  isRoundTheClock,
  type OpeningHours,
  type ShopCalendar,
  spansOn,
} from '@offizin/domain/calendar/opening-hours';
import { addDays, weekdayIndex } from '@offizin/domain/calendar/zoned-time';
import { type HtmlPart, html } from '../../../platform/html/html.ts';
import type { CornerWords } from './corner-words.ts';
import { icon } from './icons.ts';
import type { Corner } from './read-corner.ts';

/** Of a shop whose hours nobody knows, public holidays say nothing. */
export const daysOffOf = ({ calendar, holidays, profile }: Corner, { today }: CornerWords): readonly DaysOff[] =>
  comingDaysOff(calendar, today, profile.week === null ? [] : holidays);

const hoursSaid = (hours: DayHours, { shown }: CornerWords): string | null =>
  isRoundTheClock(hours) ? shown('dayAlways') : hoursText(hours);

/** The special hours of a date as they are read; null where it has none, or a closure wins over them. */
function specialOn(calendar: ShopCalendar, date: string, words: CornerWords): string | null {
  const hours = calendar.special?.get(date);
  return hours === undefined || spansOn(calendar, date).length === 0 ? null : hoursSaid(hours, words);
}

const specialShown = 5;

/** The next dates with other hours than the week has. */
function specialHours({ calendar, profile }: Corner, words: CornerWords): HtmlPart {
  const { t, weekday, shortDay } = words;
  const days = profile.specialHours.flatMap(({ day, note }) => {
    const text = specialOn(calendar, day, words);
    return text === null ? [] : { day, text, note };
  });
  if (days.length === 0) return null;
  return html`<section class="rest">
    <h2>${t('specialHours')}</h2>
    <dl class="days">
      ${days.slice(0, specialShown).map(
        ({ day, text, note }) =>
          html`<div>
            <dt>${weekday(day)} ${shortDay(day)}</dt>
            <dd>${text}${note === null ? null : html`<br />${note}`}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** When the shop is on emergency duty: it may be open beside its hours, or answer at a bell. */
function emergencyDuty({ duties }: Corner, { t, moment, hasBegun }: CornerWords): HtmlPart {
  if (duties.length === 0) return null;
  return html`<section class="rest">
    <h2>${t('duty')}</h2>
    <dl class="days">
      ${duties.map(
        ({ from, to, note }) =>
          html`<div>
            <dt>${t(hasBegun(from) ? 'dutyNow' : 'dutyNext')}</dt>
            <dd>${t('fromTo', { from: moment(from), to: moment(to) })}${note === null ? null : html`<br />${note}`}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** The week from Monday on, each day as it will be on its next date. */
function weekRows({ calendar }: Corner, week: OpeningHours, words: CornerWords): HtmlPart {
  const { today, shown, t, weekday, weekdayOf, shortDay } = words;
  const dates = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days));
  return dates
    .toSorted((one, other) => weekdayIndex(one) - weekdayIndex(other))
    .map((date) => {
      const hours = week[weekdayOf(date)];
      const usual = hoursSaid(hours, words);
      const special = specialOn(calendar, date, words);
      const isOff = special === null && usual !== null && spansOn(calendar, date).length === 0;
      const name = weekday(date);
      const isToday = date === today;
      const text = isOff
        ? isToday
          ? null
          : t('closedOn', { day: shortDay(date) })
        : special === null || isToday
          ? (special ?? usual)
          : t('specialOn', { hours: special, day: shortDay(date) });
      return html`<div${isToday ? html` class="today"` : null}><dt>${isToday ? shown('today', { day: name }) : name}</dt><dd${text === usual ? null : html` class="off"`}>${text ?? shown('dayClosed')}</dd></div>`;
    });
}

const daysText = ({ from, to }: DaysOff, { t, weekday, shortDay }: CornerWords): string =>
  from === to ? `${weekday(from)} ${shortDay(from)}` : t('fromTo', { from: shortDay(from), to: shortDay(to) });

export function hoursCard(corner: Corner, words: CornerWords): HtmlPart {
  const { shown, t } = words;
  const off = daysOffOf(corner, words);
  const { week } = corner.profile;
  return html`${
    week === null
      ? null
      : html`<section>
          <h2>${shown('hours')}</h2>
          <dl class="hours">${weekRows(corner, week, words)}</dl>
        </section>`
  }${emergencyDuty(corner, words)}${specialHours(corner, words)}
  ${
    off.length === 0
      ? null
      : html`<section class="rest" aria-label="${t('daysOff')}">
          <dl class="days">
            ${off.map(
              (days) =>
                html`<div>
                  <dt>${daysText(days, words)}</dt>
                  <dd>${days.holiday === null ? t('closed') : t('closedFor', { reason: days.holiday })}</dd>
                </div>`,
            )}
          </dl>
        </section>`
  }`;
}

/** Days off within a week are at the top of the page on phones, where the hours come later. */
export function soonClosed(corner: Corner, words: CornerWords): HtmlPart {
  const { today, t, longDay } = words;
  const next = daysOffOf(corner, words).find(({ from }) => from <= addDays(today, 7));
  if (next === undefined) return null;
  const { from, to } = next;
  const title =
    from === to
      ? t('soon', { day: longDay(from) })
      : from <= today
        ? t('soonUntil', { day: longDay(to) })
        : t('soonFromTo', { from: longDay(from), to: longDay(to) });
  return html`<p class="soon">
    ${icon('off')}<span><b>${title}</b><br />${next.holiday === null ? t('soonText') : next.holiday}</span>
  </p>`;
}
