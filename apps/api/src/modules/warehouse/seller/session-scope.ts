import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { remarkDays } from '@offizin/domain/warehouse/stock-rules';
import { type ActiveSession, sellerTimeZone } from '../../../platform/session/active-session.ts';
import type { StockScope } from '../read/stock-source-queries.ts';

/** The signed-in seller's stock, on the day that it is for the seller. */
export function scopeOf(session: ActiveSession, now: Date): StockScope {
  const { date } = wallClockAt(now, sellerTimeZone(session));
  return { sellerId: session.sellerId, brand: session.brand, days: remarkDays(date) };
}
