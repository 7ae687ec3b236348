import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSentTo } from '../write/replacement-queries.ts';
import { lockNamed } from './named-request.ts';

/** What a shop wants to send once more, and where to; nothing once the customer is gone from the order. */
export async function readReplacement({ db, caller, params, fail }: InputOf<typeof marketplaceApi.readReplacement>) {
  const request = (await lockNamed(db, caller.brand, params)) ?? fail('not_found');
  const order = (await findSentTo(db, request)) ?? fail('not_found');
  return {
    replacementId: request.id,
    orderNumber: order.number,
    seller: order.seller,
    state: request.state,
    requestedAt: request.requestedAt.toISOString(),
    items: request.items.map(({ productId, units }) => ({ productId, units })),
    deliveryType: order.deliveryType,
    customerFirstName: order.customerFirstName,
    deliveryAddress: order.deliveryAddress,
    replacementNumber: request.madeNumber,
  };
}
