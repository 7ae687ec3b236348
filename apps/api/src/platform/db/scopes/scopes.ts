import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import type { BrandId } from '@offizin/domain/brand/brands';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { portalRoles } from '../roles/roles.ts';
import { compiled, type Statement } from './query.ts';

declare const scopeMark: unique symbol;

/** A transaction under one role; `S` keeps the scopes apart so that no query runs in the wrong one. */
export interface ScopedDb<S extends string> {
  readonly [scopeMark]?: S;
  rows<R>(statement: Statement<R>): Promise<R[]>;
  first<R>(statement: Statement<R>): Promise<R | undefined>;
  /** Takes the rows of a COPY FROM; only on a pool opened for copying. */
  copyIn(text: string): Writable;
  /** Gives the rows of a COPY TO, which takes no parameters but literals; only on a pool opened for copying. */
  copyOut(statement: RawBuilder<unknown>): Readable;
}

/** A seller with its brand: what row-level security compares the rows with. */
export interface SellerOfBrand {
  readonly sellerId: string;
  readonly brand: BrandId;
}

/** Sees and writes only the rows of one seller. */
export interface SellerDb extends ScopedDb<'seller'> {
  readonly sellerId: string;
}
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
 * the first few hundred stay unnamed: they are multi-row writes whose text changes with the number of rows. So do
 * settings, which have a text for each shop and nothing to plan.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || text.length > namedLength || names.size >= namedStatements) return known;
  if (text.startsWith('set local ')) return undefined;
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
    copyOut: (statement) => client.query(copyTo(compiled(statement).sql)),
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
 * Runs `work` in one transaction that begins with `settings`, each a statement of its own: only so a database of several nodes
 * passes them on. They are sent without waiting for their answers: if one failed, every statement behind it fails too, so
 * nothing can run outside of the transaction's role.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  settings: readonly string[],
  work: (db: ScopedDb<never>) => Promise<T>,
): Promise<T> {
  refuseSecond(pool);
  const client = await pool.connect();
  const copies: Writable[] = [];
  let broken = false;
  try {
    const db = scoped(client, copies);
    const { begun, working } = sendTogether(client, () => {
      const begun = Promise.all(['begin', ...settings].map((statement) => client.query(statement)));
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

/** Sends settings and does not wait: what is sent behind one that failed fails too, so that nothing runs in another scope. */
function change(db: ScopedDb<string>, settings: readonly string[]): Promise<unknown> {
  const changed = Promise.all(settings.map((setting) => db.rows(sql.raw(setting))));
  changed.catch(() => {});
  return changed;
}

/** The same transaction under another role, so that what it does there holds or fails with the rest. */
async function inRole<T>(db: ScopedDb<string>, { to, back, work }: RoleChange<T>): Promise<T> {
  const transaction: ScopedDb<never> = { rows: db.rows, first: db.first, copyIn: db.copyIn, copyOut: db.copyOut };
  const begun = change(db, to);
  const result = await work(transaction);
  await begun;
  // After a failure there is nothing to go back to: the transaction ends with it.
  await change(db, back);
  return result;
}

interface RoleChange<T> {
  readonly to: readonly string[];
  readonly back: readonly string[];
  readonly work: (db: ScopedDb<never>) => Promise<T>;
}

/**
 * A role is taken by a function and not by "set local role", which a database of several nodes would pass on to connections that
 * were made as another role; it signs in on each node as the role that asks.
 */
const taking = (role: (typeof portalRoles)[number]): string => `select set_config('role', '${role}', true)`;

const roles = {
  identity: taking('offizin_identity'),
  seller: taking('offizin_seller'),
  marketplace: taking('offizin_marketplace'),
  live: taking('offizin_live'),
  retention: taking('offizin_retention'),
} as const;

const settingOfBrand = (brand: BrandId): string => `set local app.brand = '${brand}'`;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function settingOfSeller({ sellerId }: SellerOfBrand): string {
  if (!uuidPattern.test(sellerId)) throw new TypeError('not a seller id');
  return `set local app.seller_id = '${sellerId}'`;
}

const settingsOfSeller = (seller: SellerOfBrand): readonly string[] => [
  settingOfSeller(seller),
  settingOfBrand(seller.brand),
  roles.seller,
];

/** What differs of one shop's scope from another one's. */
const settingsBetween = (from: SellerOfBrand, to: SellerOfBrand): readonly string[] => [
  ...(from.sellerId === to.sellerId ? [] : [settingOfSeller(to)]),
  ...(from.brand === to.brand ? [] : [settingOfBrand(to.brand)]),
];

/** Lets a call of a seller or of the marketplace change a user or a session, or tell owners, in its own transaction. */
export function asIdentity<T>(db: SellerDb | MarketplaceDb, work: (db: IdentityDb) => Promise<T>): Promise<T> {
  const back = 'sellerId' in db ? roles.seller : roles.marketplace;
  return inRole(db, { to: [roles.identity], back: [back], work });
}

/** Lets a person's call read another shop whose team they are in, in that shop's own scope. */
export async function inShop<T>(
  db: SellerDb,
  { from, to }: { readonly from: SellerOfBrand; readonly to: SellerOfBrand },
  work: (db: SellerDb) => Promise<T>,
): Promise<T> {
  const changed = change(db, settingsBetween(from, to));
  const result = await work({ ...db, sellerId: to.sellerId });
  await changed;
  await change(db, settingsBetween(to, from));
  return result;
}

/** A shop's scope that refuses what is asked after it was left: it would be asked in that of another shop. */
function untilLeft(db: SellerDb, sellerId: string): { readonly own: SellerDb; readonly leave: () => void } {
  let isLeft = false;
  const current = (): SellerDb => {
    if (isLeft) throw new Error('this shop was left: everything is asked before the first answer is awaited');
    return db;
  };
  const own: SellerDb = {
    sellerId,
    rows: (statement) => current().rows(statement),
    first: (statement) => current().first(statement),
    copyIn: (text) => current().copyIn(text),
    copyOut: (statement) => current().copyOut(statement),
  };
  return {
    own,
    leave: () => {
      isLeft = true;
    },
  };
}

/**
 * Asks several of them, each in its own scope, without waiting for one before the next: `ask` sends all of its questions before it waits
 * for an answer.
 */
export async function inShops<S extends SellerOfBrand, T>(
  db: SellerDb,
  { from, to }: { readonly from: SellerOfBrand; readonly to: readonly S[] },
  ask: (db: SellerDb, shop: S) => Promise<T>,
): Promise<T[]> {
  let at: SellerOfBrand = from;
  const answers = to.map(async (shop) => {
    const changed = change(db, settingsBetween(at, shop));
    at = shop;
    const { own, leave } = untilLeft(db, shop.sellerId);
    const answer = ask(own, shop);
    leave();
    const result = await answer;
    await changed;
    return result;
  });
  const [results] = await Promise.all([Promise.all(answers), change(db, settingsBetween(at, from))]);
  return results;
}

/** Lets a sign-in write what belongs to the seller that it is for. */
export function asSeller<T>(db: IdentityDb, seller: SellerOfBrand, work: (db: SellerDb) => Promise<T>): Promise<T> {
  const { sellerId } = seller;
  return inRole(db, {
    to: settingsOfSeller(seller),
    back: [roles.identity],
    work: (transaction) => work({ ...transaction, sellerId }),
  });
}

/** One transaction that sees only this seller's rows; the id must come from a session or a job, never from a request. */
export function withSeller<T>(pool: pg.Pool, seller: SellerOfBrand, work: (db: SellerDb) => Promise<T>): Promise<T> {
  const { sellerId } = seller;
  return inTransaction(pool, settingsOfSeller(seller), (db) => work({ ...db, sellerId }));
}

export function withIdentity<T>(pool: pg.Pool, work: (db: IdentityDb) => Promise<T>): Promise<T> {
  return inTransaction(pool, [roles.identity], work);
}

export function withMarketplace<T>(pool: pg.Pool, brand: BrandId, work: (db: MarketplaceDb) => Promise<T>): Promise<T> {
  return inTransaction(pool, [settingOfBrand(brand), roles.marketplace], work);
}

export function withLive<T>(pool: pg.Pool, work: (db: LiveDb) => Promise<T>): Promise<T> {
  return inTransaction(pool, [roles.live], work);
}

export function withRetention<T>(pool: pg.Pool, work: (db: RetentionDb) => Promise<T>): Promise<T> {
  return inTransaction(pool, [roles.retention], work);
}
