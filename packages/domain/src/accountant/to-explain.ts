import type { PaymentState } from '../payout/payouts.ts';
import { type Agreement, comparedWith } from '../tax-months/agreement.ts';

/** What an accountant has to find a reason for: payouts, and what the tax month differs by from what it is compared with. */
export const explainKinds = ['payout_returned', 'payout_differs', ...comparedWith] as const;
export type ExplainKind = (typeof explainKinds)[number];

export interface ToExplain {
  readonly kind: ExplainKind;
  /** The number of the payout, else null. */
  readonly payoutNo: string | null;
  /** Minor units: what came back, or the difference. */
  readonly amount: number;
}

export interface ComparedPayout {
  readonly payoutNo: string;
  readonly state: PaymentState;
  readonly amount: number;
  /** What its lines come to; null where no line names it: nothing of the shop is booked here. */
  readonly lines: number | null;
}

function ofPayout({ payoutNo, state, amount, lines }: ComparedPayout): ToExplain[] {
  if (state === 'returned') return [{ kind: 'payout_returned', payoutNo, amount }];
  if (state !== 'paid' || lines === null || lines === amount) return [];
  return [{ kind: 'payout_differs', payoutNo, amount: amount - lines }];
}

/**
 * What no rule explains: bookings of closed months and orders of other months do. Commissions and vouchers without their document are
 * missing, and not to be explained.
 */
function ofAgreement({ with: kind, reasons }: Agreement): ToExplain[] {
  return reasons.flatMap(({ reason, amount }) => {
    if (reason !== 'beside_orders' && reason !== 'no_document') return [];
    if ((kind === 'commission' || kind === 'vouchers') && reason === 'no_document') return [];
    return [{ kind, payoutNo: null, amount }];
  });
}

export function toExplain(payouts: readonly ComparedPayout[], agreement: readonly Agreement[]): ToExplain[] {
  return [...payouts.flatMap(ofPayout), ...agreement.flatMap(ofAgreement)];
}
