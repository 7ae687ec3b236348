import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { compiled, type Statement } from './db-query.ts';

declare const scopeMark: unique symbol;

/** A transaction under one role; `S` keeps the scopes apart so that no query runs in the wrong one. */
export interface ScopedDb<S extends string> {
  readonly [scopeMark]?: S;
  rows<R>(statement: Statement<R>): Promise<R[]>;
  first<R>(statement: Statement<R>): Promise<R | undefined>;
  /** Takes the rows of a COPY FROM; only on a pool opened for copying. */
  copyIn(text: string): Writable;
  /** Gives the rows of a COPY TO; only on a pool opened for copying. */
  copyOut(text: string): Readable;
}

/** Sees and writes only the rows of one seller. */
export type SellerDb = ScopedDb<'seller'>;
/** Sees users, sessions and sellers, and nothing that belongs to a seller. */
export type IdentityDb = ScopedDb<'identity'>;
/** Sees the rows of one brand, for the marketplace. */
export type MarketplaceDb = ScopedDb<'marketplace'>;
/** Sees only the outbox of live events. */
export type LiveDb = ScopedDb<'live'>;
/** Sees only what has expired. */
export type RetentionDb = ScopedDb<'retention'>;

const names = new Map<string, string>();
const namedStatements = 300;
const namedLength = 3000;

/**
 * A short name per statement text, so that PostgreSQL plans it once per connection. Long texts and those beyond
 * the first few hundred stay unnamed: they are multi-row writes whose text changes with the number of rows.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || text.length > namedLength || names.size >= namedStatements) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** `copies` gets every copy into a table that was begun. */
function scoped(client: pg.PoolClient, copies: Writable[]): ScopedDb<never> {
  const run = async (statement: Statement<unknown>): Promise<unknown[]> => {
    const { sql, parameters } = compiled(statement);
    const name = nameOf(sql);
    const result = await client.query({ ...(name !== undefined && { name }), text: sql, values: [...parameters] });
    return result.rows;
  };
  return {
    rows: async <R>(statement: Statement<R>) => (await run(statement)) as R[],
    first: async <R>(statement: Statement<R>) => (await run(statement))[0] as R | undefined,
    copyIn: (text) => {
      const copy = client.query(copyFrom(text));
      copies.push(copy);
      return copy;
    },
    copyOut: (text) => client.query(copyTo(text)),
  };
}

/** Writes the queries that `send` begins to the connection in one go: a write of its own for each costs more than most queries. */
function sendTogether<T>(client: pg.PoolClient, send: () => T): T {
  const { stream } = client.connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

const scopes = new AsyncLocalStorage<pg.Pool>();
const isGuarded = process.env['NODE_ENV'] !== 'production';

/** Callers that all hold one connection and wait for a second one wait for each other: outside of production that is refused. */
function refuseSecond(pool: pg.Pool): void {
  if (isGuarded && scopes.getStore() === pool)
    throw new Error('a transaction must not open another one: give it this one, or open it before');
}

/** Lets work take a second connection: work that no transaction waits for, or where the pool always has one left. */
export function besideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return scopes.exit(work);
}

/**
 * Runs `work` in one transaction that begins with `settings`. Begin is sent without waiting for its answer:
 * if it failed, every statement behind it fails too, so nothing can run outside of the transaction's role.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  settings: string,
  work: (db: ScopedDb<never>) => Promise<T>,
): Promise<T> {
  refuseSecond(pool);
  const client = await pool.connect();
  const copies: Writable[] = [];
  let broken = false;
  try {
    const db = scoped(client, copies);
    const { begun, working } = sendTogether(client, () => {
      const begun = client.query(`begin; ${settings}`);
      begun.catch(() => {});
      return { begun, working: scopes.run(pool, () => work(db)) };
    });
    const result = await working;
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    // A copy that was begun and not ended would keep the rollback waiting for ever.
    for (const copy of copies) if (!copy.writableFinished) copy.on('error', () => {}).destroy();
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The same transaction under another role, so that what it does there holds or fails with the rest. */
async function inRole<T>(db: ScopedDb<string>, roles: RoleChange<T>): Promise<T> {
  const transaction: ScopedDb<never> = { rows: db.rows, first: db.first, copyIn: db.copyIn, copyOut: db.copyOut };
  for (const setting of roles.to) await db.rows(setting);
  const result = await roles.work(transaction);
  // After a failure there is nothing to go back to: the transaction ends with it.
  for (const setting of roles.back) await db.rows(setting);
  return result;
}

interface RoleChange<T> {
  readonly to: readonly Statement<unknown>[];
  readonly back: readonly Statement<unknown>[];
  readonly work: (db: ScopedDb<never>) => Promise<T>;
}

const identityRole = sql`set local role offizin_identity`;
const sellerRole = sql`set local role offizin_seller`;

/** Lets a seller's call change its user or session in its own transaction. */
export function asIdentity<T>(db: SellerDb, work: (db: IdentityDb) => Promise<T>): Promise<T> {
  return inRole(db, { to: [identityRole], back: [sellerRole], work });
}

/** Lets a sign-in write what belongs to the seller that it is for. */
export function asSeller<T>(db: IdentityDb, sellerId: string, work: (db: SellerDb) => Promise<T>): Promise<T> {
  const seller = sql`select set_config('app.seller_id', ${sellerId}, true)`;
  return inRole(db, { to: [seller, sellerRole], back: [identityRole], work });
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One transaction that sees only this seller's rows; the id must come from a session or a job, never from a request. */
export function withSeller<T>(pool: pg.Pool, sellerId: string, work: (db: SellerDb) => Promise<T>): Promise<T> {
  if (!uuidPattern.test(sellerId)) throw new TypeError('not a seller id');
  return inTransaction(pool, `set local role offizin_seller; set local app.seller_id = '${sellerId}'`, work);
}

export function withIdentity<T>(pool: pg.Pool, work: (db: IdentityDb) => Promise<T>): Promise<T> {
  return inTransaction(pool, 'set local role offizin_identity', work);
}

export function withMarketplace<T>(pool: pg.Pool, brand: BrandId, work: (db: MarketplaceDb) => Promise<T>): Promise<T> {
  return inTransaction(pool, `set local role offizin_marketplace; set local app.brand = '${brand}'`, work);
}

export function withLive<T>(pool: pg.Pool, work: (db: LiveDb) => Promise<T>): Promise<T> {
  return inTransaction(pool, 'set local role offizin_live', work);
}

export function withRetention<T>(pool: pg.Pool, work: (db: RetentionDb) => Promise<T>): Promise<T> {
  return inTransaction(pool, 'set local role offizin_retention', work);
}
