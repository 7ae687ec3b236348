import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { collectingType, signedFor } from '@offizin/domain/ledger/postings';
import type { InputOf } from '../../../platform/http/route.ts';
import { findCollecting, sumCollected } from '../../ledger/write/chain-queries.ts';
import { countPostings } from '../../ledger/write/count-postings.ts';
import { lockBooks } from '../../ledger/write/ledger-write-queries.ts';
import { findPostings, writePostings } from '../../ledger/write/posting-queries.ts';
import { settleDocuments } from '../write/settle-documents.ts';

type Put = InputOf<typeof marketplaceApi.putInvoice>;

/** A document that is set off is made of what was booked for orders in its month and of its postings, to the cent; nobody books beside it until it is there. */
export async function checkSetOff({ db, body, fail }: Put, sellerId: string): Promise<void> {
  if (body.setOff === undefined) return;
  await lockBooks(db, sellerId);
  const { month, setOff, kind } = body;
  const type = collectingType(body.type);
  const other = type && (await findCollecting(db, sellerId)).find((each) => each.type === type && each.month === month);
  if (other) return fail('invoice.collected', { current: { invoiceNo: other.invoiceNo } });
  const taken = await findPostings(
    db,
    sellerId,
    setOff.postings.map(({ postingNo }) => postingNo),
  );
  if (taken.size > 0) return fail('ledger.posting_taken', { current: { postings: [...taken.keys()] } });
  const orders = type === null ? 0 : await sumCollected(db, sellerId, { type, month });
  const lines = setOff.postings.reduce((sum, { amount }) => sum + amount, orders);
  if (lines !== signedFor(kind, invoiceTotals(body).gross)) fail('invoice.lines_differ', { current: { lines } });
}

/** Posts what a document brings beside orders, under its number. */
export async function postWith({ db, caller, params, body, now }: Put, sellerId: string): Promise<void> {
  if (body.setOff === undefined) return;
  const own = { bookedOn: body.issuedOn, documentNo: params.invoiceNo, payoutNo: null } as const;
  const written = body.setOff.postings.map((posting) => ({ ...posting, ...own }));
  const owner = { sellerId, brand: caller.brand };
  await writePostings(db, owner, { written, currency: body.currency, now });
  await countPostings(db, owner, now);
  await settleDocuments(db, sellerId, caller.brand);
}
