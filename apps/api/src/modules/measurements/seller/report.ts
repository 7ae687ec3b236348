import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { faultKinds, type VitalName } from '@offizin/domain/measurements/measurements';
import { Counter, Histogram } from 'prom-client';
import type { InputOf } from '../../../platform/http/route.ts';
import { VisitRate } from '../../../platform/http/visit-rate.ts';

const seconds = new Histogram({
  name: 'offizin_page_vital_seconds',
  help: 'Web vitals of real users, by vital and screen.',
  labelNames: ['vital', 'screen'],
  buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
});
const shifts = new Histogram({
  name: 'offizin_page_layout_shift',
  help: 'How much pages of real users moved by themselves (CLS), by screen.',
  labelNames: ['screen'],
  buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
});
const faultsSeen = new Counter({
  name: 'offizin_page_faults_total',
  help: 'Errors in browsers that nobody caught, by kind and screen.',
  labelNames: ['kind', 'screen'],
});

const rate = new VisitRate(limits.measurementsPerAddressPerMinute);

function observe(screen: string, vital: VitalName, value: number): void {
  if (vital === 'cls') shifts.observe({ screen }, value / 1000);
  else seconds.observe({ vital, screen }, value / 1000);
}

/** Counts what a browser measured, in the process's metrics alone: nothing is written down (AUT-16). */
export async function report({ visit, body, now, fail }: InputOf<typeof api.measurements.report>) {
  if (rate.isOver(visit.address, now)) return fail('rate_limited', { retryAfter: 60 });
  const { screen, vitals, faults } = body;
  for (const { name, value } of vitals) observe(screen, name, value);
  for (const kind of faultKinds) if (faults[kind] > 0) faultsSeen.inc({ kind, screen }, faults[kind]);
  return {};
}
