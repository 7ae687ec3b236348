import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { type RunOut, runOutOf, soldDays } from '@offizin/domain/business/run-out';
import { addDays, instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { KeptProduct } from '../read/product-queries.ts';

const earlier = (a: Date, b: Date | null): Date => (b !== null && b < a ? b : a);

/** When the shop's own stock is gone; null where it is not what customers buy. */
export function runOutOfKept(product: KeptProduct, now: Date): RunOut | null {
  const { runsOut, stock, offeredSince, soldSince, ownUnits } = product;
  if (!runsOut || stock === null || offeredSince === null) return null;
  return runOutOf({ stock, units: ownUnits, since: earlier(offeredSince, soldSince) }, now);
}

/** The first of the days that products are counted over, and when it began where the brand is. */
export function productDays(brand: BrandId, now: Date): { readonly firstDay: string; readonly since: Date } {
  const { timeZone } = brands[brand];
  const firstDay = addDays(wallClockAt(now, timeZone).date, 1 - soldDays);
  return { firstDay, since: instantAt({ date: firstDay, minute: 0 }, timeZone) };
}
