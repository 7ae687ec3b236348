import { type BrandId, brands } from '../brand/brands.ts';
import { addDays, instantAt, wallClockAt } from '../calendar/zoned-time.ts';
import { soldDays } from './run-out.ts';

/** The first of the days that products are counted over, and when it began where the brand is. */
export function productDays(brand: BrandId, now: Date): { readonly firstDay: string; readonly since: Date } {
  const { timeZone } = brands[brand];
  const firstDay = addDays(wallClockAt(now, timeZone).date, 1 - soldDays);
  return { firstDay, since: instantAt({ date: firstDay, minute: 0 }, timeZone) };
}
