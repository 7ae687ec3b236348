import type { ErrorCode } from '@offizin/contract/errors';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import { orderAnnouncement } from '@offizin/domain/events/topics';
import { hasWhatWasAsked, paidField } from '@offizin/domain/replacements/replacement';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { lockRequests, type ReplacementRequest, writeMade } from './replacement-queries.ts';

interface Refused {
  readonly code: ErrorCode | 'field.invalid';
  readonly path: string;
}

const refuse = (code: Refused['code'], path: string): Refused => ({ code, path });

/** Why an order is not the one that a shop asked for; null where it is, or may become it. */
function faultAgainst(order: OrderRecord, request: ReplacementRequest | undefined): Refused | null {
  const { origin, replacementFor, number } = order;
  if (replacementFor === undefined) return origin === 'replacement' ? refuse('field.invalid', 'replacementFor') : null;
  if (origin !== 'replacement') return refuse('field.invalid', 'origin');
  if (request === undefined || request.orderNumber !== replacementFor.orderNumber)
    return refuse('replacement.unknown', 'replacementFor');
  const isOpen = request.state === 'requested' || request.madeNumber === number;
  if (!isOpen) return refuse('replacement.unknown', 'replacementFor');
  if (order.fulfilledByMarketplace) return refuse('field.invalid', 'fulfilledByMarketplace');
  const paid = order.paymentStatus === 'paid' ? paidField(order) : 'paymentStatus';
  if (paid !== null) return refuse('replacement.not_free', paid);
  return hasWhatWasAsked(order, request.items) ? null : refuse('replacement.differs', 'lines');
}

/** What shops asked to send once more and these orders are said to be, locked: the first order of each request is the one. */
export async function takeRequests(
  db: MarketplaceDb,
  sellers: ReadonlyMap<string, { readonly id: string }>,
  orders: readonly OrderRecord[],
) {
  const named = orders.flatMap(({ seller, replacementFor }) => {
    const sellerId = sellers.get(seller)?.id;
    return replacementFor === undefined || sellerId === undefined
      ? []
      : [{ sellerId, id: replacementFor.replacementId }];
  });
  const bySeller = Map.groupBy(named, ({ sellerId }) => sellerId);
  const found = new Map<string, ReplacementRequest>();
  // Always in the same order: nobody waits for each other in a circle.
  for (const [sellerId, own] of [...bySeller].toSorted(([a], [b]) => a.localeCompare(b)))
    for (const request of await lockRequests(
      db,
      sellerId,
      own.map(({ id }) => id),
    ))
      found.set(`${sellerId} ${request.id}`, request);
  const of = ({ seller, replacementFor }: OrderRecord) =>
    found.get(`${sellers.get(seller)?.id} ${replacementFor?.replacementId}`);
  const numbers = new Map<ReplacementRequest, string>();
  return {
    of,
    faultOf: (order: OrderRecord): Refused | null => {
      const request = of(order);
      const fault = faultAgainst(order, request);
      if (fault !== null || request === undefined) return fault;
      const number = numbers.get(request) ?? order.number;
      numbers.set(request, number);
      return number === order.number ? null : refuse('replacement.unknown', 'replacementFor');
    },
  };
}

/** Links the order that was made to what was asked for; who looks at the conversation or at either order sees it. */
export async function settleMade(
  db: MarketplaceDb,
  request: ReplacementRequest,
  made: { readonly orderId: string; readonly now: Date },
): Promise<void> {
  await writeMade(db, request, made);
  const { sellerId, conversationId, orderId } = request;
  await announceTo(db, [
    { sellerId, ...orderAnnouncement([orderId]) },
    { sellerId, topic: 'messages', payload: { conversationId, state: 'replaced' } },
  ]);
}
