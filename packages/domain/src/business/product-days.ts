import { type BrandId, brands } from '../brand/brands.ts';
import { addDays, instantAt, wallClockAt } from '../calendar/zoned-time.ts';
import { soldDays } from './run-out.ts';

/** The days that products are counted over, where the brand is: the first of them. */
interface ProductDays {
  readonly firstDay: string;
  /** When it began. */
  readonly since: Date;
  /** When those that are over ended: the beginning of today. */
  readonly until: Date;
}

export function productDays(brand: BrandId, now: Date): ProductDays {
  const { timeZone } = brands[brand];
  const today = wallClockAt(now, timeZone).date;
  const firstDay = addDays(today, 1 - soldDays);
  const begin = (date: string): Date => instantAt({ date, minute: 0 }, timeZone);
  return { firstDay, since: begin(firstDay), until: begin(today) };
}
