import type { Access, EndpointSpec } from '@offizin/contract/endpoint';
import type { ErrorCode } from '@offizin/contract/errors';
import { rates } from '@offizin/contract/rates';
import { type AccessSubject, type DenialReason } from '@offizin/domain/access/access';
import { screenDenial } from '@offizin/domain/access/screens';
import type { App } from '../app.ts';
import { type MarketplaceDb, withMarketplace, withSeller } from '../db/db-scopes.ts';
import { fail } from '../fail.ts';
import { type ActiveSession, loadSession } from '../session/active-session.ts';
import { resumeSession } from '../session/open-session.ts';
import { countInRate, refuseOverRate } from '../session/rate.ts';
import { keyedCall, onlyOnce } from './idempotency.ts';
import { machineCalls, sellerCalls } from './idempotency-queries.ts';
import { readMachineCaller } from './machine-key.ts';
import { parseRequest, type RawRequest } from './parse-request.ts';
import type { Exchange, Route } from './route.ts';
import { readVisit, refuseForgedWrite, type Visit } from './visit.ts';

const denialCodes = {
  brand: 'access.brand',
  service: 'access.service',
  seller_type: 'access.seller_type',
} as const satisfies Record<DenialReason, ErrorCode>;

/** Refuses a seller who may open none of the screens that the operation serves (ACC-05). */
function refuseWithoutScreen(access: Access, subject: AccessSubject): void {
  if (access.kind !== 'screens') return;
  const denials = access.anyOf.map((screen) => screenDenial(screen, subject));
  if (denials.includes(null)) return;
  // The denial that is nearest to being open says most: a missing service rather than a foreign brand.
  const nearest = denials.find((denial) => denial !== 'brand') ?? 'brand';
  fail(denialCodes[nearest ?? 'brand']);
}

async function requireSession(app: App, visit: Visit): Promise<ActiveSession> {
  const session = await loadSession(app, visit);
  if (session !== null) return session;
  if (await resumeSession(app, visit)) return (await loadSession(app, visit)) ?? fail('session_expired');
  return fail('session_expired');
}

function rawRequest({ request }: Exchange): RawRequest {
  return { params: request.params, query: request.query, body: request.body };
}

const isWrite = (endpoint: EndpointSpec) => endpoint.method !== 'GET';

/** Counts a call whose endpoint has a rate; resolves with the seconds to wait when it is used up. */
async function countRated(app: App, { rate }: EndpointSpec, call: RatedCall): Promise<number | null> {
  if (rate === undefined) return null;
  const query = Object(call.query);
  if (rate.typed !== undefined && (!(rate.typed in query) || 'cursor' in query)) return null;
  return countInRate(app, { scope: rate.as, key: call.sellerId, ...rates[rate.as] });
}

interface RatedCall {
  readonly sellerId: string;
  readonly query: unknown;
}

async function answerPublic(app: App, { endpoint, handle }: Route, exchange: Exchange): Promise<unknown> {
  const visit = readVisit(app, exchange.request, exchange.reply);
  if (isWrite(endpoint)) refuseForgedWrite(app, visit, exchange.request);
  const parts = parseRequest(endpoint, rawRequest(exchange));
  return handle({ app, now: app.clock(), visit, request: exchange.request, fail, ...parts });
}

async function answerSeller(app: App, { endpoint, handle }: Route, exchange: Exchange): Promise<unknown> {
  const visit = readVisit(app, exchange.request, exchange.reply);
  // Who is not signed in learns that first; a forged write of a live session is refused before anything is read.
  const session = await requireSession(app, visit);
  if (isWrite(endpoint)) refuseForgedWrite(app, visit, exchange.request);
  refuseWithoutScreen(endpoint.access, session.subject);
  const parts = parseRequest(endpoint, rawRequest(exchange));
  const call = keyedCall(endpoint, exchange.request.headers['idempotency-key'], parts);
  // Counted before the call takes its connection: nobody holds one and waits for another.
  const wait = await countRated(app, endpoint, { sellerId: session.sellerId, query: parts.query });
  return withSeller(app.pool, session.sellerId, (db) =>
    onlyOnce(sellerCalls(db, session.sellerId), call, async () => {
      refuseOverRate(wait);
      return handle({ app, now: app.clock(), visit, session, db, fail, ...parts });
    }),
  );
}

async function answerMachine(app: App, { endpoint, handle }: Route, exchange: Exchange): Promise<unknown> {
  if (endpoint.access.kind !== 'machine') throw new TypeError('not a machine endpoint');
  const caller = await readMachineCaller(app, exchange.request, endpoint.access.scope);
  const parts = parseRequest(endpoint, rawRequest(exchange));
  const input = { app, now: app.clock(), caller, request: exchange.request, fail, ...parts };
  const inTransaction = <T>(work: (db: MarketplaceDb) => Promise<T>) => withMarketplace(app.pool, caller.brand, work);
  // No transaction waits for a body that is still coming in.
  if (endpoint.bodyStream !== undefined) return handle({ ...input, inTransaction });
  const call = keyedCall(endpoint, exchange.request.headers['idempotency-key'], parts);
  return inTransaction((db) => onlyOnce(machineCalls(db, caller.brand), call, () => handle({ ...input, db })));
}

/** Guards, reads and answers one call: the same steps for every endpoint of its kind of access. */
export function answer(app: App, route: Route, exchange: Exchange): Promise<unknown> {
  switch (route.endpoint.access.kind) {
    case 'public':
      return answerPublic(app, route, exchange);
    case 'session':
    case 'screens':
      return answerSeller(app, route, exchange);
    case 'machine':
      return answerMachine(app, route, exchange);
  }
}
