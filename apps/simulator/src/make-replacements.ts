import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketplaceEvent, OrderRecord } from '@offizin/marketplace-client/api.gen';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient, ReplyTo } from '@offizin/marketplace-client/client';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import { orderNumberAt } from './demo/order-facts.ts';
import { asOpen, type OpenOrders } from './life/open-order.ts';

/** What a shop wants to send once more. */
export interface Asked {
  readonly orderNumber: string;
  readonly replacementId: string;
}

/** Notes what a shop asks for. */
export function hearReplacement(asked: Asked[], { replacement, orderNumber }: MarketplaceEvent): void {
  if (replacement !== null && orderNumber !== null) asked.push({ orderNumber, ...replacement });
}

type Replacement = ReplyTo<'get', '/orders/{orderNumber}/replacements/{replacementId}'>;

/** What is asked for; null of what is settled, or whose customer is gone. */
async function readAsked(client: MarketplaceClient, params: Asked): Promise<Replacement | null> {
  try {
    const replacement = await replyOf(
      client.GET('/orders/{orderNumber}/replacements/{replacementId}', { params: { path: params } }),
    );
    return replacement.state === 'requested' ? replacement : null;
  } catch (error) {
    if (error instanceof RefusedCall) return null;
    throw error;
  }
}

/** An order at no charge to where the first one went; a slot of that day is over. */
function orderOf(replacement: Replacement, brand: BrandId, createdAt: Date): OrderRecord {
  const { deliveryType, deliveryAddress, customerFirstName, seller, items, orderNumber, replacementId } = replacement;
  const hasSlot = deliveryType === 'same_day_slot' || deliveryType === 'express_slot';
  return {
    number: orderNumberAt(brand, createdAt),
    seller,
    createdAt: createdAt.toISOString(),
    origin: 'replacement',
    fulfilledByMarketplace: false,
    deliveryType: hasSlot ? 'next_day' : deliveryType,
    slot: null,
    paymentType: 'paid_online',
    paymentStatus: 'paid',
    customerFirstName,
    deliveryAddress,
    billingAddress: null,
    shipping: 0,
    discount: { amount: 0, label: null },
    waybill: null,
    lines: items.map(({ productId, units }) => ({
      productId,
      quantity: units,
      unitPrice: 0,
      stockOrigin: 'own' as const,
    })),
    replacementFor: { orderNumber, replacementId },
  };
}

/** So many seconds are tried for one whose number is free. */
const tries = 20;

/** Makes the order; the number belongs to the first second before now in which nobody has ordered. */
async function make(
  client: MarketplaceClient,
  brand: BrandId,
  { replacement, now }: { readonly replacement: Replacement; readonly now: Date },
): Promise<OrderRecord | null> {
  for (let back = 0; back < tries; back += 1) {
    const order = orderOf(replacement, brand, new Date(now.getTime() - back * 1000));
    const { accepted, errors } = await replyOf(
      client.POST('/orders/bulk', { params: { header: newKey() }, body: { orders: [order] } }),
    );
    if (accepted === 1) return order;
    const isTaken = errors[0]?.code === 'order.number_taken' || errors[0]?.code === 'order.differs';
    if (!isTaken) return null;
  }
  return null;
}

/** Makes the orders that shops have asked for; nothing is booked for them. */
export async function makeReplacements(
  client: MarketplaceClient,
  brand: BrandId,
  { asked, orders, now }: { readonly asked: Asked[]; readonly orders: OpenOrders; readonly now: Date },
): Promise<void> {
  for (const each of asked.splice(0)) {
    const replacement = await readAsked(client, each);
    const order = replacement === null ? null : await make(client, brand, { replacement, now });
    if (order !== null) orders.set(order.number, asOpen(order));
  }
}
