import { randomUUID } from 'node:crypto';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { HistoryKind } from '@offizin/contract/orders/views';
import type { ShopCalendar } from '@offizin/domain/calendar/opening-hours';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { cancellationReason } from '@offizin/domain/orders/cancellation-reasons';
import { dispatchBy } from '@offizin/domain/orders/dispatch-deadline';
import { goodsRate } from '@offizin/domain/tax-months/goods-rate';
import { recomputeTotals } from '@offizin/domain/orders/totals';
import type { Insertable } from 'kysely';
import type { OrderHistoryTable, OrderLineTable } from '../tables.ts';
import type { OrderInsert } from './order-insert-queries.ts';
import type { CatalogueProduct } from '../../catalogue/write/product-queries.ts';
import type { ShopRow } from '../../sellers/write/seller-queries.ts';

export interface ReadyOrder {
  readonly order: OrderRecord;
  readonly seller: ShopRow;
  readonly calendar: ShopCalendar;
  readonly products: ReadonlyMap<string, CatalogueProduct>;
  /** When it is handed over. */
  readonly now: Date;
}

const instant = (text: string | undefined) => (text === undefined ? null : new Date(text));

/** The deadline that the marketplace gave, else the one of the shop's hours; a shop that never opens gets the order's own time. */
function deadlineOf({ order, calendar }: ReadyOrder): Date {
  if (order.dispatchBy !== undefined) return new Date(order.dispatchBy);
  const createdAt = new Date(order.createdAt);
  const slotStart = instant(order.slot?.from);
  return dispatchBy({ deliveryType: order.deliveryType, createdAt, slotStart }, calendar) ?? createdAt;
}

function lineRows(
  { order, seller, products }: ReadyOrder,
  { orderId, brand }: { orderId: string; brand: BrandId },
): Insertable<OrderLineTable>[] {
  const day = wallClockAt(new Date(order.createdAt), brands[brand].timeZone).date;
  const trip = { home: seller.country_code, country: order.deliveryAddress.countryCode, day };
  return order.lines.flatMap((line, position) => {
    const product = products.get(line.productId);
    if (product === undefined) return [];
    return {
      seller_id: seller.id,
      order_id: orderId,
      position,
      product_id: line.productId,
      name: product.name,
      pack: product.pack,
      code_system: product.code_system,
      national_code: product.national_code,
      gtin: product.gtin,
      stock_origin: line.stockOrigin,
      image: JSON.stringify(product.image),
      quantity: line.quantity,
      cancelled_quantity: order.past?.status === 'cancelled' ? line.quantity : (line.cancelledQuantity ?? 0),
      unit_price: line.unitPrice,
      vat_rate: goodsRate({ market: product.market, vatRate: product.vat_rate }, trip),
    };
  });
}

type HistoryStep = Pick<Insertable<OrderHistoryTable>, 'at' | 'kind' | 'actor_kind'> &
  Partial<Pick<Insertable<OrderHistoryTable>, 'reason' | 'shipment_status'>>;

const cancelledKinds = {
  seller: 'rejected',
  customer: 'cancelled_by_customer',
  marketplace: 'cancelled_by_marketplace',
} as const satisfies Record<string, HistoryKind>;

function historySteps({ createdAt, past, paymentStatus, origin }: OrderRecord): HistoryStep[] {
  const isReplacement = origin === 'replacement';
  const actor = isReplacement ? 'marketplace' : 'customer';
  const steps: HistoryStep[] = [{ at: new Date(createdAt), kind: 'received', actor_kind: actor }];
  if (paymentStatus === 'paid' && !isReplacement)
    steps.push({ at: new Date(createdAt), kind: 'paid', actor_kind: 'customer' });
  if (past === undefined) return steps;
  const add = (text: string | undefined, step: Omit<HistoryStep, 'at'>) => {
    if (text !== undefined) steps.push({ at: new Date(text), ...step });
  };
  add(past.confirmedAt, { kind: 'confirmed', actor_kind: 'seller' });
  add(past.processedAt, { kind: 'processed', actor_kind: 'seller', shipment_status: 'prepared' });
  for (const step of past.shipment) {
    if (step.status !== 'prepared')
      add(step.at, { kind: 'shipment_changed', actor_kind: 'courier', shipment_status: step.status });
  }
  add(past.finalisedAt, { kind: 'finalised', actor_kind: 'marketplace' });
  if (past.cancellation !== undefined) {
    const { attribution } = cancellationReason(past.cancellation.reason);
    add(past.cancellation.at, {
      kind: cancelledKinds[attribution],
      actor_kind: attribution,
      reason: past.cancellation.reason,
    });
  }
  return steps;
}

