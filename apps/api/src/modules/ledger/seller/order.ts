import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findLedger, findPaying } from '../read/ledger-queries.ts';
import { ledgerView, payingView } from './ledger-view.ts';

/** The lines of an order and the way of its money (INV-05). */
export async function order({ db, params, now, fail }: InputOf<typeof api.ledger.order>) {
  const row = (await findLedger(db, params.orderNumber)) ?? fail('not_found');
  const paying = await findPaying(db, now);
  const { standing, shipment, shipmentAt } = row;
  return {
    ...ledgerView(row, paying),
    ...payingView(paying),
    dispatchBy: row.dispatchBy?.toISOString() ?? null,
    dispatchedAt: row.processedAt?.toISOString() ?? null,
    deliveredAt: shipment === 'delivered' ? (shipmentAt?.toISOString() ?? null) : null,
    hold: standing.reason === null ? null : { reason: standing.reason, since: standing.since },
    lines: row.lines.map(({ kind, amount, bookedOn, rate, text }) => ({ kind, amount, bookedOn, rate, text })),
  };
}
