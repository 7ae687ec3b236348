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
