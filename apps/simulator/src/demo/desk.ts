import type { BrandId } from '@offizin/domain/brand/brands';
import type { ShopCalendar } from '@offizin/domain/calendar/opening-hours';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { afterOpenMinutes, closingTimeFrom, slotLeadMinutes } from '@offizin/domain/orders/dispatch-deadline';
import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import { randomFrom } from '../random.ts';
import { placeOrder } from './place-order.ts';
import { isDemoAccount, sellersOf } from './sellers.ts';
import { calendarOf } from './shop-calendar.ts';

/** When an order must leave: after a number of minutes of opening time, when the shop closes next, or when it last did. */
type Due = number | 'closing' | 'missed';

/** An order on the desk of a demo account: when it came, when it must leave, and how far it is. */
interface DeskOrder {
  readonly deliveryType: OrderRecord['deliveryType'];
  readonly cameMinutesAgo: number;
  readonly due: Due;
  readonly confirmed: boolean;
}

const desk: readonly DeskOrder[] = [
  { deliveryType: 'standard', cameMinutesAgo: 2650, due: 'missed', confirmed: true },
  { deliveryType: 'express_slot', cameMinutesAgo: 48, due: 12, confirmed: false },
  { deliveryType: 'express_slot', cameMinutesAgo: 4, due: 56, confirmed: false },
  { deliveryType: 'same_day_slot', cameMinutesAgo: 95, due: 75, confirmed: true },
  { deliveryType: 'same_day_slot', cameMinutesAgo: 40, due: 195, confirmed: false },
  { deliveryType: 'next_day', cameMinutesAgo: 105, due: 'closing', confirmed: false },
  { deliveryType: 'next_day', cameMinutesAgo: 130, due: 'closing', confirmed: true },
  { deliveryType: 'standard', cameMinutesAgo: 1150, due: 'closing', confirmed: true },
];

const minute = 60_000;
const halfHour = 30 * minute;
const day = 24 * 60 * minute;

/** When the shop last closed. */
function lastClosing(calendar: ShopCalendar, now: Date): Date {
  for (let ago = 1; ago < 31; ago += 1) {
    const before = new Date(now.getTime() - ago * day);
    const closing = closingTimeFrom(calendar, wallClockAt(before, calendar.timeZone).date, before);
    if (closing !== null && closing < now) return closing;
  }
  return new Date(now.getTime() - day);
}

function dueAt(calendar: ShopCalendar, now: Date, due: Due): Date {
  if (due === 'missed') return lastClosing(calendar, now);
  if (due !== 'closing') return afterOpenMinutes(calendar, now, due) ?? new Date(now.getTime() + due * minute);
  // Half an hour is left to pack it.
  const soonest = new Date(now.getTime() + halfHour);
  return closingTimeFrom(calendar, wallClockAt(now, calendar.timeZone).date, soonest) ?? soonest;
}

/** When it must leave and the slot it is for, which begins on the half hour; same-day parcels leave an hour before. */
function timesOf(
  { deliveryType, due: wanted }: DeskOrder,
  calendar: ShopCalendar,
  now: Date,
): Pick<OrderRecord, 'dispatchBy' | 'slot'> {
  const due = dueAt(calendar, now, wanted).getTime();
  if (deliveryType !== 'same_day_slot' && deliveryType !== 'express_slot')
    return { dispatchBy: new Date(due).toISOString(), slot: null };
  const lead = deliveryType === 'same_day_slot' ? slotLeadMinutes * minute : 15 * minute;
  const from = Math.ceil((due + lead) / halfHour) * halfHour;
  const slot = { from: new Date(from).toISOString(), to: new Date(from + 120 * minute).toISOString() };
  return { dispatchBy: new Date(deliveryType === 'same_day_slot' ? from - lead : due).toISOString(), slot };
}

/**
 * Open orders around `now` for the demo accounts of a brand: one overdue, some due within the first hour of work, some
 * later that day, whatever the hour at which the portal is looked at; all within the shop's hours. The marketplace sends
 * their deadlines itself.
 */
export function deskOrders(brand: BrandId, now: Date): OrderRecord[] {
  const demoSellers = sellersOf(brand).filter((seller) => isDemoAccount(seller.externalId));
  const base = Math.floor(now.getTime() / minute) * minute;
  return demoSellers.flatMap((seller, sellerIndex) =>
    desk.map((wanted, index): OrderRecord => {
      // Order numbers count seconds: each shop takes its own ten seconds of the minute before.
      const createdAt = new Date(base - wanted.cameMinutesAgo * minute - (1 + sellerIndex * 10 + index) * 1000);
      const order = placeOrder(
        { seller, createdAt, deliveryType: wanted.deliveryType },
        randomFrom(`${seller.externalId}/desk/${index}`),
      );
      return {
        ...order,
        ...timesOf(wanted, calendarOf(seller), new Date(base)),
        paymentStatus: order.paymentType === 'paid_online' ? 'paid' : 'pending',
        ...(wanted.confirmed
          ? {
              past: {
                status: 'pending',
                confirmedAt: new Date(createdAt.getTime() + 3 * minute).toISOString(),
                shipment: [],
              },
            }
          : {}),
      };
    }),
  );
}
