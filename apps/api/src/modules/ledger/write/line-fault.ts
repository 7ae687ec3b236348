import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import { collectedBy, isPaidTwice } from '@offizin/domain/ledger/chain';
import { type RatedAmount, type RefundFault, refundFault } from '@offizin/domain/ledger/ledger';
import type { PaymentState } from '@offizin/domain/payout/payouts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { findCollecting, findPayoutStates, isOpenPayout } from './chain-queries.ts';

export type PayoutFault = 'payout_unknown' | 'payout_closed';
export type LineFault = RefundFault | PayoutFault | 'paid_twice' | 'document_issued';

/** What lines are measured against beside the lines of their order. */
export interface Bookings {
  readonly payouts: ReadonlyMap<string, PaymentState>;
  /** `commission 2026-10`: what documents have taken in. */
  readonly collected: ReadonlySet<string>;
}

export async function findBookings(
  db: MarketplaceDb,
  sellerId: string,
  lines: readonly Pick<LedgerLine, 'payoutNo'>[],
): Promise<Bookings> {
  const numbers = new Set(lines.flatMap(({ payoutNo }) => (payoutNo === null ? [] : [payoutNo])));
  const collecting = await findCollecting(db, sellerId);
  return {
    payouts: await findPayoutStates(db, sellerId, [...numbers]),
    collected: new Set(collecting.map(({ type, month }) => `${type} ${month}`)),
  };
}

/** Why something cannot be part of a payout: there is none of the number, or it was made. */
export function payoutFault({ payouts }: Pick<Bookings, 'payouts'>, payoutNo: string | null): PayoutFault | null {
  if (payoutNo === null) return null;
  const state = payouts.get(payoutNo);
  if (state === undefined) return 'payout_unknown';
  return isOpenPayout(state) ? null : 'payout_closed';
}

interface Booked {
  readonly before: readonly LedgerLine[];
  readonly lines: readonly LedgerLine[];
  /** What was decided to go back and is not booked yet: it is as good as given. */
  readonly decided: readonly RatedAmount[];
}

/** Why lines of an order cannot be booked beside those that are there; null where they can. */
export function lineFault(bookings: Bookings, { before, lines, decided }: Booked): LineFault | null {
  const known = new Set(before.map(({ lineNo }) => lineNo));
  const added = lines.filter(({ lineNo }) => !known.has(lineNo));
  for (const line of added) {
    const fault = payoutFault(bookings, line.payoutNo);
    if (fault !== null) return fault;
    const by = collectedBy(line);
    if (by !== null && bookings.collected.has(`${by} ${line.bookedOn.slice(0, 7)}`)) return 'document_issued';
  }
  return (
    refundFault([...before, ...decided], [...lines, ...decided]) ?? (isPaidTwice(before, lines) ? 'paid_twice' : null)
  );
}
