import { type FaultKind, Measurements, type Report, screenAt } from '@offizin/domain/measurements/measurements';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { csrf } from './csrf.ts';

const measurements = new Measurements();
const here = () => screenAt(window.location.pathname);

const vitals = { CLS: 'cls', FCP: 'fcp', INP: 'inp', LCP: 'lcp', TTFB: 'ttfb' } as const;

/** Milliseconds; how much a page moved is a small fraction. */
const valueOf = ({ name, value }: Metric): number => (name === 'CLS' ? value * 1000 : value);

async function send(report: Report): Promise<void> {
  await fetch('/api/measurements', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': await csrf.token() },
    credentials: 'same-origin',
    keepalive: true,
    body: JSON.stringify(report),
  });
}

/** Tells the portal's own server how fast this page was and how often it failed: by screen, and nothing of the person (AUT-16). */
export function measure(): void {
  const loaded = here();
  const ofLoading = (metric: Metric) =>
    measurements.measured(loaded, { name: vitals[metric.name], value: valueOf(metric) });
  const ofUse = (metric: Metric) =>
    measurements.measured(here(), { name: vitals[metric.name], value: valueOf(metric) });
  onTTFB(ofLoading);
  onFCP(ofLoading);
  onLCP(ofLoading);
  onINP(ofUse);
  onCLS(ofUse);
  const failed = (kind: FaultKind) => () => measurements.failed(here(), kind);
  window.addEventListener('error', failed('error'));
  window.addEventListener('unhandledrejection', failed('rejection'));
  // The vitals have said their last when the page is hidden: their listeners came first.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    // What does not arrive is not missed.
    for (const report of measurements.take()) send(report).catch(() => {});
  });
}
