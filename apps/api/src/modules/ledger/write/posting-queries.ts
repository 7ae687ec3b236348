import type { LedgerPosting } from '@offizin/contract/ledger/marketplace';
import type { Currency } from '@offizin/domain/money';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { BookOwner } from './ledger-write-queries.ts';

const postings = query
  .selectFrom('ledger_posting')
  .select(['posting_no as postingNo', 'kind', 'amount', 'booked_on as bookedOn', 'text'])
  .select(['document_no as documentNo', 'payout_no as payoutNo']);

type PostingRow = Awaited<ReturnType<typeof rowsOf>>[number];
const rowsOf = (db: MarketplaceDb, sellerId: string, numbers: readonly string[]) =>
  db.rows(
    postings.where('seller_id', '=', sellerId).where('posting_no', '=', sql<string>`any(${[...numbers]}::text[])`),
  );

const posting = (row: PostingRow): LedgerPosting => ({ ...row, amount: Number(row.amount) });

/** Postings of a shop, by number; whoever asks holds the lock of its books. */
export async function findPostings(db: MarketplaceDb, sellerId: string, numbers: readonly string[]) {
  return new Map((await rowsOf(db, sellerId, numbers)).map((row) => [row.postingNo, posting(row)]));
}

/** Those without a payout, by number. */
export async function findOpenPostings(
  db: MarketplaceDb,
  sellerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<LedgerPosting[]> {
  const open = postings.where('seller_id', '=', sellerId).where('payout_no', 'is', null);
  const rows = await db.rows(
    open
      .where('posting_no', '>', after ?? '')
      .orderBy('posting_no')
      .limit(limit),
  );
  return rows.map(posting);
}

/** Writes new postings, and the payouts of those that are there. */
export async function writePostings(
  db: MarketplaceDb,
  { sellerId, brand }: BookOwner,
  { written, currency, now }: { written: readonly LedgerPosting[]; currency: Currency; now: Date },
): Promise<void> {
  if (written.length === 0) return;
  await db.rows(sql`
    insert into ledger_posting (seller_id, posting_no, brand, kind, amount, currency, booked_on, text, document_no, payout_no, posted_at)
    select ${sellerId}::uuid, g."postingNo", ${brand}::text, g.kind, g.amount, ${currency}::text, g."bookedOn", g.text, g."documentNo",
      g."payoutNo", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as g ("postingNo" text, kind text, amount bigint, "bookedOn" text,
      text text, "documentNo" text, "payoutNo" text)
    on conflict (seller_id, posting_no) do update set payout_no = excluded.payout_no`);
}
