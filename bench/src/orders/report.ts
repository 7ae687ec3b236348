import type { LatencySummary } from '../measure/latencies.ts';
import { markdownTable } from '../measure/machine.ts';
import type { DeepPages } from './deep-pages.ts';
import type { LoadResult } from './drive-load.ts';
import type { FilteredPages } from './filtered-pages.ts';

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

const figures = ({ p50, p95, p99, max }: LatencySummary) => [p50, p95, p99, max].map(ms);

/** One phase of the load as Markdown: a sentence, a table by operation, the errors. */
export function reportLoad(title: string, load: LoadResult): string[] {
  const row = (name: string, summary: LatencySummary) => [
    name,
    String(summary.count),
    (summary.count / load.seconds).toFixed(0),
    ...figures(summary),
  ];
  const errors = [...load.errors].map(([reason, times]) => `${reason} × ${times}`);
  return [
    `### ${title}`,
    '',
    ...markdownTable(
      ['operation', 'calls', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'],
      [...[...load.byOperation].map(([name, summary]) => row(name, summary)), row('**all**', load.overall)],
    ),
    '',
    `${load.perSecond.toFixed(0)} requests/s over ${load.seconds.toFixed(1)} s. Errors: ${errors.length === 0 ? 'none' : errors.join('; ')}.`,
    load.cost,
    '',
  ];
}

export function reportPages({ page, first, deep, ratio }: DeepPages): string[] {
  return [
    `### Page ${page} against page 1 of the large seller's list`,
    '',
    ...markdownTable(
      ['page', 'reads', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'],
      [
        ['1', String(first.count), ...figures(first)],
        [String(page), String(deep.count), ...figures(deep)],
      ],
    ),
    '',
    `Ratio of the medians: ${ratio.toFixed(2)}.`,
    '',
  ];
}

export function reportFiltered(pages: readonly FilteredPages[]): string[] {
  return [
    "### Filtered pages of the large seller's managed orders, in every sort",
    '',
    ...markdownTable(
      ['filter', 'reads', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'],
      pages.map(({ filter, latency }) => [filter, String(latency.count), ...figures(latency)]),
    ),
    '',
  ];
}
