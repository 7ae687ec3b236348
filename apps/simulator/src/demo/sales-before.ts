import { brands } from '@offizin/domain/brand/brands';
import { addDays, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { vatIn } from '@offizin/domain/ledger/charged-shipping';
import type { SalesBefore } from '@offizin/marketplace-client/api.gen';
import { randomFrom } from '../random.ts';
import { historyDays } from './history.ts';
import type { CountryCode } from './places.ts';
import type { DemoSeller } from './sellers.ts';
import { vatRateOf } from './vat-rates.ts';

/** How far back what a shop sold is known. */
const monthsBack = 26;
/** January to December: people buy less in August and more when they cough. */
const seasons = [1.04, 0.98, 1.02, 0.97, 0.96, 0.94, 0.95, 0.74, 0.96, 1.06, 1.12, 1.1];
/** Of an order on average: what it is worth, and what its customer pays for shipping, in minor units. */
const averages = { sale: 3780, shipping: 282 } as const;
const commissionShare = 0.124;

/** The days of a month that lie before a day, `YYYY-MM-DD`. */
function daysBefore(month: string, day: string): number {
  let days = 0;
  for (let date = `${month}-01`; date.startsWith(month) && date < day; date = addDays(date, 1)) days += 1;
  return days;
}

function shippingTo(country: CountryCode, share: number, orders: number) {
  const count = Math.round(orders * share * 0.65);
  const gross = Math.round(orders * share * averages.shipping);
  const rate = vatRateOf(country);
  return { country, rate, orders: count, gross, vat: vatIn(gross, rate) };
}

function monthOf(seller: DemoSeller, month: string, days: number): SalesBefore {
  const random = randomFrom(`${seller.externalId}/${month}`);
  const season = seasons[Number(month.slice(5)) - 1] ?? 1;
  const growth = 0.88 + (Number(month.slice(0, 4)) - 2024) * 0.06;
  const orders = Math.round(seller.ordersPerDay * days * season * growth * (0.94 + random.next() * 0.12));
  const cancelled = Math.round(orders * seller.cancelled * (0.6 + random.next() * 0.8));
  const sales = Math.round((orders - cancelled) * averages.sale * (0.96 + random.next() * 0.08));
  const destinations = [
    [seller.country, 0.92],
    ...(['PT', 'FR'] as const)
      .filter((country) => country !== seller.country)
      .map((country) => [country, 0.04] as const),
  ] as const;
  return {
    month,
    currency: brands[seller.brand].currency,
    orders,
    cancelled,
    sales,
    commission: -Math.round(sales * commissionShare),
    shipping: destinations
      .map(([country, share]) => shippingTo(country, share, orders - cancelled))
      .filter(({ gross }) => gross > 0),
  };
}

/** What a shop sold in the two years before the demo’s first orders, month by month; the last month ends with the day before them. */
export function salesBefore(seller: DemoSeller, now: Date): SalesBefore[] {
  const { timeZone } = brands[seller.brand];
  const first = wallClockAt(new Date(now.getTime() - historyDays * 86_400_000), timeZone).date;
  const year = Number(first.slice(0, 4));
  const month = Number(first.slice(5, 7));
  return Array.from({ length: monthsBack }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    return monthOf(seller, at, daysBefore(at, first));
  }).filter(({ orders }) => orders > 0);
}
