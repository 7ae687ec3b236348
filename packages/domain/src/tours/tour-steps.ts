import type { TourName } from './tours.ts';

export interface TourStep {
  /** The `data-tour` of the element that the step points at. */
  readonly target: string;
  /** The key of its texts below the tour's own. */
  readonly text: string;
}

/** What each tour points at, step by step (MET-06). */
export const tourSteps = {
  order_card: [
    { target: 'order-number', text: 'number' },
    { target: 'order-customer', text: 'customer' },
    { target: 'order-deadline', text: 'deadline' },
    { target: 'order-card', text: 'open' },
  ],
  new_orders_download: [{ target: 'new-orders-download', text: 'button' }],
  order_desk: [
    { target: 'order-choose', text: 'many' },
    { target: 'order-pack', text: 'pack' },
    { target: 'order-ship-many', text: 'ship' },
    { target: 'saved-views', text: 'views' },
  ],
  my_products_launch: [
    { target: 'offers-search', text: 'search' },
    { target: 'offers-columns', text: 'columns' },
    { target: 'offers-export', text: 'export' },
    { target: 'offers-price', text: 'price' },
  ],
  offer_upload_launch: [
    { target: 'upload-type', text: 'type' },
    { target: 'upload-drop', text: 'drop' },
    { target: 'upload-template', text: 'template' },
    { target: 'upload-history', text: 'history' },
  ],
  invoices_new_reports: [
    { target: 'invoices-list', text: 'list' },
    { target: 'invoices-archive', text: 'archive' },
    { target: 'invoices-joined', text: 'joined' },
  ],
  invoices_shipping_vat: [{ target: 'invoices-list', text: 'type' }],
  sync_results_launch: [
    { target: 'sync-progress', text: 'progress' },
    { target: 'sync-causes', text: 'causes' },
    { target: 'sync-remedy', text: 'remedy' },
    { target: 'sync-feed', text: 'feed' },
  ],
  business_launch: [
    { target: 'business-figures', text: 'figures' },
    { target: 'business-days', text: 'days' },
    { target: 'business-running-out', text: 'runningOut' },
    { target: 'business-best', text: 'best' },
  ],
  performance_launch: [
    { target: 'performance-status', text: 'status' },
    { target: 'performance-cancelled', text: 'cancelled' },
    { target: 'performance-late', text: 'late' },
    { target: 'performance-tabs', text: 'tabs' },
    { target: 'performance-chart', text: 'chart' },
    { target: 'performance-last', text: 'last' },
  ],
} as const satisfies Record<TourName, readonly TourStep[]>;

export function stepsOf(name: TourName): readonly TourStep[] {
  return tourSteps[name];
}
