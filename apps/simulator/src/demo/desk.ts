import type { OrderRecord } from '@offizin/contract/marketplace-records';
import type { BrandId } from '@offizin/domain/brand/brands';
import { randomFrom } from '../random.ts';
import { placeOrder } from './place-order.ts';
import { isDemoAccount, sellersOf } from './sellers.ts';

/** An order on the desk of a demo account: when it came, when it must leave (minutes from now), and how far it is. */
interface DeskOrder {
  readonly deliveryType: OrderRecord['deliveryType'];
  readonly cameMinutesAgo: number;
  readonly dueInMinutes: number;
  readonly confirmed: boolean;
}

const desk: readonly DeskOrder[] = [
  { deliveryType: 'standard', cameMinutesAgo: 2650, dueInMinutes: -1200, confirmed: true },
  { deliveryType: 'express_slot', cameMinutesAgo: 48, dueInMinutes: 12, confirmed: false },
  { deliveryType: 'express_slot', cameMinutesAgo: 4, dueInMinutes: 56, confirmed: false },
  { deliveryType: 'same_day_slot', cameMinutesAgo: 95, dueInMinutes: 75, confirmed: true },
  { deliveryType: 'same_day_slot', cameMinutesAgo: 40, dueInMinutes: 195, confirmed: false },
  { deliveryType: 'next_day', cameMinutesAgo: 105, dueInMinutes: 222, confirmed: false },
  { deliveryType: 'next_day', cameMinutesAgo: 130, dueInMinutes: 222, confirmed: true },
  { deliveryType: 'standard', cameMinutesAgo: 1150, dueInMinutes: 222, confirmed: true },
];

const minute = 60_000;

const halfHour = 30 * minute;

/** When it must leave and the slot it is for: all on the half hour but express; same-day parcels leave an hour before. */
function timesOf({ deliveryType, dueInMinutes }: DeskOrder, base: number): Pick<OrderRecord, 'dispatchBy' | 'slot'> {
  const due = base + dueInMinutes * minute;
  if (deliveryType !== 'same_day_slot' && deliveryType !== 'express_slot') {
    return { dispatchBy: new Date(Math.ceil(due / halfHour) * halfHour).toISOString(), slot: null };
  }
  const lead = deliveryType === 'same_day_slot' ? 60 * minute : 15 * minute;
  const from = Math.ceil((due + lead) / halfHour) * halfHour;
  const slot = { from: new Date(from).toISOString(), to: new Date(from + 120 * minute).toISOString() };
  return { dispatchBy: new Date(deliveryType === 'same_day_slot' ? from - lead : due).toISOString(), slot };
}

/**
 * Open orders around `now` for the demo accounts of a brand: one overdue, some due within the hour, some later today,
 * whatever the hour at which the portal is looked at. The marketplace sends their deadlines itself.
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
        ...timesOf(wanted, base),
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
