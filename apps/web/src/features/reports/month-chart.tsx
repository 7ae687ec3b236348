import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { BarChart } from '../../ui/bar-chart.ts';
import { useMonthNames } from './figure-words.ts';
import { axisEnd, type ChartMonth } from './month-figures.ts';
import classes from './reports.module.css';

interface MonthChartProps {
  readonly months: readonly ChartMonth[];
  /** The month whose figures are shown. */
  readonly chosen: string;
  readonly running: string;
  /** What a value is written as, in the chart's unit. */
  readonly write: (value: number) => string;
  readonly name: string;
}

interface BarShape {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly index?: number;
  /** The room of the bar, from the highest value of the axis to none. */
  readonly background?: { readonly y?: number | null; readonly height?: number | null } | undefined;
}

/** The place of a label above its bar, and how much room it takes. */
const label = { above: 7, height: 14 } as const;

interface MonthBarProps extends ChartMonth {
  readonly shape: BarShape;
  /** The end of the axis. */
  readonly most: number;
  readonly kind: 'running' | 'chosen' | undefined;
  readonly write: (value: number) => string;
}

/** A month: its bar, what it comes to, and a line where it was the year before. */
function MonthBar({ shape, value, before, most, kind, write }: MonthBarProps) {
  const { x = 0, y = 0, width = 0, height = 0, background } = shape;
  const lineY = (background?.y ?? 0) + (background?.height ?? 0) * (1 - (before ?? 0) / most);
  // The year before never strikes a label through.
  const isCrossed = before !== null && lineY < y && lineY > y - label.above - label.height;
  return (
    <g>
      <rect {...{ x, y, width, height }} rx={2} className={classes['bar']} data-kind={kind} />
      {before === null ? null : (
        <line x1={x - 3} x2={x + width + 3} y1={lineY} y2={lineY} className={classes['before']} />
      )}
      {value === null ? null : (
        <text
          x={x + width / 2}
          y={(isCrossed ? lineY : y) - label.above}
          className={classes['barLabel']}
          data-kind={kind}
        >
          {write(value)}
        </text>
      )}
    </g>
  );
}

/** The drawing itself, which the kit's library makes; the sentence and the table beside it say the same. */
export function MonthChart({ months, chosen, running, write, name }: MonthChartProps) {
  const { number } = useFormats();
  const { shortMonth, narrowMonth } = useMonthNames();
  const monthText = useMedia(phone) ? narrowMonth : shortMonth;
  const data = months.map(({ month, value }) => ({ month, value: value ?? 0 }));
  const most = axisEnd(Math.max(...months.flatMap(({ value, before }) => [value ?? 0, before ?? 0])));
  const bar = (shape: BarShape) => {
    const drawn = months[shape.index ?? 0];
    if (drawn === undefined) return <g />;
    const kind = drawn.month === running ? 'running' : drawn.month === chosen ? 'chosen' : undefined;
    return <MonthBar {...drawn} {...{ shape, most, kind, write }} />;
  };
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="month"
      series={[{ name: 'value', label: name, color: 'var(--text-3)' }]}
      withTooltip={false}
      tickLine="none"
      maxBarWidth={28}
      barChartProps={{ accessibilityLayer: false, margin: { top: 20, right: 8, bottom: 0, left: 0 } }}
      barProps={{ shape: bar, isAnimationActive: false, minPointSize: 0 }}
      yAxisProps={{
        domain: [0, most],
        ticks: [0, 1, 2, 3, 4].map((step) => (step * most) / 4),
        width: 48,
        tickFormatter: (value: number) => number(Math.round(value)),
      }}
      xAxisProps={{ interval: 0, tickMargin: 8, tickFormatter: monthText }}
    >
      <defs>
        <pattern id="running-month" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" className={classes['hatch']} />
        </pattern>
      </defs>
    </BarChart>
  );
}
