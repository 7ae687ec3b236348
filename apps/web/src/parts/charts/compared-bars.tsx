import { useFormats } from '../../platform/formats.ts';
import { BarChart } from '../../ui/bar-chart.ts';
import { axisEnd } from './axis-end.ts';
import classes from './compared-bars.module.css';

/** A bar, and a line where the value was in the time it is compared with; null is nothing to draw. */
export interface ComparedBar {
  readonly id: string;
  readonly value: number | null;
  readonly before: number | null;
  readonly kind: 'running' | 'chosen' | undefined;
}

interface ComparedBarsProps {
  readonly bars: readonly ComparedBar[];
  /** What stands below a bar. */
  readonly nameOf: (id: string) => string;
  /** What a value is written as above its bar, in the chart’s unit; without it, there is no room for that. */
  readonly write: ((value: number) => string) | undefined;
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

interface OneBarProps extends ComparedBar {
  readonly shape: BarShape;
  /** The end of the axis. */
  readonly most: number;
  readonly write: ComparedBarsProps['write'];
}

/** A bar, what it comes to, and a line where it was before. */
function OneBar({ shape, value, before, most, kind, write }: OneBarProps) {
  const { x = 0, y = 0, width = 0, height = 0, background } = shape;
  const lineY = (background?.y ?? 0) + (background?.height ?? 0) * (1 - (before ?? 0) / most);
  // What was before never strikes a label through.
  const isCrossed = before !== null && lineY < y && lineY > y - label.above - label.height;
  return (
    <g>
      <rect {...{ x, y, width, height }} rx={2} className={classes['bar']} data-kind={kind} />
      {before === null ? null : (
        <line x1={x - 3} x2={x + width + 3} y1={lineY} y2={lineY} className={classes['before']} />
      )}
      {value === null || write === undefined ? null : (
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

/** Bars beside what was before, drawn by the kit’s library; a sentence and a table beside them say the same. */
export function ComparedBars({ bars, nameOf, write, name }: ComparedBarsProps) {
  const { number } = useFormats();
  const data = bars.map(({ id, value }) => ({ id, value: value ?? 0 }));
  const most = axisEnd(Math.max(...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0])));
  const bar = (shape: BarShape) => {
    const drawn = bars[shape.index ?? 0];
    return drawn === undefined ? <g /> : <OneBar {...drawn} {...{ shape, most, write }} />;
  };
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="id"
      series={[{ name: 'value', label: name, color: 'var(--text-3)' }]}
      withTooltip={false}
      tickLine="none"
      maxBarWidth={28}
      barChartProps={{ accessibilityLayer: false, margin: { top: 20, right: 8, bottom: 0, left: 12 } }}
      barProps={{ shape: bar, isAnimationActive: false, minPointSize: 0 }}
      yAxisProps={{
        domain: [0, most],
        ticks: [0, 1, 2, 3, 4].map((step) => (step * most) / 4),
        width: 48,
        tickFormatter: (value: number) => number(Math.round(value)),
      }}
      xAxisProps={{ interval: 0, tickMargin: 8, tickFormatter: nameOf }}
    >
      <defs>
        <pattern id="running-bar" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" className={classes['hatch']} />
        </pattern>
      </defs>
    </BarChart>
  );
}
