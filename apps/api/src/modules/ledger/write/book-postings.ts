import { isDeepStrictEqual } from 'node:util';
import type { LedgerPosting } from '@offizin/contract/ledger/marketplace';
import { brands } from '@offizin/domain/brand/brands';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { findPayoutStates } from './chain-queries.ts';
import { countPostings } from './count-postings.ts';
import { type BookOwner, lockBooks } from './ledger-write-queries.ts';
import { type PayoutFault, payoutFault } from './line-fault.ts';
import { findPostings, writePostings } from './posting-queries.ts';
import { settleDocuments } from '../../invoices/write/settle-documents.ts';

export type PostingOutcome = 'accepted' | 'unchanged' | 'posting_changed' | 'document_postings' | PayoutFault;

/** Whether it is the posting that is there, but for a payout that is named now. */
const isSame = (known: LedgerPosting, given: LedgerPosting): boolean =>
  isDeepStrictEqual({ ...known, payoutNo: null }, { ...given, payoutNo: null }) &&
  (known.payoutNo === null || known.payoutNo === given.payoutNo);

/** Books corrections and names payouts of postings; what a document is made of comes with it and nowhere else. */
export async function bookPostings(
  db: MarketplaceDb,
  owner: BookOwner,
  { postings, now }: { postings: readonly LedgerPosting[]; now: Date },
): Promise<PostingOutcome[]> {
  await lockBooks(db, owner.sellerId);
  const known = await findPostings(db, owner.sellerId, [...new Set(postings.map(({ postingNo }) => postingNo))]);
  const numbers = new Set(postings.flatMap(({ payoutNo }) => (payoutNo === null ? [] : [payoutNo])));
  const payouts = await findPayoutStates(db, owner.sellerId, [...numbers]);
  const written = new Map<string, LedgerPosting>();
  const outcomes = postings.map((given): PostingOutcome => {
    const before = written.get(given.postingNo) ?? known.get(given.postingNo);
    if (before !== undefined && !isSame(before, given)) return 'posting_changed';
    if (before === undefined && (given.documentNo !== null || given.kind !== 'correction')) return 'document_postings';
    if (before !== undefined && before.payoutNo === given.payoutNo) return 'unchanged';
    const fault = payoutFault({ payouts }, given.payoutNo);
    if (fault !== null) return fault;
    written.set(given.postingNo, given);
    return 'accepted';
  });
  if (written.size === 0) return outcomes;
  const { currency } = brands[owner.brand];
  await writePostings(db, owner, { written: [...written.values()], currency, now });
  await countPostings(db, owner, now);
  await settleDocuments(db, owner.sellerId, owner.brand);
  const event = { sellerId: owner.sellerId, payload: { count: written.size } } as const;
  await announceTo(db, [
    { ...event, topic: 'ledger' },
    { ...event, topic: 'invoices' },
  ]);
  return outcomes;
}