function cancellationColumns(past: OrderRecord['past']) {
  const cancellation = past?.status === 'cancelled' ? past.cancellation : undefined;
  if (cancellation === undefined) {
    return { cancelled_at: null, cancelled_by: null, cancellation_reason: null, cancellation_comment: null };
  }
  return {
    cancelled_at: new Date(cancellation.at),
    cancelled_by: cancellationReason(cancellation.reason).attribution,
    cancellation_reason: cancellation.reason,
    cancellation_comment: cancellation.comment ?? null,
  };
}

function dispatchColumns(past: NonNullable<OrderRecord['past']>) {
  return {
    courier: past.courier ?? null,
    tracking_number: past.trackingNumber ?? null,
    tracking_url: past.trackingUrl ?? null,
    pickup_code: past.pickupCode ?? null,
  };
}

const nothingYet: NonNullable<OrderRecord['past']> = { status: 'new', shipment: [] };

function pastColumns({ past = nothingYet }: OrderRecord) {
  const last = past.shipment.at(-1);
  return {
    status: past.status,
    confirmed_at: instant(past.confirmedAt),
    processed_at: instant(past.processedAt),
    finalised_at: instant(past.finalisedAt),
    ...dispatchColumns(past),
    shipment_status: last?.status ?? null,
    shipment_changed_at: instant(last?.at),
    ...cancellationColumns(past),
  };
}

/** What of its lines an order is found by: products and their codes. */
function textOfLines(lines: readonly Insertable<OrderLineTable>[]): string {
  const words = lines.flatMap(({ name, national_code: code, gtin }) => [name, code, gtin]);
  return [...new Set(words.filter((word) => word !== null && word !== undefined))].join(' ');
}

/** The rows of an order as the marketplace handed it over: products are copied, deadline and totals computed. */
export function orderRows(ready: ReadyOrder, brand: BrandId): OrderInsert {
  const { order, seller } = ready;
  const id = randomUUID();
  const lines = lineRows(ready, { orderId: id, brand });
  const totals = recomputeTotals({
    discount: order.discount.amount,
    shipping: order.shipping,
    lines: lines.map((line) => ({
      unitPrice: line.unit_price,
      quantity: line.quantity,
      cancelledQuantity: line.cancelled_quantity ?? 0,
    })),
  });
  return {
    order: {
      seller_id: seller.id,
      id,
      brand,
      number: order.number,
      warehouse: order.fulfilledByMarketplace,
      origin: order.origin,
      created_at: new Date(order.createdAt),
      dispatch_by: deadlineOf(ready),
      ...pastColumns(order),
      delivery_type: order.deliveryType,
      slot_from: instant(order.slot?.from),
      slot_to: instant(order.slot?.to),
      payment_type: order.paymentType,
      payment_status: order.paymentStatus,
      customer_first_name: order.customerFirstName,
      customer_city: order.deliveryAddress.city,
      delivery_address: JSON.stringify(order.deliveryAddress),
      billing_address: JSON.stringify(order.billingAddress ?? order.deliveryAddress),
      waybill: order.waybill,
      label_url: order.labelUrl ?? null,
      currency: brands[brand].currency,
      ...totals,
      discount_label: order.discount.label,
      placed_discount: order.discount.amount,
      placed_shipping: order.shipping,
      lines_text: textOfLines(lines),
      updated_at: ready.now,
    },
    lines,
    isDeadlineGiven: order.dispatchBy !== undefined,
    history: historySteps(order).map((step) => ({
      seller_id: seller.id,
      order_id: id,
      at: step.at,
      kind: step.kind,
      actor_kind: step.actor_kind,
      actor_name: null,
      impersonated_by: null,
      reason: step.reason ?? null,
      units: null,
      shipment_status: step.shipment_status ?? null,
    })),
  };
}
