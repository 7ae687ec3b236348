import type { api } from '@offizin/contract/api';
import { notSettled, settledInOrder } from '@offizin/domain/ledger/chain';
import { signedFor } from '@offizin/domain/ledger/postings';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSharesOfDocument } from '../../ledger/write/chain-read-queries.ts';
import { findSetOff } from '../read/invoice-queries.ts';

/** With which payouts a document was set off, and what of it is open (INV-06). */
export async function settlement({ db, params, fail }: InputOf<typeof api.invoices.settlement>) {
  const { invoiceNo } = params;
  const document = (await findSetOff(db, invoiceNo)) ?? fail('not_found');
  const shares = await findSharesOfDocument(db, invoiceNo);
  const of = (sign: string) =>
    shares.reduce((sum, { payoutNo, amount }) => (payoutNo === sign ? sum + amount : sum), 0);
  return {
    invoiceNo,
    type: document.type,
    currency: document.currency,
    amount: signedFor(document.kind, document.gross),
    payouts: shares.flatMap(({ payoutNo, amount, state, at }) =>
      state === null || at === null ? [] : [{ payoutNo, amount, state, at: at.toISOString() }],
    ),
    inOrders: of(settledInOrder),
    open: of(notSettled),
  };
}
