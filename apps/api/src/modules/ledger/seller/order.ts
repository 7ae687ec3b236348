import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { collectedBy } from '@offizin/domain/ledger/chain';
import type { LedgerDetail } from '@offizin/contract/ledger/seller';
import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import { findCollectingDocuments } from '../write/chain-read-queries.ts';
import { findLedger, findPaying } from '../read/ledger-queries.ts';
import { ledgerView, payingView } from './ledger-view.ts';

/** The documents of the lines of an order, each once. */
function documentsOf(lines: readonly LedgerLine[], numbers: ReadonlyMap<string, string>) {
  const documents = new Map<string, LedgerDetail['documents'][number]>();
  for (const line of lines) {
    const [type, month] = [collectedBy(line), line.bookedOn.slice(0, 7)];
    const key = `${type} ${month}`;
    if (type !== null) documents.set(key, { type, month, invoiceNo: numbers.get(key) ?? null });
  }
  return [...documents.values()];
}

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
    lines: row.lines.map(({ kind, amount, bookedOn, rate, text, payoutNo }) => ({
      kind,
      amount,
      bookedOn,
      rate,
      text,
      payoutNo,
    })),
    documents: documentsOf(row.lines, await findCollectingDocuments(db)),
  };
}
