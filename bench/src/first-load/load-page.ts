import type { Browser } from '@playwright/test';
import { type PageVisit, withVisit } from './open-visit.ts';

/** One cold load of a page; times in milliseconds from the start of the navigation. */
export interface PageLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Time the page's own main thread was busy, slowed down as it was. */
  readonly mainThread: number;
  /** Paths of the scripts and styles that it asked for. */
  readonly assets: readonly string[];
  /** Calls of the API that began before anything was painted. */
  readonly earlyCalls: readonly string[];
}

interface Paint {
  readonly name: string;
  readonly at: number;
}

interface Timeline {
  readonly paints: readonly Paint[];
  readonly resources: readonly Paint[];
}

// Runs in the page, so it is text: the browser's own records of everything that was painted or fetched.
const readTimeline = `(async () => {
  const largest = await new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve([]), 2000);
  });
  return {
    paints: [
      ...largest.map((entry) => ({ name: entry.entryType, at: entry.startTime })),
      ...performance.getEntriesByType('paint').map((entry) => ({ name: entry.name, at: entry.startTime })),
    ],
    resources: performance.getEntriesByType('resource').map((entry) => ({ name: new URL(entry.name).pathname, at: entry.startTime })),
  };
})()`;

const lastOf = (paints: readonly Paint[], name: string) =>
  paints.findLast((paint) => paint.name === name)?.at ?? Number.NaN;

/** Loads a page with empty caches and a slowed-down processor, and waits until nothing moves any more. */
export function loadPage(browser: Browser, visit: PageVisit): Promise<PageLoad> {
  return withVisit(browser, visit, async ({ page, devTools }) => {
    await devTools.send('Performance.enable');
    await page.goto(visit.url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const { paints, resources } = await page.evaluate<Timeline>(readTimeline);
    const firstPaint = lastOf(paints, 'first-contentful-paint');
    return {
      firstPaint,
      largestPaint: lastOf(paints, 'largest-contentful-paint'),
      mainThread: (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
      assets: resources.map((resource) => resource.name).filter((name) => /\.(?:js|css)$/.test(name)),
      earlyCalls: resources
        .filter((resource) => resource.name.startsWith('/api/') && resource.at < firstPaint)
        .map((resource) => resource.name),
    };
  });
}
