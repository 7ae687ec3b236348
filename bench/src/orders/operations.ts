import { randomUUID } from 'node:crypto';
import { api, apiBase } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { pickByShare, pickFrom, type Random } from '../measure/random.ts';
import type { Call } from '../portal/http-client.ts';
import type { SellerSession } from '../portal/seller-sessions.ts';

export const operations = ['list page', 'search by number', 'counts', 'detail', 'confirm'] as const;
export type OperationName = (typeof operations)[number];

/** How often each operation is called, of a hundred. */
const mix: ReadonlyMap<OperationName, number> = new Map([
  ['list page', 35],
  ['search by number', 10],
  ['counts', 15],
  ['detail', 30],
  ['confirm', 10],
]);

/** Of a hundred calls, how many are the large seller's. */
const largeShare = 10;

/** How many sellers are asked whether they have anything left for an operation. */
const attempts = 50;

const searchEveryMs = (60_000 / limits.searchesPerMinute) * 1.2;

export interface PlannedCall {
  readonly operation: OperationName;
  readonly call: Call;
}

// What browsers send: replies are compressed as they are for them.
const headersOf = ({ cookie }: SellerSession) => ({ cookie, 'accept-encoding': 'gzip, deflate, br, zstd' });

const read = (session: SellerSession, path: string): Call => ({
  method: 'GET',
  path: apiBase + path,
  headers: headersOf(session),
});

function listPage(session: SellerSession, random: Random): Call {
  const luck = random();
  if (luck < 0.6) return read(session, `${api.orders.list.path}?tab=to-manage`);
  const further = luck > 0.8 && session.cursor !== null ? `&cursor=${session.cursor}` : '';
  return read(session, `${api.orders.list.path}?tab=managed${further}`);
}

/** A whole number as scanned or pasted, or the beginning of one; null while the seller may not search again. */
function search(session: SellerSession, random: Random): Call | null {
  const order = pickFrom(session.known, random);
  const now = performance.now();
  if (order === undefined || now < session.nextSearchAt) return null;
  Object.assign(session, { nextSearchAt: now + searchEveryMs });
  const number = random() < 0.7 ? order.number : order.number.slice(0, -3);
  return read(session, `${api.orders.list.path}?tab=managed&q=${number}`);
}

function detail(session: SellerSession, random: Random): Call | null {
  const order = pickFrom(session.known, random);
  return order === undefined ? null : read(session, api.orders.detail.path.replace(':orderId', order.id));
}

/** Confirms one of the seller's new orders, once; null when none is left. */
function confirm(session: SellerSession): Call | null {
  const order = session.waiting.pop();
  if (order === undefined) return null;
  return {
    method: 'POST',
    path: apiBase + api.orders.confirm.path.replace(':orderId', order.id),
    headers: { ...headersOf(session), 'x-csrf-token': session.csrfToken, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ version: 1 }),
  };
}

const planners: Readonly<Record<OperationName, (session: SellerSession, random: Random) => Call | null>> = {
  'list page': listPage,
  'search by number': search,
  counts: (session) => read(session, api.orders.counts.path),
  detail,
  confirm,
};

/**
 * An endless source of calls in the mix. An operation for which no seller has anything left (in a small run: new
 * orders to confirm, searches within the limit) is replaced by the list; the report's counts show it.
 */
export function callSource(
  sessions: readonly SellerSession[],
  random: Random,
  shares: ReadonlyMap<OperationName, number> = mix,
): () => PlannedCall {
  const large = sessions.filter((session) => session.large);
  const others = sessions.filter((session) => !session.large);
  const pick = () => pickFrom(random() * 100 < largeShare || others.length === 0 ? large : others, random);
  const plan = (operation: OperationName): PlannedCall | null => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const session = pick();
      const call = session && planners[operation](session, random);
      if (call) return { operation, call };
    }
    return null;
  };
  return () => {
    const planned = plan(pickByShare(shares, random) ?? 'counts') ?? plan('list page');
    if (planned === null) throw new Error('there is no seller to call for');
    return planned;
  };
}
