import { ordersBehind } from '@offizin/domain/business/orders-behind';
import { type SalesClock, salesByDay, salesSince } from '@offizin/domain/business/sales-days';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { countOpenOfDays, findSalesHours } from '../read/sales-queries.ts';

/** The last days beside those of a week before, and where the orders of each lie (MET-08). */
export async function findDays(db: SellerDb, clock: SalesClock) {
  const since = salesSince(clock);
  const [hours, open] = await Promise.all([
    findSalesHours(db, since),
    countOpenOfDays(db, { since, timeZone: clock.timeZone }),
  ]);
  const { days, running } = salesByDay(hours, clock);
  // Most shops have orders of one kind alone: these are the days already.
  const kinds = [...new Set(hours.map(({ warehouse }) => warehouse))].toSorted((a, b) => Number(a) - Number(b));
  const lists = kinds.map((warehouse) => {
    const own = hours.filter((hour) => hour.warehouse === warehouse);
    return { warehouse, days: kinds.length === 1 ? days : salesByDay(own, clock).days };
  });
  return {
    running,
    days: days.map((day, index) => ({
      ...day,
      behind: lists.flatMap(({ warehouse, days: own }) =>
        ordersBehind(warehouse, {
          orders: own[index]?.orders ?? 0,
          open: open.find((of) => of.warehouse === warehouse && of.day === day.day)?.open ?? 0,
        }),
      ),
    })),
  };
}
