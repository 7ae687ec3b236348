import type { FeedProblem } from '@offizin/contract/feeds/seller';
import { type Insertable, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { Schema } from '../../../platform/db/schema/schema.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announce } from '../../events/write/announce-queries.ts';

/** Writes the settings; what was known of the file before is dropped, so that it is retrieved again. */
export async function upsertFeed(db: SellerDb, feed: Insertable<Schema['feed']>): Promise<void> {
  const { seller_id: _, created_at: __, ...changes } = feed;
  await db.rows(
    query
      .insertInto('feed')
      .values(feed)
      .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ ...changes, failures: 0, problem: null })),
  );
}

export async function deleteFeed(db: SellerDb, sellerId: string): Promise<void> {
  await db.rows(query.deleteFrom('feed').where('seller_id', '=', sellerId));
}

export interface Attempt {
  readonly at: Date;
  readonly nextAt: Date;
  readonly problem: FeedProblem | null;
  readonly failures: number;
  readonly changed: number;
  /** Whether the list was not written, because its seller discarded what it asks. */
  readonly withheld: boolean;
  readonly runNo: number | null;
  /** Of a list that was written: how many products of the one before it lacks. */
  readonly gone: number | null;
  /** What the server sent about the file, when there was one. */
  readonly known: {
    readonly etag: string | null;
    readonly lastModified: string | null;
    readonly hostKey: string | null;
    readonly sha256: Buffer;
  } | null;
}

/** Writes down how a retrieval went. */
export async function noteAttempt(db: SellerDb, sellerId: string, attempt: Attempt): Promise<void> {
  const { at, nextAt, problem, failures, changed, withheld, runNo, gone, known } = attempt;
  await db.rows(
    query
      .updateTable('feed')
      .set({
        last_attempt_at: at,
        next_attempt_at: nextAt,
        problem,
        failures,
        withheld,
        ...(problem === null && { last_success_at: at }),
        ...(gone !== null && { listed_at: at, gone }),
        ...(changed > 0 && { changed_at: at, changed }),
        ...(known !== null && {
          etag: known.etag,
          last_modified: known.lastModified,
          host_key: known.hostKey,
          sha256: known.sha256,
        }),
      })
      .where('seller_id', '=', sellerId),
  );
  await db.rows(
    query.insertInto('feed_retrieval').values({ seller_id: sellerId, at, changed, run_no: runNo, problem }),
  );
}

export async function keepFeedFile(db: SellerDb, sellerId: string, content: Buffer): Promise<void> {
  await db.rows(
    query
      .insertInto('feed_file')
      .values({ seller_id: sellerId, content })
      .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ content })),
  );
}

/** Stores a password that was sealed again, unless it has been changed meanwhile. */
export async function keepPassword(
  db: SellerDb,
  { sellerId, before, sealed }: { sellerId: string; before: Buffer; sealed: Buffer },
): Promise<void> {
  await db.rows(
    query
      .updateTable('feed')
      .set({ password: sealed })
      .where('seller_id', '=', sellerId)
      .where('password', '=', before),
  );
}

/** Holds a list: it waits as an upload until its seller applies or discards it. */
export async function holdList(
  db: SellerDb,
  { sellerId, uploadId, question }: { sellerId: string; uploadId: string; question: Buffer },
): Promise<void> {
  const set = { held_upload: uploadId, held_question: question };
  await db.rows(query.updateTable('feed').set(set).where('seller_id', '=', sellerId));
}

/** What the held list asks and which upload it is, while that waits, and what the discarded one asked. */
export function findQuestions(db: SellerDb, sellerId: string) {
  const statement = sql<{ held: Buffer | null; uploadId: string | null; discarded: Buffer | null }>`
    select f.held_question as held, u.id as "uploadId", f.discarded_question as discarded
    from feed f left join offer_upload u on u.seller_id = f.seller_id and u.id = f.held_upload and u.state = 'ready'
    where f.seller_id = ${sellerId}::uuid for update of f`;
  return db.first(statement);
}

/** Takes the held list away, because another one or other settings take its place; returns its upload. */
export async function dropHeldList(db: SellerDb, sellerId: string): Promise<string | null> {
  const [row] = await db.rows(
    query
      .selectFrom('feed')
      .select('held_upload')
      .where('seller_id', '=', sellerId)
      .where('held_upload', 'is not', null)
      .forUpdate(),
  );
  if (row === undefined) return null;
  const none = { held_upload: null, held_question: null };
  await db.rows(query.updateTable('feed').set(none).where('seller_id', '=', sellerId));
  return row.held_upload;
}

export type EndOfHeld =
  | { readonly kind: 'applied'; readonly at: Date; readonly changed: number; readonly gone: number }
  | { readonly kind: 'discarded' }
  | { readonly kind: 'failed' };

/** What the feed remembers of a held list that has ended: a discarded file is not asked about again, one that failed is retrieved again. */
function setOf(end: EndOfHeld) {
  switch (end.kind) {
    case 'applied':
      return {
        listed_at: end.at,
        gone: end.gone,
        ...(end.changed > 0 && { changed_at: end.at, changed: end.changed }),
      };
    case 'discarded':
      return {
        discarded_sha256: sql<Buffer | null>`sha256`,
        discarded_question: sql<Buffer | null>`held_question`,
      };
    case 'failed':
      return { sha256: null, etag: null, last_modified: null };
  }
}

/** Ends the holding of a list, if this upload is the one that is held, and announces it to who looks at the feed. */
export async function endHeldList(
  db: SellerDb,
  { sellerId, uploadId }: { sellerId: string; uploadId: string },
  end: EndOfHeld,
): Promise<void> {
  const [ended] = await db.rows(
    query
      .updateTable('feed')
      .set({ ...setOf(end), held_upload: null, held_question: null })
      .where('seller_id', '=', sellerId)
      .where('held_upload', '=', uploadId)
      .returning('seller_id'),
  );
  if (ended === undefined) return;
  const done = end.kind === 'applied' ? end.changed : 0;
  await announce(db, { topic: 'sync', payload: { syncId: sellerId, state: end.kind, done, total: done } });
}
