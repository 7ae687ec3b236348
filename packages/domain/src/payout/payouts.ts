/** The states of a payout, and whether money has still to move. */
export const paymentStates = {
  planned: { isOpen: true },
  held: { isOpen: true },
  paid: { isOpen: false },
  returned: { isOpen: false },
} as const satisfies Readonly<Record<string, { readonly isOpen: boolean }>>;
export type PaymentState = keyof typeof paymentStates;

export const paymentStateNames = Object.keys(paymentStates) as readonly PaymentState[];

export const openPaymentStates = paymentStateNames.filter((state) => paymentStates[state].isOpen);

/** What a payout is made of; amounts that are taken off are negative. */
export const payoutLineKinds = ['sales', 'shipping', 'refunds', 'commission', 'adjustment'] as const;
export type PayoutLineKind = (typeof payoutLineKinds)[number];

export interface PayoutLine {
  readonly kind: PayoutLineKind;
  readonly amount: number;
  /** So many orders or refunds; null where nothing is counted. */
  readonly count: number | null;
}

/** Whether the lines make the amount. */
export const addsUp = (amount: number, lines: readonly PayoutLine[]): boolean =>
  lines.reduce((sum, line) => sum + line.amount, 0) === amount;

/** A payout as far as it is money that moved. */
export interface MovedMoney {
  readonly state: PaymentState;
  readonly amount: number;
  readonly currency: string;
  /** An instant. */
  readonly paidAt: string | null;
  readonly lines: readonly PayoutLine[];
}

const isSameLine = (one: PayoutLine, other: PayoutLine | undefined): boolean =>
  one.kind === other?.kind && one.amount === other.amount && one.count === other.count;

const areSameLines = (one: readonly PayoutLine[], other: readonly PayoutLine[]): boolean =>
  one.length === other.length && one.every((line, at) => isSameLine(line, other[at]));

/** Whether a payout may become another one: money that was paid stays as it was; it may come back, and be paid once more. */
export function mayBecome(before: MovedMoney, after: MovedMoney): boolean {
  if (paymentStates[before.state].isOpen) return true;
  if (paymentStates[after.state].isOpen) return false;
  if (before.amount !== after.amount || before.currency !== after.currency) return false;
  return areSameLines(before.lines, after.lines) && (before.state !== 'paid' || before.paidAt === after.paidAt);
}
