import type { LedgerItem } from '@offizin/contract/ledger/seller';
import { forShop, ledgerWord, openAmount } from '@offizin/domain/ledger/ledger';
import type { LedgerRow, Paying } from '../read/ledger-queries.ts';

/** Whether the shop has nothing to send: an order that was cancelled waits for no dispatch, one of the warehouse not for its own. */
const isDispatched = ({ orderId, status, processedAt, warehouse }: LedgerRow): boolean | null =>
  orderId === null ? null : warehouse === true || processedAt !== null || status === 'cancelled';

/** What is said of the account, its payouts and the next of them. */
export function payingView({ account, holds, nextPayoutAt }: Paying) {
  const [hold] = holds;
  const payoutHold = hold === undefined ? null : { reason: hold.reason, until: hold.until?.toISOString() ?? null };
  return { account, payoutHold, nextPayoutAt };
}

export function ledgerView(row: LedgerRow, { holds }: Pick<Paying, 'holds'>): LedgerItem {
  const { sold, refunded, kept, standing } = row;
  return {
    orderNumber: row.number,
    orderId: row.orderId,
    status: row.status,
    warehouse: row.warehouse === true,
    orderedAt: row.orderedAt.toISOString(),
    currency: row.currency,
    sold,
    refunded,
    kept,
    forYou: forShop(row),
    open: openAmount(row),
    state: row.state,
    word: ledgerWord({
      sums: row,
      standing,
      isDispatched: isDispatched(row),
      payoutHolds: holds.map(({ reason }) => reason),
    }),
    paidOn: row.paidOn,
    payableOn: standing.payableOn,
  };
}
