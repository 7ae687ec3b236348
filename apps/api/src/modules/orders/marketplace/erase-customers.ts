import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { orderAnnouncement } from '@offizin/domain/events/topics';
import { type ErasedOrder, eraseCustomers as eraseFromOrders } from '../write/customer-erasure-queries.ts';
import { findNumberHolders } from '../write/order-insert-queries.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { clearOrderEvents } from '../../events/write/marketplace-event-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';

/**
 * Erases the customers of orders (OPS-04), by number: a name may also be somebody else's. What was made of the orders before is each
 * seller's own, which a job reaches moments later. Notifications, live events, jobs and mails hold no customer's data.
 */
export async function eraseCustomers({ db, caller, body, now }: InputOf<typeof marketplaceApi.eraseCustomers>) {
  const { brand } = caller;
  const numbers = [...new Set(body.orderNumbers)];
  const known = await findNumberHolders(db, brand, numbers);
  const erased: ErasedOrder[] = [];
  for (const [sellerId, own] of Map.groupBy(known.keys(), (number) => known.get(number) ?? ''))
    erased.push(...(await eraseFromOrders(db, { sellerId, numbers: own, now })));
  const bySeller = Map.groupBy(erased, (order) => order.sellerId);
  await clearOrderEvents(db, erased);
  for (const [sellerId, own] of bySeller) {
    const payload = { sellerId, orderIds: own.map((order) => order.orderId) };
    await enqueueJob(db, { name: 'erase_prepared', payload });
  }
  await announceTo(
    db,
    [...bySeller].map(([sellerId, own]) => ({ sellerId, ...orderAnnouncement(own.map((order) => order.orderId)) })),
  );
  const done = new Set(erased.map((order) => order.number));
  return {
    erased: numbers.filter((number) => done.has(number)),
    open: numbers.filter((number) => known.has(number) && !done.has(number)),
    unknown: numbers.filter((number) => !known.has(number)),
    errors: [],
  };
}
