import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findOrdersInStatus } from '../read/open-order-queries.ts';

export async function openOrders({ db, caller, query }: InputOf<typeof marketplaceApi.openOrders>) {
  const rows = await findOrdersInStatus(db, {
    brand: caller.brand,
    status: query.status,
    after: query.after ?? null,
    limit: query.limit ?? 200,
  });
  return {
    items: rows.map((row) => ({
      number: row.number,
      seller: row.seller,
      status: row.status,
      createdAt: row.created_at.toISOString(),
      deliveryType: row.delivery_type,
      paymentStatus: row.payment_status,
      fulfilledByMarketplace: row.warehouse,
      lines: row.lines,
      courier: row.courier,
      shipmentStatus: row.shipment_status,
      shipmentChangedAt: row.shipment_changed_at?.toISOString() ?? null,
    })),
  };
}
