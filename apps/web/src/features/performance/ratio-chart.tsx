import type { MetricWeek } from '@offizin/contract/performance/seller';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { BarChart } from '../../ui/bar-chart.ts';
import classes from './performance.module.css';

interface RatioChartProps {
  /** Oldest first, the week that runs last. */
  readonly weeks: readonly MetricWeek[];
  readonly name: MetricRatio;
}

interface BarShape {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly index?: number;
}

/** Limits are broken lines, their words beside them. */
const limit = { labelPosition: 'right', strokeDasharray: '5 4' } as const;

const percent = (basisPoints: number): number => Math.round(basisPoints / 10) / 10;

/** The drawing itself, which the kit's library makes; the sentence and the table beside it say the same. */
export function RatioChart({ weeks, name }: RatioChartProps) {
  const t = useTranslations('performance');
  const { percent: percentText, share, shortDay } = useFormats();
  const data = weeks.map((week) => ({
    week: shortDay(`${week.firstDay}T12:00:00Z`),
    ratio: percent(week[name].ratio ?? 0),
    status: week[name].status ?? 'none',
  }));
  const { atRisk, exceeded } = weeks.at(-1)?.limits[name] ?? { atRisk: 0, exceeded: 0 };
  const most = Math.max(percent(exceeded) + 1, ...data.map(({ ratio }) => Math.ceil(ratio)));
  const bar = ({ x = 0, y = 0, width = 0, height = 0, index = 0 }: BarShape) => {
    const status = index === data.length - 1 ? 'running' : (data[index]?.status ?? 'none');
    return (
      <rect
        {...{ x, y, width, height }}
        rx={3}
        className={classes['bar']}
        data-status={status}
        data-of={data[index]?.status}
      />
    );
  };
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
      valueFormatter={(value) => share(value * 100)}
      barChartProps={{ accessibilityLayer: false, margin: { top: 16, right: 88, bottom: 0, left: 0 } }}
      valueLabelProps={{ className: classes['barLabel'] ?? '' }}
      barProps={{ shape: bar, isAnimationActive: false }}
      yAxisProps={{
        domain: [0, most],
        tickCount: most + 1,
        width: 44,
        tickFormatter: (value: number) => percentText(value / 100),
      }}
      xAxisProps={{ interval: 'preserveEnd', tickMargin: 8 }}
      referenceLines={[
        { y: percent(atRisk), color: 'var(--amber)', label: t('state.at_risk'), ...limit },
        { y: percent(exceeded), color: 'var(--red)', label: t('state.exceeded'), ...limit },
      ]}
    >
      <defs>
        <pattern id="running-week" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" className={classes['hatch']} />
        </pattern>
      </defs>
    </BarChart>
  );
}
