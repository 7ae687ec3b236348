import { collectDefaultMetrics, Gauge, Registry, register } from 'prom-client';
import type { App } from '../app.ts';
import { openPool } from '../db/connect/pool.ts';
import type { Figures, FigureSources } from './figures.ts';

const timeouts = { statement: 1000, lock: 500, idleInTransaction: 2000, wait: 1000 };
/** So long a scrape waits for one group of figures, in milliseconds. */
const longestRead = 2000;

interface Group {
  readonly figures: Figures;
  readonly gauges: ReadonlyMap<string, Gauge>;
}

function groupOf(figures: Figures, registry: Registry): Group {
  const gauges = Object.entries(figures.gauges).map(
    ([name, { help, labels }]) =>
      [name, new Gauge({ name, help, labelNames: [...labels], registers: [registry] })] as const,
  );
  return { figures, gauges: new Map(gauges) };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the figures took too long')), longestRead);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Reads a group; whether it could. What cannot be read has no value: an old one would look like a good one. */
async function refresh({ figures, gauges }: Group, sources: FigureSources): Promise<boolean> {
  const read = await inTime(figures.read(sources)).catch(() => null);
  for (const [name, gauge] of gauges) {
    gauge.reset();
    if (read === null) gauge.remove({});
    for (const { labels, value } of read?.[name] ?? []) gauge.set(labels, value);
  }
  return read !== null;
}

export interface Metrics {
  readonly contentType: string;
  /** All metrics as Prometheus reads them. */
  scrape(): Promise<string>;
  close(): Promise<void>;
}

/** The process's metrics: counters as they stand, and these figures, read for each scrape. */
export function openMetrics(app: App, all: readonly Figures[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pool = openPool(app.config.databaseUrl, { size: 2, timeouts, lifetime: 30 });
  const groups = all.map((figures) => groupOf(figures, registry));
  const unread = new Gauge({
    name: 'offizin_figures_unread',
    help: 'Groups of figures that could not be read for this scrape.',
    labelNames: ['figures'],
    registers: [registry],
  });
  const read = async () => {
    await Promise.all(
      groups.map(async (group) => {
        const isRead = await refresh(group, { app, pool });
        unread.set({ figures: group.figures.name }, isRead ? 0 : 1);
      }),
    );
    return (await register.metrics()) + (await registry.metrics());
  };
  let reading: Promise<string> | null = null;
  return {
    contentType: register.contentType,
    // Two at the same moment get the same figures: they would write into the same gauges.
    scrape: () => {
      reading ??= read().finally(() => {
        reading = null;
      });
      return reading;
    },
    close: () => pool.end(),
  };
}
