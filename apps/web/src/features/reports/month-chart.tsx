import { ComparedBars } from '../../parts/charts/compared-bars.tsx';
import { phone, useMedia } from '../../platform/media.ts';
import { useMonthNames } from './figure-words.ts';
import type { ChartMonth } from './month-figures.ts';

interface MonthChartProps {
  readonly months: readonly ChartMonth[];
  /** The month whose figures are shown. */
  readonly chosen: string;
  readonly running: string;
  /** What a value is written as, in the chart's unit. */
  readonly write: (value: number) => string;
  readonly name: string;
}

/** The months of a year as bars, each with a line where it was the year before. */
export function MonthChart({ months, chosen, running, write, name }: MonthChartProps) {
  const { shortMonth, narrowMonth } = useMonthNames();
  const bars = months.map(({ month, value, before }) => {
    const kind = month === running ? ('running' as const) : month === chosen ? ('chosen' as const) : undefined;
    return { id: month, value, before, kind };
  });
  return <ComparedBars bars={bars} nameOf={useMedia(phone) ? narrowMonth : shortMonth} write={write} name={name} />;
}
