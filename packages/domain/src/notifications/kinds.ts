import { orderScreens, payoutScreens, resultScreens, uploadScreens } from '../access/twin-screens.ts';
import type { ScreenId } from '../access/screens.ts';
import type { OrderParams } from './order-params.ts';

export const notificationGroups = ['order', 'offer', 'account'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

export type NotificationSeverity = 'red' | 'amber' | 'green' | 'grey';

/** What a notification holds about its case; texts, numbers and ids, never a customer's data. */
export type NotificationParams = Readonly<Record<string, string | number>>;

interface Kind {
  readonly group: NotificationGroup;
  readonly severity: NotificationSeverity;
  /** Names of what its text needs, each a number (`count`) or a text. */
  readonly params: Readonly<Record<string, 'count' | 'text'>>;
  /** The screens it may lead to: the first that the seller may open; none leads nowhere. */
  readonly screens: readonly ScreenId[];
  /** The part of the address that shows what it is about. */
  readonly search?: Readonly<Record<string, string>>;
  /** The part of the address that takes its number. */
  readonly numberIn?: 'payout';
  /** The part of the address that takes its month. */
  readonly monthIn?: 'month';
}

const toManage = { tab: 'to-manage' };
const managed = { tab: 'managed' };
const aboutReturn = {
  group: 'order',
  params: { number: 'text', returnId: 'text' },
  screens: ['returns'],
} as const;

const aboutPayout = {
  group: 'account',
  params: { number: 'text' },
  screens: payoutScreens,
  numberIn: 'payout',
} as const;

/** Every kind of notification (GEN-18): shown in the portal, and mailed to those who asked for mails about its group. */
export const notificationKinds = {
  order_new: {
    group: 'order',
    severity: 'grey',
    params: { count: 'count', number: 'text', orderId: 'text', amount: 'count', currency: 'text' },
    screens: orderScreens,
    search: toManage,
  },
  order_due_today: {
    group: 'order',
    severity: 'grey',
    params: { count: 'count' },
    screens: orderScreens,
    search: toManage,
  },
  order_due_soon: {
    group: 'order',
    severity: 'amber',
    params: { count: 'count', number: 'text', orderId: 'text' },
    screens: orderScreens,
    search: toManage,
  },
  order_overdue: {
    group: 'order',
    severity: 'red',
    params: { count: 'count', number: 'text', orderId: 'text' },
    screens: orderScreens,
    search: toManage,
  },
  order_cancelled_by_customer: {
    group: 'order',
    severity: 'amber',
    params: { number: 'text', orderId: 'text' },
    screens: orderScreens,
    search: managed,
  },
  message_new: {
    group: 'order',
    severity: 'grey',
    params: { number: 'text', conversationId: 'text' },
    screens: ['messages'],
  },
  message_due_soon: {
    group: 'order',
    severity: 'amber',
    params: { number: 'text', conversationId: 'text' },
    screens: ['messages'],
  },
  order_replacement_declined: {
    group: 'order',
    severity: 'amber',
    params: { number: 'text', conversationId: 'text' },
    screens: ['messages'],
  },
  return_requested: { ...aboutReturn, severity: 'amber' },
  return_received: { ...aboutReturn, severity: 'amber' },
  return_due: { ...aboutReturn, severity: 'red' },
  return_evidence: { ...aboutReturn, severity: 'amber' },
  return_proposed: { ...aboutReturn, severity: 'amber' },
  return_sent_back: { ...aboutReturn, severity: 'amber' },
  return_not_restocked: { ...aboutReturn, severity: 'amber' },
  return_ruled: { ...aboutReturn, severity: 'grey' },
  upload_done: {
    group: 'offer',
    severity: 'green',
    params: { fileName: 'text', count: 'count' },
    screens: uploadScreens,
  },
  upload_failed: { group: 'offer', severity: 'red', params: { fileName: 'text' }, screens: uploadScreens },
  red_results: {
    group: 'offer',
    severity: 'red',
    params: { count: 'count' },
    screens: [...resultScreens, 'my_products'],
  },
  feed_held: {
    group: 'offer',
    severity: 'red',
    params: { uploadId: 'text', leaving: 'count', moved: 'count' },
    screens: uploadScreens,
  },
  feed_stale: { group: 'offer', severity: 'amber', params: { hours: 'count' }, screens: resultScreens },
  price_rule_held: {
    group: 'offer',
    severity: 'amber',
    params: { ruleId: 'text', rule: 'text', offers: 'count', of: 'count' },
    screens: ['price_rules'],
  },
  price_war_stopped: {
    group: 'offer',
    severity: 'amber',
    params: { ruleId: 'text', rule: 'text', count: 'count' },
    screens: ['price_rules'],
    search: { view: 'history', tab: 'stopped' },
  },
  price_proposal_new: {
    group: 'offer',
    severity: 'grey',
    params: { proposalId: 'text', count: 'count' },
    screens: ['price_updates'],
  },
  price_proposal_ending: {
    group: 'offer',
    severity: 'amber',
    params: { proposalId: 'text', count: 'count' },
    screens: ['price_updates'],
  },
  webhook_given_up: {
    group: 'account',
    severity: 'amber',
    params: { address: 'text', event: 'text' },
    screens: ['own_systems'],
  },
  webhook_off: { group: 'account', severity: 'red', params: { address: 'text' }, screens: ['own_systems'] },
  payout_valid: { group: 'account', severity: 'green', params: { provider: 'text' }, screens: ['payment_provider'] },
  payout_pending: { group: 'account', severity: 'amber', params: { provider: 'text' }, screens: ['payment_provider'] },
  payout_invalid: { group: 'account', severity: 'red', params: { provider: 'text' }, screens: ['payment_provider'] },
  payout_blocked: { group: 'account', severity: 'red', params: { provider: 'text' }, screens: ['payment_provider'] },
  payout_sent: { ...aboutPayout, severity: 'green' },
  payout_held: { ...aboutPayout, severity: 'amber' },
  payout_returned: { ...aboutPayout, severity: 'red' },
  metrics_at_risk: {
    group: 'account',
    severity: 'amber',
    params: { cancelled: 'count', late: 'count', count: 'count' },
    screens: ['performance'],
  },
  metrics_exceeded: {
    group: 'account',
    severity: 'red',
    params: { cancelled: 'count', late: 'count', count: 'count' },
    screens: ['performance'],
  },
  dispute_accepted: {
    group: 'account',
    severity: 'green',
    params: { number: 'text' },
    screens: ['performance'],
  },
  dispute_refused: {
    group: 'account',
    severity: 'amber',
    params: { number: 'text' },
    screens: ['performance'],
  },
  documents_complete: { group: 'account', severity: 'green', params: { count: 'count' }, screens: ['invoices'] },
  set_ready: {
    group: 'account',
    severity: 'green',
    params: { month: 'text' },
    screens: ['accountant'],
    monthIn: 'month',
  },
  set_incomplete: {
    group: 'account',
    severity: 'amber',
    params: { month: 'text', count: 'count' },
    screens: ['accountant'],
    monthIn: 'month',
  },
  documents_new: { group: 'account', severity: 'grey', params: { month: 'text' }, screens: ['invoices'] },
  tax_month_closed: {
    group: 'account',
    severity: 'grey',
    params: { month: 'text' },
    screens: ['invoices'],
    search: { tab: 'tax-months' },
    monthIn: 'month',
  },
  /** As the version before wrote it, one for each document; its rows end by time. */
  invoice_ready: { group: 'account', severity: 'grey', params: { number: 'text' }, screens: ['invoices'] },
  service_on: { group: 'account', severity: 'green', params: { service: 'text' }, screens: ['services'] },
  service_off: { group: 'account', severity: 'grey', params: { service: 'text' }, screens: ['services'] },
  service_refused: { group: 'account', severity: 'amber', params: { service: 'text' }, screens: ['services'] },
  service_kept: { group: 'account', severity: 'amber', params: { service: 'text' }, screens: ['services'] },
  impersonation_started: { group: 'account', severity: 'grey', params: { operator: 'text' }, screens: [] },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

export const notificationKindNames = Object.keys(notificationKinds) as readonly NotificationKind[];

export function kindsOfGroup(group: NotificationGroup): readonly NotificationKind[] {
  return notificationKindNames.filter((kind) => notificationKinds[kind].group === group);
}

type ParamValues = { readonly count: number; readonly text: string };

export type ParamsOf<K extends NotificationKind> = {
  readonly [
    P in keyof (typeof notificationKinds)[K]['params']
  ]: (typeof notificationKinds)[K]['params'][P] extends keyof ParamValues
    ? ParamValues[(typeof notificationKinds)[K]['params'][P]]
    : never;
} & (K extends `order_${string}` ? OrderParams : unknown);

/** What happened, with what its text needs; the same key twice is one notification. */
export type Notice = {
  readonly [K in NotificationKind]: {
    readonly kind: K;
    readonly params: ParamsOf<K>;
    readonly dedupeKey: string;
    readonly at: Date;
    /** Worth a sound to those who asked for one: new orders that leave within hours. */
    readonly sound?: boolean;
  };
}[NotificationKind];

/** Where a notification leads: the screens it may open, and the address's part that shows its one order or upload, or all it counts. */
export function notificationTarget(kind: NotificationKind, params: NotificationParams) {
  const { screens, search = {}, numberIn, monthIn }: Kind = notificationKinds[kind];
  const { orderId, uploadId, proposalId, returnId, ruleId, conversationId, number, month, count = 1 } = params;
  const order = typeof orderId === 'string' && count === 1 ? { order: orderId } : {};
  const upload = typeof uploadId === 'string' ? { upload: uploadId } : {};
  const proposal = typeof proposalId === 'string' ? { proposal: proposalId } : {};
  const ofReturn = typeof returnId === 'string' ? { return: returnId } : {};
  const rule = typeof ruleId === 'string' ? { rule: ruleId } : {};
  const conversation = typeof conversationId === 'string' ? { conversation: conversationId } : {};
  const numbered = numberIn !== undefined && typeof number === 'string' ? { [numberIn]: number } : {};
  const ofMonth = monthIn !== undefined && typeof month === 'string' ? { [monthIn]: month } : {};
  return {
    screens,
    search: {
      ...search,
      ...order,
      ...upload,
      ...proposal,
      ...ofReturn,
      ...rule,
      ...conversation,
      ...numbered,
      ...ofMonth,
    },
  };
}
