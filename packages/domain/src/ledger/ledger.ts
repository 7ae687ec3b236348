import type { PayoutHoldReason } from '../payout/payout-hold.ts';

/** The lines of an order's ledger, and what they change. Amounts are signed as the shop sees them: a line that takes money away is negative. */
export const ledgerKinds = {
  sale: 'sold',
  shipping: 'sold',
  voucher: 'sold',
  refund: 'refunded',
  shipping_refund: 'refunded',
  commission: 'kept',
  commission_vat: 'kept',
  adjustment: 'kept',
  payout: 'paid',
} as const;
export type LedgerKind = keyof typeof ledgerKinds;
export type LedgerPart = (typeof ledgerKinds)[LedgerKind];
export const ledgerKindNames = Object.keys(ledgerKinds) as readonly LedgerKind[];

/** Where the money of an order stands. */
export const ledgerStates = ['pending', 'payable', 'paid', 'held'] as const;
export type LedgerState = (typeof ledgerStates)[number];

/** Why the marketplace holds the money of an order, in the order in which a shop is told. */
/** What the rows of the ledger are narrowed to: those that were cancelled, or whose customers paid for shipping. */
export const ledgerSelections = ['cancelled', 'shipping'] as const;
export type LedgerSelection = (typeof ledgerSelections)[number];

