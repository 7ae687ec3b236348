import { type BrandId, brands } from '../brand/brands.ts';
import { instantAt } from '../calendar/zoned-time.ts';
import { monthAfter } from './months.ts';

/** Since when and until when a month is, where the brand is. */
export function monthPeriod(month: string, brand: BrandId): { readonly since: Date; readonly until: Date } {
  const { timeZone } = brands[brand];
  const startOf = (of: string) => instantAt({ date: `${of}-01`, minute: 0 }, timeZone);
  return { since: startOf(month), until: startOf(monthAfter(month)) };
}
