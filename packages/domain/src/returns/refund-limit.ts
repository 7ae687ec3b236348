import type { Role } from '../access/roles.ts';

/** Who decides about refunds: a person by the role in the shop, or the shop's own system by its token. */
export type Decider = Role | 'systems';

/** Those whom owners may set a limit (ORD-22): everybody who may decide and is no owner; own systems act in nobody's role. */
export const limitedDeciders = ['manager', 'orders', 'systems'] as const;
export type LimitedDecider = (typeof limitedDeciders)[number];

/** In minor units; null for none. */
export type RefundLimits = Readonly<Record<LimitedDecider, number | null>>;

export const noRefundLimits: RefundLimits = { manager: null, orders: null, systems: null };

export const isLimited = (decider: Decider): decider is LimitedDecider =>
  limitedDeciders.some((each) => each === decider);

/** Above which sum somebody proposes to the owner instead of deciding; null where nobody has to be asked. */
export const limitOf = (limits: RefundLimits, decider: Decider): number | null =>
  isLimited(decider) ? limits[decider] : null;

/** Whether somebody may decide alone about more than before: that asks for a fresh proof of who gives it. */
export const raisesLimit = (before: RefundLimits, after: RefundLimits): boolean =>
  limitedDeciders.some((decider) => {
    const [was, is] = [before[decider], after[decider]];
    return was !== null && (is === null || is > was);
  });

/** What the customer of a case has or is promised once a step is taken, in minor units. */
export interface CaseMoney {
  /** Of the goods. */
  readonly refunded: number;
  /** Of the shipping, as the ledger signs it. */
  readonly shippingRefund: number;
  /** What is promised and not given yet. */
  readonly offer: number;
}

/** The whole case counts, goods and shipping, however many steps it takes: slices come to the same sum. */
export const sumOfCase = ({ refunded, shippingRefund, offer }: CaseMoney): number => refunded - shippingRefund + offer;

/** How a proposal ended: the owner took it or sent it back, the shop took it back, or something else happened to the case. */
export const proposalEnds = ['accepted', 'sent_back', 'withdrawn', 'overtaken'] as const;
export type ProposalEnd = (typeof proposalEnds)[number];

export const isOverLimit = (limit: number | null, of: CaseMoney): boolean => limit !== null && sumOfCase(of) > limit;
