import type { MarketplaceEventKind } from '@offizin/contract/events/marketplace';
import type { HistoryKind } from '@offizin/contract/orders/views';
import type { OrderAction } from '@offizin/domain/orders/transitions';

export interface StepRecord {
  readonly history: HistoryKind;
  /** What the marketplace is notified of; null for what it did itself. */
  readonly event: MarketplaceEventKind | null;
}

/** What each action leaves in the history and in the marketplace's event feed. */
const records: Readonly<Record<OrderAction, StepRecord>> = {
  confirm: { history: 'confirmed', event: 'order.confirmed' },
  process: { history: 'processed', event: 'order.processed' },
  reject: { history: 'rejected', event: 'order.rejected' },
  cancel_units: { history: 'units_cancelled', event: 'order.units_cancelled' },
  edit_tracking: { history: 'tracking_changed', event: 'order.tracking_changed' },
  edit_pickup_code: { history: 'pickup_code_changed', event: 'order.pickup_code_changed' },
  cancel_by_customer: { history: 'cancelled_by_customer', event: null },
  cancel_by_marketplace: { history: 'cancelled_by_marketplace', event: null },
  finalise: { history: 'finalised', event: null },
  process_in_warehouse: { history: 'processed', event: null },
  move_shipment: { history: 'shipment_changed', event: null },
  settle: { history: 'paid', event: null },
};

/** The records of a step; a pickup code that is taken away and an order that is emptied have a word of their own. */
export function recordOf(
  action: OrderAction,
  { pickupCode, isCancelled }: { pickupCode: string | null | undefined; isCancelled: boolean },
): StepRecord {
  const record = records[action];
  if (action === 'edit_pickup_code' && pickupCode === null) return { ...record, history: 'pickup_code_deleted' };
  return action === 'cancel_units' && isCancelled ? { ...record, event: 'order.rejected' } : record;
}
