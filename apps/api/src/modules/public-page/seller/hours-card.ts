import { comingDaysOff, type DaysOff } from '@offizin/domain/calendar/days-off';
import { hoursText, isRoundTheClock, type OpeningHours, spansOn } from '@offizin/domain/calendar/opening-hours';
import { addDays, weekdayIndex } from '@offizin/domain/calendar/zoned-time';
import { type HtmlPart, html } from '../../../platform/html/html.ts';
import type { CornerWords } from './corner-words.ts';
import { icon } from './icons.ts';
import type { Corner } from './read-corner.ts';

/** Of a shop whose hours nobody knows, public holidays say nothing. */
export const daysOffOf = ({ calendar, holidays, profile }: Corner, { today }: CornerWords): readonly DaysOff[] =>
  comingDaysOff(calendar, today, profile.week === null ? [] : holidays);

/** The week from Monday on, each day as it will be on its next date. */
function weekRows({ calendar }: Corner, week: OpeningHours, words: CornerWords): HtmlPart {
  const { today, shown, t, weekday, weekdayOf, shortDay } = words;
  const dates = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days));
  return dates
    .toSorted((one, other) => weekdayIndex(one) - weekdayIndex(other))
    .map((date) => {
      const hours = week[weekdayOf(date)];
      const usual = isRoundTheClock(hours) ? shown('dayAlways') : hoursText(hours);
      const isOff = usual !== null && spansOn(calendar, date).length === 0;
      const name = weekday(date);
      const isToday = date === today;
      const text = isOff && !isToday ? t('closedOn', { day: shortDay(date) }) : isOff ? null : usual;
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
  }
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
