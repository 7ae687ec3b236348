import { createHash, randomBytes } from 'node:crypto';
import { api, apiBase } from '@offizin/contract/api';
import type pg from 'pg';
import type { HttpClient } from './http-client.ts';

interface KnownOrder {
  readonly id: string;
  readonly number: string;
}

/** A signed-in seller of the load, with some of its orders. */
export interface SellerSession {
  readonly cookie: string;
  readonly csrfToken: string;
  readonly large: boolean;
  /** Orders of every age, for details and searches. */
  readonly known: readonly KnownOrder[];
  /** The cursor behind the first page of its managed orders, or null when there is only one. */
  readonly cursor: string | null;
  /** New orders that nobody confirmed yet; each is taken out as it is confirmed. */
  readonly waiting: KnownOrder[];
  /** When it may search again, in milliseconds of `performance.now()`. */
  nextSearchAt: number;
}

const knownPerSeller = 20;
const waitingPerSeller = 2000;

interface SellerRow {
  readonly seller_id: string;
  readonly user_id: string;
  readonly external_id: string;
}

/** Opens a session per seller in the database itself: signing in costs a slow hash on purpose and is not measured here. */
async function insertSessions(client: pg.Client, sellers: readonly SellerRow[]): Promise<Map<string, string>> {
  const tokens = new Map(sellers.map((seller) => [seller.seller_id, randomBytes(32).toString('base64url')]));
  const hashes = sellers.map((seller) =>
    createHash('sha256')
      .update(tokens.get(seller.seller_id) ?? '')
      .digest(),
  );
  await client.query(
    `insert into session (token_hash, user_id, seller_id, brand, created_at, last_seen_at, expires_at)
     select hash, user_id, seller_id, 'de', now(), now(), now() + interval '11 hours'
     from unnest($1::bytea[], $2::uuid[], $3::uuid[]) as opened (hash, user_id, seller_id)`,
    [hashes, sellers.map((seller) => seller.user_id), sellers.map((seller) => seller.seller_id)],
  );
  return tokens;
}

async function sampleOrders(client: pg.Client, condition: string, limit: number): Promise<Map<string, KnownOrder[]>> {
  const { rows } = await client.query<{ seller_id: string; orders: KnownOrder[] }>(
    `select seller.id as seller_id, coalesce(json_agg(json_build_object('id', o.id, 'number', o.number)) filter (where o.id is not null), '[]') as orders
     from seller left join lateral (
       select id, number from seller_order where seller_id = seller.id and ${condition} order by id limit ${limit}
     ) o on true
     where seller.external_id like 'bench-%' group by seller.id`,
  );
  return new Map(rows.map((row) => [row.seller_id, row.orders]));
}

async function askText(http: HttpClient, cookie: string, path: string): Promise<Record<string, unknown>> {
  const { status, text } = await http.send({ method: 'GET', path: apiBase + path, headers: { cookie } });
  if (status !== 200) throw new Error(`GET ${path} was answered with ${status}: ${text}`);
  return JSON.parse(text);
}

/** A session for every seller of the loaded marketplace, the large one first. */
export async function openSessions(client: pg.Client, http: HttpClient): Promise<SellerSession[]> {
  const { rows: sellers } = await client.query<SellerRow>(
    `select s.id as seller_id, m.user_id, s.external_id from seller s join membership m on m.seller_id = s.id
     where s.external_id like 'bench-%' order by s.external_id <> 'bench-1', s.external_id`,
  );
  const tokens = await insertSessions(client, sellers);
  const known = await sampleOrders(client, 'true', knownPerSeller);
  const waiting = await sampleOrders(client, `status = 'new' and version = 1`, waitingPerSeller);
  const sessions: SellerSession[] = [];
  for (const { seller_id: id, external_id: name } of sellers) {
    const cookie = `offizin_session=${tokens.get(id)}`;
    const { csrfToken } = await askText(http, cookie, api.session.csrfToken.path);
    const { nextCursor } = await askText(http, cookie, `${api.orders.list.path}?tab=managed`);
    sessions.push({
      cookie,
      csrfToken: String(csrfToken),
      large: name === 'bench-1',
      known: known.get(id) ?? [],
      cursor: nextCursor === null ? null : String(nextCursor),
      waiting: waiting.get(id) ?? [],
      nextSearchAt: 0,
    });
  }
  return sessions;
}
