import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findKeptHistory, findKeptLines, findKeptOrder } from '../read/kept-order-queries.ts';
import { findNumberedOrder } from '../write/numbered-order-queries.ts';

const asText = (at: Date | null): string | null => at?.toISOString() ?? null;

/** One order as the portal has it, without its customer (MKT-01). */
export async function order({ db, caller, params, fail }: InputOf<typeof marketplaceApi.order>) {
  const numbered = (await findNumberedOrder(db, caller.brand, params.orderNumber)) ?? fail('not_found');
  const key = { sellerId: numbered.seller_id, orderId: numbered.id };
  const row = (await findKeptOrder(db, key)) ?? fail('not_found');
  const history = await findKeptHistory(db, key);
  return {
    number: row.number,
    seller: row.seller,
    version: row.version,
    status: row.status,
    origin: row.origin,
    fulfilledByMarketplace: row.warehouse,
    createdAt: row.created_at.toISOString(),
    dispatchBy: row.dispatch_by.toISOString(),
    confirmedAt: asText(row.confirmed_at),
    processedAt: asText(row.processed_at),
    finalisedAt: asText(row.finalised_at),
    cancelledAt: asText(row.cancelled_at),
    deliveryType: row.delivery_type,
    paymentType: row.payment_type,
    paymentStatus: row.payment_status,
    courier: row.courier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    shipmentStatus: row.shipment_status,
    shipmentChangedAt: asText(row.shipment_changed_at),
    currency: row.currency,
    subtotal: row.subtotal,
    shipping: row.shipping,
    discount: row.discount,
    total: row.total,
    cancelledBy: row.cancelled_by,
    cancellationReason: row.cancellation_reason,
    customerErased: row.customer_erased_at !== null,
    lines: await findKeptLines(db, key),
    history: history.map((each) => ({ ...each, at: each.at.toISOString() })),
  };
}
