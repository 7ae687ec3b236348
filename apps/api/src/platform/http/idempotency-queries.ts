import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { sql, type SqlBool } from 'kysely';
import { query } from '../db/scopes/query.ts';
import type pg from 'pg';
import { type MarketplaceDb, type SellerDb, type SellerOfBrand, withSeller } from '../db/scopes/scopes.ts';

export interface KeyedCall {
  readonly operation: string;
  readonly key: string;
  readonly bodyHash: Buffer;
  /** Its reply holds a secret: kept sealed, and for minutes only. */
  readonly isSecret: boolean;
}

/** A reply as it is kept: what it was, or that in base64 as a seal key closed it. */
export type KeptReply = { readonly value: unknown } | { readonly sealed: string };

export interface EarlierCall {
  readonly bodyHash: Buffer;
  /** The reply as it was given, or null while that call has not ended. */
  readonly reply: KeptReply | null;
}

/** Where the calls of one scope are remembered; every method runs in the transaction of the call itself, if it has one. */
export interface CallMemory {
  /** True when nobody used the key before; waits for a call under way with the same key. */
  claim(call: KeyedCall): Promise<boolean>;
  recall(call: KeyedCall): Promise<EarlierCall | undefined>;
  keep(call: KeyedCall, reply: KeptReply): Promise<void>;
  /** Frees the key of a call that was refused or failed, where no rollback does. */
  release?(call: KeyedCall): Promise<void>;
}

/** A secret is not given out again after its minutes, whether or not retention has been here. */
const secretsPast = sql<SqlBool>`reply ? 'sealed' and created_at < now() - make_interval(secs => ${limits.secretRepeatedSeconds})`;

function earlier(row: { body_hash: Buffer; reply: object | null } | undefined): EarlierCall | undefined {
  return row && { bodyHash: row.body_hash, reply: row.reply as KeptReply | null };
}

export function sellerCalls(db: SellerDb, sellerId: string): CallMemory {
  const own = (call: KeyedCall) => ({ seller_id: sellerId, operation: call.operation, key: call.key });
  return {
    claim: async (call) => {
      if (call.isSecret)
        await db.rows(
          query
            .deleteFrom('idempotency')
            .where((e) => e.and(own(call)))
            .where(secretsPast),
        );
      const inserted = await db.rows(
        query
          .insertInto('idempotency')
          .values({ ...own(call), body_hash: call.bodyHash, reply: null })
          .onConflict((conflict) => conflict.doNothing())
          .returning('key'),
      );
      return inserted.length === 1;
    },
    recall: async (call) =>
      earlier(
        await db.first(
          query
            .selectFrom('idempotency')
            .select(['body_hash', 'reply'])
            .where((e) => e.and(own(call))),
        ),
      ),
    keep: async (call, reply) => {
      await db.rows(
        query
          .updateTable('idempotency')
          .set({ reply: JSON.stringify(reply) })
          .where((e) => e.and(own(call))),
      );
    },
  };
}

/** Frees keys of calls that have not ended: the call's own one that failed, or, after its time, one whose process is gone. */
async function deleteUnended(db: SellerDb, { operation, key }: KeyedCall, olderThan: number): Promise<void> {
  await db.rows(
    query
      .deleteFrom('idempotency')
      .where((e) => e.and({ seller_id: db.sellerId, operation, key }))
      .where('reply', 'is', null)
      .where(sql<SqlBool>`created_at <= now() - make_interval(secs => ${olderThan})`),
  );
}

/** The same of calls that open transactions of their own: the key is taken before them and given back when they fail. */
export function lastingCalls(pool: pg.Pool, seller: SellerOfBrand): CallMemory {
  const inOwn = <T>(work: (memory: CallMemory, db: SellerDb) => Promise<T>): Promise<T> =>
    withSeller(pool, seller, (db) => work(sellerCalls(db, seller.sellerId), db));
  return {
    claim: (call) =>
      inOwn(async (memory, db) => {
        await deleteUnended(db, call, limits.callUnendedSeconds);
        return memory.claim(call);
      }),
    recall: (call) => inOwn((memory) => memory.recall(call)),
    keep: (call, reply) => inOwn((memory) => memory.keep(call, reply)),
    release: (call) => inOwn((_, db) => deleteUnended(db, call, 0)),
  };
}

export function machineCalls(db: MarketplaceDb, brand: BrandId): CallMemory {
  const own = (call: KeyedCall) => ({ brand, operation: call.operation, key: call.key });
  return {
    claim: async (call) => {
      if (call.isSecret)
        await db.rows(
          query
            .deleteFrom('machine_idempotency')
            .where((e) => e.and(own(call)))
            .where(secretsPast),
        );
      const inserted = await db.rows(
        query
          .insertInto('machine_idempotency')
          .values({ ...own(call), body_hash: call.bodyHash, reply: null })
          .onConflict((conflict) => conflict.doNothing())
          .returning('key'),
      );
      return inserted.length === 1;
    },
    recall: async (call) =>
      earlier(
        await db.first(
          query
            .selectFrom('machine_idempotency')
            .select(['body_hash', 'reply'])
            .where((e) => e.and(own(call))),
        ),
      ),
    keep: async (call, reply) => {
      await db.rows(
        query
          .updateTable('machine_idempotency')
          .set({ reply: JSON.stringify(reply) })
          .where((e) => e.and(own(call))),
      );
    },
  };
}

/** Deletes the replies that the seller got about these things of its own; a repeat is answered by what has become of the thing. */
export async function forgetReplies(db: SellerDb, sellerId: string, ids: readonly string[]): Promise<void> {
  await db.rows(sql`
    delete from idempotency call using unnest(${[...ids]}::text[]) as thing (id)
    where call.seller_id = ${sellerId} and strpos(call.reply::text, thing.id) > 0`);
}
