import type { RuledOfferView } from '@offizin/contract/price-rules/views';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { useTranslations } from 'use-intl';
import { type GappedStep, lineParts, stepPath } from '../../../parts/charts/price-steps.ts';
import { useNow } from '../../../platform/now.ts';
import { brandTimeZone } from '../../../platform/time-zone.ts';
import { Table } from '../../../ui/table.tsx';
import { useRuleFormats, useWhen } from '../rule-words.ts';
import { type DayChart, dayChart, hourMarks } from './day-chart.ts';
import classes from './offer.module.css';

const size = { width: 400, height: 210, left: 44, right: 8, top: 12, bottom: 26 } as const;
/** Labels closer than this would lie on each other. */
const labelRoom = 14;

function placeIn({ from, to, lines }: DayChart) {
  const bottom = lines[0] ?? 0;
  const top = lines.at(-1) ?? 1;
  const width = size.width - size.left - size.right;
  const height = size.height - size.top - size.bottom;
  return {
    x: (at: number) => size.left + ((at - from) / (to - from)) * width,
    y: (price: number) => size.top + height - ((price - bottom) / (top - bottom)) * height,
    end: size.width - size.right,
  };
}

const minuteOf = (at: number): number => wallClockAt(new Date(at), brandTimeZone).minute;

/** What each line says at its end, the upper one above and the lower one below. */
function Labels({ chart, place }: { chart: DayChart; place: ReturnType<typeof placeIn> }) {
  const t = useTranslations('priceRuleHistory.offer');
  const { amount } = useRuleFormats();
  const own = chart.own.at(-1)?.price ?? null;
  const best = chart.best.at(-1)?.price ?? null;
  if (own === null) return null;
  const isOwnAbove = best === null || own >= best;
  const ownY = place.y(own) + (isOwnAbove ? -7 : labelRoom + 1);
  return (
    <>
      <text x={place.end} y={ownY} textAnchor="end" data-line="own">
        {t('youAt', { price: amount(own) })}
      </text>
      {best === null ? null : (
        <text x={place.end} y={place.y(best) + (isOwnAbove ? labelRoom + 1 : -7)} textAnchor="end">
          {t('otherAt', { price: amount(best) })}
        </text>
      )}
    </>
  );
}

function Drawing({ chart, spoken, stoppedAt }: { chart: DayChart; spoken: string; stoppedAt: number | null }) {
  const t = useTranslations('priceRuleHistory.offer');
  const { amount, time } = useRuleFormats();
  const place = placeIn(chart);
  const { own, best, floor, lines, to } = chart;
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={spoken} className={classes['drawing']}>
      {lines.map((line) => (
        <g key={line}>
          <line x1={size.left} x2={place.end} y1={place.y(line)} y2={place.y(line)} data-line="grid" />
          <text x={size.left - 8} y={place.y(line) + 4} textAnchor="end">
            {amount(line)}
          </text>
        </g>
      ))}
      {hourMarks(chart, minuteOf).map((at) => (
        <text key={at} x={place.x(at)} y={size.height - 6} textAnchor="middle">
          {time(new Date(at))}
        </text>
      ))}
      {floor === null ? null : (
        <line x1={size.left} x2={place.end} y1={place.y(floor)} y2={place.y(floor)} data-line="floor" />
      )}
      {stoppedAt === null || stoppedAt < chart.from ? null : (
        <line
          x1={place.x(stoppedAt)}
          x2={place.x(stoppedAt)}
          y1={size.top}
          y2={size.height - size.bottom}
          data-line="stop"
        />
      )}
      {lineParts(best, to).map((part) => (
        <path key={part.end} d={stepPath(part.steps, { ...place, end: place.x(part.end) })} data-line="best" />
      ))}
      <path d={stepPath(own, place)} data-line="own" />
      {own.slice(1).map(({ at, price }) => (
        <circle key={at} cx={place.x(at)} cy={place.y(price)} r="4" />
      ))}
      {floor === null ? null : (
        <text x={size.left + 4} y={place.y(floor) + labelRoom} data-line="floor">
          {t('floorAt', { price: amount(floor) })}
        </text>
      )}
      <Labels chart={chart} place={place} />
    </svg>
  );
}

interface Moment {
  readonly at: number;
  readonly own: number | null;
  readonly best: number | null;
}

/** Both prices at each moment that changed one of them, the latest first. */
function momentsOf({ own, best }: DayChart): Moment[] {
  const held = (steps: readonly GappedStep[], moment: number) =>
    steps.findLast(({ at }) => at <= moment)?.price ?? null;
  return [...new Set([...own, ...best].map(({ at }) => at))]
    .toSorted((a, b) => b - a)
    .map((at) => ({ at, own: held(own, at), best: held(best, at) }));
}

function Figures({ chart }: { chart: DayChart }) {
  const t = useTranslations('priceRuleHistory.offer');
  const { amount } = useRuleFormats();
  const when = useWhen();
  const shown = (price: number | null) => (price === null ? '–' : amount(price));
  return (
    <details className={classes['figures']}>
      <summary>{t('figures')}</summary>
      <Table
        label={t('chart')}
        isDense
        rows={momentsOf(chart)}
        keyOf={({ at }) => String(at)}
        columns={[
          { id: 'from', name: t('from'), isRowName: true, render: ({ at }) => when(new Date(at).toISOString()) },
          { id: 'own', name: t('you'), isNumber: true, render: ({ own }) => shown(own) },
          { id: 'best', name: t('other'), isNumber: true, render: ({ best }) => shown(best) },
        ]}
      />
    </details>
  );
}

function useSpoken(chart: DayChart, floor: number | null): string {
  const t = useTranslations('priceRuleHistory.offer');
  const { amount } = useRuleFormats();
  const when = useWhen();
  const words = (steps: readonly GappedStep[]) =>
    steps
      .map(({ at, price }) =>
        price === null
          ? t('spokenNone', { time: when(new Date(at).toISOString()) })
          : t('spokenStep', { price: amount(price), time: when(new Date(at).toISOString()) }),
      )
      .join('; ');
  return [
    t('spokenYou', { steps: words(chart.own) }),
    ...(chart.best.length === 0 ? [] : [t('spokenOther', { steps: words(chart.best) })]),
    ...(floor === null ? [] : [`${t('floorAt', { price: amount(floor) })}.`]),
  ].join(' ');
}

/** The own price and the best of the others as steps, with the floor and where a war was stopped; a sentence and a table say the same. */
export function OfferChart({ offer }: { offer: RuledOfferView }) {
  const t = useTranslations('priceRuleHistory.offer');
  const { amount } = useRuleFormats();
  const chart = dayChart(offer, useNow(60_000).getTime());
  const spoken = useSpoken(chart, offer.floor);
  return (
    <section aria-label={t('chart')}>
      <Drawing chart={chart} spoken={spoken} stoppedAt={offer.war === null ? null : Date.parse(offer.war.at)} />
      {offer.floor === null || chart.floor !== null ? null : (
        <p className={classes['away']}>{t('floorAt', { price: amount(offer.floor) })}</p>
      )}
      <Figures chart={chart} />
    </section>
  );
}
