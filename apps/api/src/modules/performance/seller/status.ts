import type { api } from '@offizin/contract/api';
import { brands } from '@offizin/domain/brand/brands';
import { weekState } from '@offizin/domain/performance/week';
import { lastWeek } from '@offizin/domain/performance/weeks';
import { findJudgedWeek } from '../write/judge-week.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** How the ratios of last week stand: what the menu marks (MET-02). */
export async function status({ db, session, now }: InputOf<typeof api.metrics.status>) {
  const { brand } = session;
  const week = lastWeek(now, brands[brand].timeZone);
  const { stage, counts, limits } = await findJudgedWeek(db, { brand, week, now });
  const { cancelled, late } = weekState(counts, limits).ratios;
  return { stage, cancelled: cancelled.status, late: late.status };
}
