import { useFormats } from '../../platform/formats.ts';
import { BarChart } from '../../ui/bar-chart.ts';
import { useMonthNames } from './figure-words.ts';
import type { ChartMonth } from './month-figures.ts';
import classes from './reports.module.css';

interface MonthChartProps {
  readonly months: readonly ChartMonth[];
  /** The month whose figures are shown. */
  readonly chosen: string;
  readonly running: string;
  /** What a value is written as, in the chart's unit. */
  readonly write: (value: number) => string;
  readonly label: string;
}

interface BarShape {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly index?: number;
  /** The room of the bar, from the highest value of the axis to none. */
  readonly background?: { readonly y?: number; readonly height?: number };
}

/** The end of an axis with four equal steps that are easy to read. */
export function axisEnd(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const steps = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10];
  return Math.max(4, step * (steps.find((factor) => factor * step >= most) ?? 10));
}

/** The drawing itself, which the kit's library makes; the sentence and the table beside it say the same. */
export function MonthChart({ months, chosen, running, write, label }: MonthChartProps) {
  const { number } = useFormats();
  const { shortMonth } = useMonthNames();
  const data = months.map(({ month, value }) => ({ name: shortMonth(month), value: value ?? 0 }));
  const most = axisEnd(Math.max(...months.flatMap(({ value, before }) => [value ?? 0, before ?? 0])));
  const bar = ({ x = 0, y = 0, width = 0, height = 0, index = 0, background }: BarShape) => {
    const { month, value = null, before = null } = months[index] ?? {};
    const top = background?.y ?? 0;
    const lineY = top + (background?.height ?? 0) * (1 - (before ?? 0) / most);
    const kind = month === running ? 'running' : month === chosen ? 'chosen' : undefined;
    return (
      <g>
        <rect {...{ x, y, width, height }} rx={2} className={classes['bar']} data-kind={kind} />
        {before === null ? null : (
          <line x1={x - 4} x2={x + width + 4} y1={lineY} y2={lineY} className={classes['before']} />
        )}
        {value === null ? null : (
          <text x={x + width / 2} y={y - 7} className={classes['barLabel']} data-kind={kind}>
            {write(value)}
          </text>
        )}
      </g>
    );
  };
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="name"
      series={[{ name: 'value', label, color: 'var(--text-3)' }]}
      withTooltip={false}
      tickLine="none"
      maxBarWidth={28}
      barChartProps={{ accessibilityLayer: false, margin: { top: 20, right: 8, bottom: 0, left: 0 } }}
      barProps={{ shape: bar, isAnimationActive: false, minPointSize: 0 }}
      yAxisProps={{
        domain: [0, most],
        tickCount: 5,
        width: 48,
        tickFormatter: (value: number) => number(Math.round(value)),
      }}
      xAxisProps={{ interval: 0, tickMargin: 8 }}
    >
      <defs>
        <pattern id="running-month" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" className={classes['hatch']} />
        </pattern>
      </defs>
    </BarChart>
  );
}
