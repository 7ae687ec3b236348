import type { MarketplaceEventKind } from '@offizin/contract/events/marketplace';
import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import type { HistoryKind, PostalAddress } from '@offizin/contract/orders/views';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { BatchAction, BatchRefusal, BatchState } from '@offizin/domain/orders/order-batches';
import type { PackedHow } from '@offizin/domain/orders/packing';
import type { CourierCode } from '@offizin/domain/orders/couriers';
import type { OrderOrigin } from '@offizin/domain/orders/origins';
import type {
  CancelledByParty,
  DeliveryType,
  OrderStatus,
  PaymentStatus,
  PaymentType,
  ShipmentStatus,
  StockOrigin,
} from '@offizin/domain/orders/statuses';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';
import type { SaidEvent } from '../own-systems/write/notify-systems.ts';

/** What the marketplace and the seller's own systems are notified of after a step. */
export interface OutsideNotice {
  /** When the step was taken. */
  readonly at: string;
  readonly number: string;
  readonly marketplace: { readonly kind: MarketplaceEventKind; readonly order: object } | null;
  readonly systems: readonly SaidEvent[];
}

/** A step that can still be taken back. */
export interface HeldStep {
  /** The order's version since. */
  readonly version: number;
  /** Its columns without the step. */
  readonly before: object;
  readonly notice: OutsideNotice;
}

/** What a carrier needs, as it was typed for an order of a batch. */
export interface TypedDispatch {
  readonly courier: string;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
  readonly pickupCode?: string | undefined;
}

export type NewOrdersDownloadTable = Row<
  Columns['new_orders_download'],
  {
    status: 'preparing' | 'ready' | 'failed';
    format: 'xlsx' | 'csv';
  }
>;

export type OrderHistoryTable = Row<
  Columns['order_history'],
  {
    kind: HistoryKind;
    actor_kind: 'seller' | 'customer' | 'marketplace' | 'courier';
    reason: CancellationReasonCode;
    shipment_status: ShipmentStatus;
  }
>;

export type OrderLineTable = Row<
  Columns['order_line'],
  {
    stock_origin: StockOrigin;
    image: ProductImage;
  }
>;

/** `brand`: The seller's, by a foreign key. `sends_at`, `held_step`: Of a step that can still be taken back. `customer_erased_at`: When the customer's data were taken out. `lines_text`: Products and their codes, once each. `search_text`: Number, names, city, tracking number and those, folded: what orders are found by. `updated_at`: when a call or job began that changed the order last. */
export type SellerOrderTable = Row<
  Columns['seller_order'],
  {
    status: OrderStatus;
    origin: OrderOrigin;
    delivery_type: DeliveryType;
    payment_type: PaymentType;
    payment_status: PaymentStatus;
    shipment_status: ShipmentStatus;
    delivery_address: PostalAddress;
    billing_address: PostalAddress;
    courier: CourierCode;
    cancelled_by: CancelledByParty;
    cancellation_reason: CancellationReasonCode;
    held_step: HeldStep;
  }
>;

export type PackedUnitTable = Row<Columns['packed_unit'], { how: PackedHow }>;

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    new_orders_download: NewOrdersDownloadTable;
    order_batch: Row<
      Columns['order_batch'],
      {
        action: BatchAction;
        state: BatchState;
      }
    >;
    /** `dispatch`: as typed; nothing once the order has it. */
    order_batch_item: Row<
      Columns['order_batch_item'],
      {
        dispatch: TypedDispatch;
        refusal: BatchRefusal;
      }
    >;
    order_count: Row<
      Columns['order_count'],
      {
        status: OrderStatus;
      }
    >;
    order_history: OrderHistoryTable;
    order_line: OrderLineTable;
    order_number: Columns['order_number'];
    packed_unit: PackedUnitTable;
    seller_order: SellerOrderTable;
  }
}
