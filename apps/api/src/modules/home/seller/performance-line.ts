import { weekState } from '@offizin/domain/performance/week';
import { findLastPublication, findWeek } from '../../performance/write/week-queries.ts';
import type { LineReader } from './reading.ts';

/** Only while the newest published week puts the account at risk. */
export const performance: LineReader<'performance'> = async ({ db, session }) => {
  const last = await findLastPublication(db, session.brand);
  const week = last && (await findWeek(db, last.firstDay));
  if (week === undefined) return null;
  const { ratios, account } = weekState(week, week.limits);
  if (account === null || account === 'excellent') return null;
  const { cancelled, late } = ratios;
  return { kind: 'performance', account, orders: week.orders, cancelled: cancelled.count, late: late.count };
};