export const holdReasons = ['incident', 'return_open', 'bank_returned', 'review'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What the marketplace says about an order that is not settled; days are `YYYY-MM-DD`. */
export interface LedgerStanding {
  readonly state: Exclude<LedgerState, 'paid'>;
  /** Set exactly where it is held. */
  readonly reason: HoldReason | null;
  readonly since: string | null;
  /** The latest day on which the money is due. */
  readonly payableOn: string | null;
}

/** Minor units. */
export interface LedgerAmount {
  readonly kind: LedgerKind;
  readonly amount: number;
}

/**
 * What the lines of an order come to, in minor units: `sold`, `refunded` and `kept` are signed, `paid` is what the shop has got.
 * `commission` is the part of `kept` that is commission with the VAT on it; the rest are corrections.
 */
export interface LedgerSums {
  readonly sold: number;
  readonly refunded: number;
  readonly kept: number;
  readonly commission: number;
  readonly paid: number;
}

export const noSums: LedgerSums = { sold: 0, refunded: 0, kept: 0, commission: 0, paid: 0 };

const ofCommission: ReadonlySet<LedgerKind> = new Set<LedgerKind>(['commission', 'commission_vat']);

export function sumsOf(lines: readonly LedgerAmount[]): LedgerSums {
  const sums = { ...noSums };
  for (const { kind, amount } of lines) {
    const part = ledgerKinds[kind];
    sums[part] += part === 'paid' ? -amount : amount;
    if (ofCommission.has(kind)) sums.commission += amount;
  }
  return sums;
}

/** Why lines cannot be booked: more is given back than was sold, or shipping at a rate at which none was charged. */
export type RefundFault = 'refund_too_large' | 'refund_rate';

export interface RatedAmount extends LedgerAmount {
  readonly rate: number | null;
}

/** By how much of these kinds more was given back than was sold. */
const overdrawn = (lines: readonly LedgerAmount[], kinds: ReadonlySet<LedgerKind>): number =>
  Math.max(0, -lines.reduce((sum, { kind, amount }) => (kinds.has(kind) ? sum + amount : sum), 0));

/** Vouchers are given by the marketplace and stay with the sale. */
const refunded = [
  new Set<LedgerKind>(['sale', 'voucher', 'refund']),
  new Set<LedgerKind>(['shipping', 'shipping_refund']),
] as const;

/** How many lines give shipping back at a rate at which none was charged. */
function strayRefunds(lines: readonly RatedAmount[]): number {
  const rates = new Set(lines.flatMap(({ kind, rate }) => (kind === 'shipping' ? [rate] : [])));
  return lines.filter(({ kind, rate }) => kind === 'shipping_refund' && !rates.has(rate)).length;
}

/** What contradicts in all lines of an order together and did not before; null where nothing does. An order that has given back too much is still corrected and paid. */
export function refundFault(before: readonly RatedAmount[], lines: readonly RatedAmount[]): RefundFault | null {
  if (strayRefunds(lines) > strayRefunds(before)) return 'refund_rate';
  const isLarger = refunded.some((kinds) => overdrawn(lines, kinds) > overdrawn(before, kinds));
  return isLarger ? 'refund_too_large' : null;
}

export const plus = (a: LedgerSums, b: LedgerSums): LedgerSums => ({
  sold: a.sold + b.sold,
  refunded: a.refunded + b.refunded,
  kept: a.kept + b.kept,
  commission: a.commission + b.commission,
  paid: a.paid + b.paid,
});

export const minus = (a: LedgerSums, b: LedgerSums): LedgerSums => ({
  sold: a.sold - b.sold,
  refunded: a.refunded - b.refunded,
  kept: a.kept - b.kept,
  commission: a.commission - b.commission,
  paid: a.paid - b.paid,
});

/** What an order is worth to the shop. */
export const forShop = ({ sold, refunded, kept }: Pick<LedgerSums, 'sold' | 'refunded' | 'kept'>): number =>
  sold + refunded + kept;

/** What the shop has still to get; negative where it owes. */
export const openAmount = (sums: Omit<LedgerSums, 'commission'>): number => forShop(sums) - sums.paid;

/** An order whose lines are even is settled, whatever was said of it before. */
export const ledgerState = (sums: LedgerSums, standing: LedgerStanding): LedgerState =>
  openAmount(sums) === 0 ? 'paid' : standing.state;

/** What is known of an order where its money is explained. */
export interface ExplainedOrder {
  readonly sums: LedgerSums;
  readonly standing: LedgerStanding;
  /** Whether the shop has dispatched it; unknown of an order that the portal no longer has. */
  readonly isDispatched: boolean | null;
  /** What every payout of the shop waits for, the strongest first. */
  readonly payoutHolds: readonly PayoutHoldReason[];
}

/** Why an order is not paid yet, or that nothing is missing (INV-05). */
export const ledgerWords = [
  'paid',
  'refunded',
  'not_dispatched',
  'on_its_way',
  'incident',
  'return_open',
  'account',
  'blocked',
  'bank_account',
  'bank_returned',
  'review',
  'offset',
  'next_payout',
] as const;
export type LedgerWord = (typeof ledgerWords)[number];

const wordOfHold: Readonly<Record<PayoutHoldReason, LedgerWord>> = {
  blocked: 'blocked',
  validation: 'account',
  bank_account: 'bank_account',
};

/** The one thing that an order’s money waits for: the first of those that apply, in the order of the drawn states. */
export function ledgerWord({ sums, standing, isDispatched, payoutHolds }: ExplainedOrder): LedgerWord {
  const state = ledgerState(sums, standing);
  if (state === 'paid') return sums.paid === 0 ? 'refunded' : 'paid';
  if (state === 'pending' && openAmount(sums) < 0) return 'offset';
  if (state === 'pending') return isDispatched === false ? 'not_dispatched' : 'on_its_way';
  if (standing.reason === 'incident' || standing.reason === 'return_open') return standing.reason;
  const [hold] = payoutHolds;
  if (hold !== undefined) return wordOfHold[hold];
  if (standing.reason !== null) return standing.reason;
  return openAmount(sums) < 0 ? 'offset' : 'next_payout';
}

/** Words of something that keeps the money back and that somebody can do something about. */
const blockers: ReadonlySet<LedgerWord> = new Set<LedgerWord>([
  'not_dispatched',
  'incident',
  'return_open',
  'account',
  'blocked',
  'bank_account',
  'bank_returned',
  'review',
]);
export const isBlocker = (word: LedgerWord): boolean => blockers.has(word);

/** The orders of a month in one state. */
export interface LedgerBalance extends LedgerSums {
  readonly state: LedgerState;
  readonly orders: number;
}

/** Orders and money in one state; what was paid counts as paid, whatever state its order is in. */
export interface StateBalance {
  readonly orders: number;
  readonly amount: number;
}

/** The four balances of a month, which add up to what it is worth to the shop. */
export function stateBalances(balances: readonly LedgerBalance[]): Readonly<Record<LedgerState, StateBalance>> {
  const of = (state: LedgerState): StateBalance => {
    const own = balances.filter((balance) => balance.state === state);
    const orders = own.reduce((sum, balance) => sum + balance.orders, 0);
    const counted = state === 'paid' ? balances : own;
    const amount = counted.reduce((sum, each) => sum + (state === 'paid' ? each.paid : openAmount(each)), 0);
    return { orders, amount };
  };
  return { pending: of('pending'), payable: of('payable'), paid: of('paid'), held: of('held') };
}
