import type { api } from '@offizin/contract/api';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { InputOf } from '../../../platform/http/route.ts';
import { findMonths } from './find-months.ts';
import { findFirstMonth } from '../read/report-queries.ts';

/** A year month by month, beside the year before (INV-03). */
export async function read({ db, session, query, now }: InputOf<typeof api.reports.read>) {
  const { timeZone, currency } = brands[session.brand];
  const runningMonth = wallClockAt(now, timeZone).date.slice(0, 7);
  const { year = Number(runningMonth.slice(0, 4)) } = query;
  const { home, months } = await findMonths(db, session.brand, { firstYear: year - 1, lastYear: year });
  const isOfYear = ({ month }: { month: string }) => month.startsWith(String(year));
  return {
    currency,
    country: home,
    year,
    runningMonth,
    firstMonth: await findFirstMonth(db),
    months: months.filter(isOfYear),
    yearBefore: months.filter((month) => !isOfYear(month)),
  };
}
