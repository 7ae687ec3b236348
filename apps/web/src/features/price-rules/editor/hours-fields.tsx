import { limits } from '@offizin/domain/limits';
import { readTime } from '@offizin/domain/calendar/typed-time';
import type { DayHours } from '@offizin/domain/price-rules/terms';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TimeField } from '../../../parts/hours/time-field.tsx';
import { oneOf } from '../../../platform/one-of.ts';
import { NativeSelect } from '../../../ui/native-select.ts';
import { clockOf, hoursKind, type HoursKind } from '../rule-hours.ts';
import { useRuleFormats } from '../rule-words.ts';
import classes from './fields.module.css';
import type { RuleDraft } from './use-rule-draft.ts';

const kinds = ['daily', 'workdays', 'byDay'] as const satisfies readonly HoursKind[];

const usualDay: DayHours = { from: 7 * 60, to: 22 * 60 };

/** Minutes of a time such as `07:30`; null where it is none, or too late to begin. */
function minutesOf(typed: string, isEnd: boolean): number | null {
  const time = readTime(typed);
  if (time === null) return null;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  return minutes === 1440 && !isEnd ? null : minutes;
}

interface ClockProps {
  readonly label: string;
  readonly minute: number;
  readonly isEnd: boolean;
  readonly draft: RuleDraft;
  readonly onChange: (minute: number) => void;
}

/** A time of the brand's day; what is none changes nothing and is marked. */
function Clock({ label, minute, isEnd, draft, onChange }: ClockProps) {
  const t = useTranslations('priceRuleEditor');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isWrong = typed !== null && minutesOf(typed, isEnd) === null;
  const mark = useEffectEvent((is: boolean) => draft.fields.mark(id, is));
  useEffect(() => {
    mark(isWrong);
    return () => mark(false);
  }, [isWrong]);
  const type = (text: string) => {
    setTyped(text);
    const meant = minutesOf(text, isEnd);
    if (meant !== null && meant !== minute) onChange(meant);
  };
  const leave = () => {
    setLeft(true);
    if (!isWrong) setTyped(null);
  };
  return (
    <TimeField
      label={label}
      name={id}
      value={typed ?? clockOf(minute)}
      error={isWrong && isLeft ? t('wrongTime') : undefined}
      onChange={type}
      onBlur={leave}
    />
  );
}

interface FromToProps {
  readonly hours: DayHours;
  readonly labels: readonly [from: string, to: string];
  readonly draft: RuleDraft;
  readonly onChange: (hours: DayHours) => void;
}

function FromTo({ hours, labels: [from, to], draft, onChange }: FromToProps) {
  const t = useTranslations('priceRuleEditor.pace');
  return (
    <>
      <Clock
        label={from}
        minute={hours.from}
        isEnd={false}
        draft={draft}
        onChange={(at) => onChange({ ...hours, from: at })}
      />
      <span>{t('until')}</span>
      <Clock label={to} minute={hours.to} isEnd draft={draft} onChange={(at) => onChange({ ...hours, to: at })} />
    </>
  );
}

/** A Monday: the days of a week are named from there. */
const monday = Date.UTC(2024, 0, 1, 12);
const dayNo = [0, 1, 2, 3, 4, 5, 6] as const;

function Days({ draft, onDay }: { draft: RuleDraft; onDay: (at: number, day: DayHours | null) => void }) {
  const t = useTranslations('priceRuleEditor.pace');
  const { weekday } = useRuleFormats();
  return (
    <ul className={classes['days']}>
      {dayNo.map((at) => {
        const day = weekday(new Date(monday + at * 86_400_000));
        const hours = draft.terms.hours[at] ?? null;
        return (
          <li key={at}>
            <label>
              <input
                type="checkbox"
                aria-label={t('runs', { day })}
                checked={hours !== null}
                onChange={({ currentTarget }) => onDay(at, currentTarget.checked ? usualDay : null)}
              />
              {day}
            </label>
            {hours === null ? (
              <span>{t('stay')}</span>
            ) : (
              <FromTo
                hours={hours}
                labels={[t('dayFrom', { day }), t('dayTo', { day })]}
                draft={draft}
                onChange={(next) => onDay(at, next)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** When prices may change: on all days alike, from Monday to Friday, or each day by itself. */
export function HoursFields({ draft }: { draft: RuleDraft }) {
  const t = useTranslations('priceRuleEditor');
  const { hours } = draft.terms;
  const found = hoursKind(hours);
  const [chosen, setChosen] = useState(found);
  // Days that were made alike by hand stay one by one until another choice is made.
  const kind = chosen === 'byDay' ? chosen : found;
  const first = hours.find((day) => day !== null) ?? usualDay;
  const all = (day: DayHours, of: HoursKind) => dayNo.map((at) => (of === 'workdays' && at > 4 ? null : day));
  const choose = (next: HoursKind) => {
    setChosen(next);
    if (next !== 'byDay') draft.change({ hours: all(first, next) });
  };
  return (
    <>
      <div className={classes['hours']}>
        <NativeSelect
          size="xs"
          aria-label={t('pace.when')}
          value={kind}
          data={kinds.map((value) => ({ value, label: t(`pace.${value}`) }))}
          onChange={({ currentTarget }) => choose(oneOf(currentTarget.value, kinds) ?? 'daily')}
        />
        {kind === 'byDay' ? null : (
          <FromTo
            hours={first}
            labels={[t('pace.from'), t('pace.to')]}
            draft={draft}
            onChange={(day) => draft.change({ hours: all(day, kind) })}
          />
        )}
        <span>{t('pace.every', { minutes: String(limits.priceRuleInterval / 60) })}</span>
      </div>
      {kind === 'byDay' ? (
        <Days
          draft={draft}
          onDay={(at, day) => draft.change({ hours: hours.map((each, index) => (index === at ? day : each)) })}
        />
      ) : null}
    </>
  );
}
