import type { PayoutState } from './payout-account.ts';
import { payoutStates } from './payout-account.ts';

export interface PayoutGuard {
  readonly state: PayoutState;
  /** Payouts wait until then, because the account is another one. */
  readonly heldUntil: Date | null;
  /** Since when the shop itself has stopped all payouts. */
  readonly blockedAt: Date | null;
}

export const payoutHoldReasons = ['blocked', 'validation', 'bank_account'] as const;
export type PayoutHoldReason = (typeof payoutHoldReasons)[number];

export interface PayoutHold {
  readonly reason: PayoutHoldReason;
  /** When it ends by itself; null where somebody has to end it. */
  readonly until: Date | null;
}

/** What every payout of the shop waits for, the strongest first; empty where the next one is paid. */
export function payoutHolds({ state, heldUntil, blockedAt }: PayoutGuard, now: Date): PayoutHold[] {
  return [
    ...(blockedAt === null ? [] : [{ reason: 'blocked' as const, until: null }]),
    ...(payoutStates[state] === 'ACTIVE' ? [] : [{ reason: 'validation' as const, until: null }]),
    ...(heldUntil === null || heldUntil <= now ? [] : [{ reason: 'bank_account' as const, until: heldUntil }]),
  ];
}

/** Whether there is a change that somebody can still stop: the account is another one, and nothing has been paid to it. */
export const hasChangeToStop = ({ heldUntil }: Pick<PayoutGuard, 'heldUntil'>, now: Date): boolean =>
  heldUntil !== null && heldUntil > now;

/** Until when payouts wait after a change of the account; a hold that lasts longer stays. */
export function heldAfterChange(now: Date, hours: number, heldUntil: Date | null): Date {
  const until = new Date(now.getTime() + hours * 3_600_000);
  return heldUntil !== null && heldUntil > until ? heldUntil : until;
}
