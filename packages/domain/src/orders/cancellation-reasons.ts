import type { CancelledByParty } from './statuses.ts';

export const cancellationReasonCodes = [
  'delayed_delivery',
  'defective_product',
  'discontinued',
  'format_change',
  'reduced_units',
  'not_available',
  'wholesaler_lack',
  'stock_error',
  'no_stock',
  'staff_unavailable',
  'upcoming_expiry_date',
  'wrong_product',
  'wrong_price',
  'shop_closed',
  'cold_chain_not_guaranteed',
  'damaged_while_packing',
  'other',
  'cancelled_by_customer',
  'could_not_be_delivered',
  'duplicated_order',
  'invalid_address',
  'payment_not_received',
  'pickup_not_collected',
  'suspected_fraud',
  'technical_issue',
  'wrong_photo_or_description',
  'product_recall',
  'force_majeure',
] as const;
export type CancellationReasonCode = (typeof cancellationReasonCodes)[number];

/** What sellers reject for most of the time; offered first. */
export const frequentReasons: readonly CancellationReasonCode[] = [
  'no_stock',
  'wholesaler_lack',
  'upcoming_expiry_date',
  'wrong_price',
  'shop_closed',
];

export const cancellationFollowUps = [
  'deactivate_offer',
  'set_stock',
  'stock_zero',
  'plan_closure',
  'edit_price',
  'report_content',
] as const;
export type CancellationFollowUp = (typeof cancellationFollowUps)[number];

export interface CancellationReason {
  readonly code: CancellationReasonCode;
  /** Whose cancellation it counts as, whoever sends it. */
  readonly attribution: CancelledByParty;
  readonly followUp: CancellationFollowUp | null;
  /** Least number of characters of the comment; 0 = the comment is optional. */
  readonly commentMin: number;
}

export const cancellationCommentMax = 500;

type Row = readonly [CancelledByParty, CancellationFollowUp | null, commentMin?: number];

const rows: Readonly<Record<CancellationReasonCode, Row>> = {
  delayed_delivery: ['seller', null],
  defective_product: ['seller', null],
  discontinued: ['seller', 'deactivate_offer'],
  format_change: ['seller', 'deactivate_offer'],
  reduced_units: ['seller', 'set_stock'],
  not_available: ['seller', 'stock_zero'],
  wholesaler_lack: ['seller', 'stock_zero'],
  stock_error: ['seller', 'set_stock'],
  no_stock: ['seller', 'stock_zero'],
  staff_unavailable: ['seller', 'plan_closure'],
  upcoming_expiry_date: ['seller', null],
  wrong_product: ['seller', null],
  wrong_price: ['seller', 'edit_price'],
  shop_closed: ['seller', 'plan_closure'],
  cold_chain_not_guaranteed: ['seller', null],
  damaged_while_packing: ['seller', null],
  other: ['seller', null, 10],
  cancelled_by_customer: ['customer', null],
  could_not_be_delivered: ['customer', null],
  duplicated_order: ['customer', null],
  invalid_address: ['customer', null],
  payment_not_received: ['customer', null],
  pickup_not_collected: ['customer', null],
  suspected_fraud: ['customer', null],
  technical_issue: ['marketplace', null],
  wrong_photo_or_description: ['marketplace', 'report_content'],
  product_recall: ['marketplace', null],
  force_majeure: ['marketplace', null],
};

/** The 28 reasons for which an order or units of it can be cancelled (ORD-11), in the order they are offered. */
export const cancellationReasons: readonly CancellationReason[] = cancellationReasonCodes.map((code) => {
  const [attribution, followUp, commentMin = 0] = rows[code];
  return { code, attribution, followUp, commentMin };
});

export function isCancellationReasonCode(value: string): value is CancellationReasonCode {
  return Object.hasOwn(rows, value);
}

export function cancellationReason(code: CancellationReasonCode): CancellationReason {
  const [attribution, followUp, commentMin = 0] = rows[code];
  return { code, attribution, followUp, commentMin };
}

/** Whose cancellation it counts as; without a reason that of who cancelled. */
export const attributionOf = (reason: CancellationReasonCode | null, by: CancelledByParty): CancelledByParty =>
  reason === null ? by : cancellationReason(reason).attribution;

/** The reasons that count as the cancellation of a party. */
export const reasonsOf = (party: CancelledByParty): CancellationReasonCode[] =>
  cancellationReasonCodes.filter((code) => rows[code][0] === party);

export type CancellationErrors = { reason?: 'required' | 'unknown'; comment?: 'too_short' | 'too_long' };

/** The field errors of a chosen reason and its comment; an empty object when both are fine. */
export function checkCancellation(reason: string, comment: string): CancellationErrors {
  if (reason === '') return { reason: 'required' };
  if (!isCancellationReasonCode(reason)) return { reason: 'unknown' };
  const length = [...comment.trim()].length;
  if (length > cancellationCommentMax) return { comment: 'too_long' };
  return length < cancellationReason(reason).commentMin ? { comment: 'too_short' } : {};
}
