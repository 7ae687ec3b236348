import { brands } from '@offizin/domain/brand/brands';
import { weekState } from '@offizin/domain/performance/week';
import { lastWeek } from '@offizin/domain/performance/weeks';
import { findJudgedWeek } from '../../performance/write/judge-week.ts';
import type { LineReader } from './reading.ts';

/** Only while last week puts the account at risk, published or not yet. */
export const performance: LineReader<'performance'> = async ({ db, session, now }) => {
  const { brand } = session;
  const week = lastWeek(now, brands[brand].timeZone);
  const { stage, counts, limits } = await findJudgedWeek(db, { brand, week, now });
  const { ratios, account } = weekState(counts, limits);
  if (account === null || account === 'excellent') return null;
  return {
    kind: 'performance',
    stage: stage === 'published' ? stage : 'ended',
    account,
    orders: counts.orders,
    cancelled: ratios.cancelled.count,
    late: ratios.late.count,
  };
};
