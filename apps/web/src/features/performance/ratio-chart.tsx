import type { MetricWeek } from '@offizin/contract/performance/seller';
import { metricStatuses } from '@offizin/domain/performance/status';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { BarChart } from '../../ui/bar-chart.ts';
import { isSpared, labelHeight, labelPlace, monthsShown } from './chart-places.ts';
import classes from './performance.module.css';

interface RatioChartProps {
  /** Oldest first, the week that runs last. */
  readonly weeks: readonly MetricWeek[];
  readonly name: MetricRatio;
}

interface Box {
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly index?: number | undefined;
}

const percent = (basisPoints: number): number => Math.round(basisPoints / 10) / 10;

/** The limits as they are now: those of the newest week. */
const limitsOf = (weeks: readonly MetricWeek[], name: MetricRatio) =>
  weeks.at(-1)?.limits[name] ?? { atRisk: 0, exceeded: 0 };

interface TickProps {
  readonly x?: number | string;
  readonly y?: number | string;
  readonly index?: number;
}

/** The name of a limit and from where it holds, at the right end of its line. */
function LimitWords({ viewBox, tone, name, from }: LimitWordsProps) {
  const { x = 0, y = 0, width = 0 } = viewBox ?? {};
  return (
    <text x={x + width + 8} y={y} className={classes['limit']} data-tone={tone}>
      <tspan dy={-2}>{name}</tspan>
      <tspan x={x + width + 8} dy={14} data-quiet>
        {from}
      </tspan>
    </text>
  );
}

interface LimitWordsProps {
  readonly viewBox?: { readonly x?: number; readonly y?: number; readonly width?: number };
  readonly tone: 'amber' | 'red';
  readonly name: string;
  readonly from: string;
}

/** The day of each week, and its month where one begins. */
function useTick(weeks: readonly MetricWeek[]) {
  const t = useTranslations('performance.chart');
  const { shortMonth } = useBrandFormats();
  const months = monthsShown(weeks.map(({ firstDay }) => firstDay));
  return ({ x = 0, y = 0, index = 0 }: TickProps) => {
    const week = weeks[index];
    if (week === undefined) return <g />;
    const isMonth = months[index] === true;
    return (
      <text x={x} y={Number(y) + 10} textAnchor="middle" className={classes['tick']} data-week={week.firstDay}>
        <tspan>{Number(week.firstDay.slice(8))}</tspan>
        {isMonth ? (
          <tspan x={x} dy={16} data-month>
            {shortMonth(`${week.firstDay}T12:00:00Z`)}
          </tspan>
        ) : null}
        {week.stage === 'running' ? (
          <tspan x={x} dy={isMonth ? 14 : 16} data-provisional>
            {t('provisional')}
          </tspan>
        ) : null}
      </text>
    );
  };
}

/** A bar in the colour of its status, hatched while its week is provisional. */
const barOf = (weeks: readonly MetricWeek[], name: MetricRatio) =>
  function Bar({ x = 0, y = 0, width = 0, height = 0, index = 0 }: Box) {
    const week = weeks[index];
    return (
      <rect
        {...{ x, y, width, height }}
        rx={3}
        className={classes['bar']}
        data-status={week?.[name].status ?? 'none'}
        data-provisional={week?.stage === 'published' ? undefined : true}
      />
    );
  };

/** The number above a bar, where no limit crosses it; a star where the limit is passed and yet nothing exceeded. */
function useValue(weeks: readonly MetricWeek[], name: MetricRatio) {
  const { oneDecimal } = useBrandFormats();
  const { atRisk, exceeded } = limitsOf(weeks, name);
  return ({ x = 0, y = 0, width = 0, height = 0, index = 0 }: Box) => {
    const week = weeks[index];
    if (week === undefined || week.orders === 0) return <g />;
    const ratio = percent(week[name].ratio ?? 0);
    const bottom = Number(y) + Number(height);
    const lines = ratio === 0 ? [] : [atRisk, exceeded].map((at) => bottom - (percent(at) * Number(height)) / ratio);
    return (
      <text
        x={Number(x) + Number(width) / 2}
        y={labelPlace(Number(y), lines)}
        textAnchor="middle"
        className={classes['barLabel']}
        data-status={week[name].status}
      >
        {oneDecimal(ratio)}
        {isSpared(week, name) ? '*' : ''}
      </text>
    );
  };
}

/** How a bar of a provisional week is filled. */
function Hatches() {
  return (
    <defs>
      {metricStatuses.map((status) => (
        <pattern
          key={status}
          id={`provisional-${status}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" className={classes['bar']} data-status={status} />
        </pattern>
      ))}
    </defs>
  );
}

/** The limits as broken lines with their names. */
function useLimitLines(weeks: readonly MetricWeek[], name: MetricRatio) {
  const t = useTranslations('performance');
  const { share } = useBrandFormats();
  const limits = limitsOf(weeks, name);
  const line = (key: 'atRisk' | 'exceeded', tone: 'amber' | 'red', word: string) => ({
    y: percent(limits[key]),
    color: `var(--${tone})`,
    strokeDasharray: '5 4',
    label: <LimitWords tone={tone} name={word} from={t('chart.from', { share: share(limits[key]) })} />,
  });
  return [line('atRisk', 'amber', t('state.at_risk')), line('exceeded', 'red', t('state.exceeded'))];
}

/** The drawing itself, which the kit's library makes; the sentence and the table beside it say the same. */
export function RatioChart({ weeks, name }: RatioChartProps) {
  const t = useTranslations('performance');
  const { percent: percentText } = useBrandFormats();
  const isPhone = useMedia(phone);
  const bar = barOf(weeks, name);
  const value = useValue(weeks, name);
  const tick = useTick(weeks);
  const data = weeks.map((week) => ({ week: week.firstDay, ratio: percent(week[name].ratio ?? 0) }));
  const { exceeded } = limitsOf(weeks, name);
  const most = Math.max(percent(exceeded) + 1, ...data.map(({ ratio }) => Math.ceil(ratio)));
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="week"
      series={[{ name: 'ratio', label: t(`ratio.${name}`), color: 'var(--text-3)' }]}
      withBarValueLabel
      withTooltip={false}
      tickLine="none"
      maxBarWidth={24}
      barChartProps={{
        accessibilityLayer: false,
        margin: { top: labelHeight, right: isPhone ? 8 : 96, bottom: 0, left: 0 },
      }}
      valueLabelProps={{ content: value }}
      barProps={{ shape: bar, isAnimationActive: false }}
      yAxisProps={{
        domain: [0, most],
        tickCount: most + 1,
        width: isPhone ? 36 : 44,
        tickFormatter: (part: number) => percentText(part / 100),
      }}
      xAxisProps={{ interval: 0, height: 48, tick }}
      referenceLines={useLimitLines(weeks, name)}
    >
      <Hatches />
    </BarChart>
  );
}
