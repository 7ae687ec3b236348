import type { NewOrdersDownload } from '@offizin/contract/orders/seller';
import type { HistoryEntry, OrderCard, OrderDetail, OrderLine, PackedUnitView } from '@offizin/contract/orders/views';
import type { Money } from '@offizin/domain/money';
import type { Selectable } from 'kysely';
import type { NewOrdersDownloadTable, OrderHistoryTable, OrderLineTable, PackedUnitTable } from '../tables.ts';
import type { OrderRows } from '../read/order-detail-queries.ts';
import type { OrderCardRow } from '../read/order-list-queries.ts';

const at = (instant: Date | null) => instant?.toISOString() ?? null;

export function orderCardView(row: OrderCardRow): OrderCard {
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    status: row.status,
    origin: row.origin,
    createdAt: row.created_at.toISOString(),
    dispatchBy: row.dispatch_by.toISOString(),
    processedAt: at(row.processed_at),
    deliveryType: row.delivery_type,
    slot: row.slot_from && row.slot_to && { from: row.slot_from.toISOString(), to: row.slot_to.toISOString() },
    paymentType: row.payment_type,
    paymentStatus: row.payment_status,
    shipmentStatus: row.shipment_status,
    customer: row.customer_erased_at === null ? { firstName: row.customer_first_name, city: row.customer_city } : null,
    units: row.units,
    total: { amount: row.total, currency: row.currency },
    sendsAt: at(row.sends_at),
    updatedAt: row.updated_at.toISOString(),
  };
}

function lineView(line: Selectable<OrderLineTable>, currency: Money['currency']): OrderLine {
  const left = line.quantity - line.cancelled_quantity;
  return {
    id: line.id,
    name: line.name,
    pack: line.pack,
    codeSystem: line.code_system,
    nationalCode: line.national_code,
    gtin: line.gtin,
    stockOrigin: line.stock_origin,
    image: line.image,
    quantity: line.quantity,
    cancelledQuantity: line.cancelled_quantity,
    unitPrice: { amount: line.unit_price, currency },
    total: { amount: line.unit_price * left, currency },
  };
}

export function packedUnitView(row: Selectable<PackedUnitTable>): PackedUnitView {
  return {
    lineId: row.line_id,
    unit: row.unit,
    batch: row.batch,
    expiresOn: row.expires_on,
    serial: row.serial,
    how: row.how,
    packedAt: row.packed_at.toISOString(),
    by: row.actor_name,
  };
}

function historyView(entry: Selectable<OrderHistoryTable>): HistoryEntry {
  return {
    at: entry.at.toISOString(),
    kind: entry.kind,
    actor: { kind: entry.actor_kind, name: entry.actor_name, impersonatedBy: entry.impersonated_by },
    reason: entry.reason,
    units: entry.units,
    shipmentStatus: entry.shipment_status,
  };
}

function cancellationView({ order }: OrderRows): OrderDetail['cancellation'] {
  if (order.cancelled_by === null || order.cancellation_reason === null || order.cancelled_at === null) return null;
  return {
    by: order.cancelled_by,
    reason: order.cancellation_reason,
    comment: order.cancellation_comment,
    at: order.cancelled_at.toISOString(),
  };
}

type Replacement = OrderRows['replacements'][number];

function replacementView({ items, madeId, madeNumber, madeStatus, requestedAt, ...rest }: Replacement) {
  return {
    ...rest,
    requestedAt: requestedAt.toISOString(),
    items: items.map(({ lineId, units }) => ({ lineId, units })),
    order:
      madeId === null || madeNumber === null || madeStatus === null
        ? null
        : { orderId: madeId, orderNumber: madeNumber, status: madeStatus },
  };
}

/** Everything of an order; addresses are only here, never in the list. */
export function orderDetailView(rows: OrderRows): OrderDetail {
  const { order, lines, history, packed, conversations, returns, replacements, replaced } = rows;
  const money = (amount: number): Money => ({ amount, currency: order.currency });
  return {
    ...orderCardView(order),
    confirmedAt: at(order.confirmed_at),
    finalisedAt: at(order.finalised_at),
    subtotal: money(order.subtotal),
    shipping: money(order.shipping),
    discount: { amount: money(order.discount), label: order.discount_label },
    deliveryAddress: order.delivery_address,
    billingAddress: order.billing_address,
    courier: order.courier,
    trackingNumber: order.tracking_number,
    trackingUrl: order.tracking_url,
    pickupCode: order.pickup_code,
    waybill: order.waybill,
    labelUrl: order.label_url,
    cancellation: cancellationView(rows),
    lines: lines.map((line) => lineView(line, order.currency)),
    packed: packed.map(packedUnitView),
    shipmentSteps: history
      .slice(history.findLastIndex(({ kind }) => kind === 'taken_back') + 1)
      .flatMap((entry) =>
        entry.shipment_status === null ? [] : [{ status: entry.shipment_status, at: entry.at.toISOString() }],
      ),
    history: history.map(historyView),
    replacementFor: replaced ?? null,
    afterSale: {
      conversations: conversations.map(({ id, subject, state }) => ({ conversationId: id, subject, state })),
      returns: returns.map(({ id, return_no, kind, state }) => ({ returnId: id, returnNo: return_no, kind, state })),
      replacements: replacements.map(replacementView),
    },
  };
}

export function downloadView(row: Omit<Selectable<NewOrdersDownloadTable>, 'file'>, now: Date): NewOrdersDownload {
  const expired = row.status === 'ready' && row.expires_at !== null && row.expires_at <= now;
  return {
    id: row.id,
    status: expired ? 'expired' : row.status,
    format: row.format,
    orders: row.orders,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: at(row.expires_at),
  };
}
