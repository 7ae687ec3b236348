import type { EndpointSpec } from '@offizin/contract/endpoint';
import { rates } from '@offizin/contract/rates';
import { limits } from '@offizin/domain/limits';
import type { App } from '../app.ts';
import { type MarketplaceDb, withMarketplace, withSeller } from '../db/scopes/scopes.ts';
import { fail } from '../fail.ts';
import { actingFrom } from '../session/acting-origin.ts';
import { countInRate, refuseOverRate } from '../session/rate.ts';
import type { Admission } from './admission.ts';
import { auditCall } from './audit-calls.ts';
import { FreshProof } from './fresh-proof.ts';
import { keyedCall, onlyOnce } from './idempotency.ts';
import { type KeyedCall, lastingCalls, machineCalls, sellerCalls } from './idempotency-queries.ts';
import { withFaults } from './listed-items.ts';
import { NotedChanges } from './noted-changes.ts';
import { parseRequest, type RawRequest } from './parse-request.ts';
import type { Exchange, Route } from './route.ts';
import { Turns } from './turns.ts';

type AdmittedAs<K extends Admission['kind']> = Extract<Admission, { kind: K }>;

function rawRequest({ request }: Exchange): RawRequest {
  return { params: request.params, query: request.query, body: request.body };
}

const sayRepeated =
  ({ reply }: Exchange) =>
  () => {
    reply.header('idempotency-replayed', 'true');
  };

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

/** One seller cannot take the connections that the others of a process need. */
const turns = new WeakMap<App, Turns>();
function turnsOf(app: App): Turns {
  const own =
    turns.get(app) ?? new Turns({ atOnce: limits.callsAtOncePerSeller, waiting: limits.callsWaitingPerSeller });
  turns.set(app, own);
  return own;
}

const sameCalls = new Turns({ atOnce: 1, waiting: limits.callsAtOncePerSeller });

/** A repeat under the key of a call waits for it in this process; no transaction of the two would make it wait. */
function oneByOne<T>(sellerId: string, call: KeyedCall | null, work: () => Promise<T>): Promise<T> {
  return call === null ? work() : sameCalls.take(`${sellerId} ${call.operation} ${call.key}`, work);
}

async function answerPublic(app: App, { endpoint, handle }: Route, { visit, exchange }: Admitted<'public'>) {
  const { listed: _, ...parts } = parseRequest(endpoint, rawRequest(exchange));
  return handle({ app, now: app.clock(), visit, request: exchange.request, fail, ...parts });
}

async function answerSeller(app: App, { endpoint, handle }: Route, admitted: Admitted<'seller'>): Promise<unknown> {
  const { visit, session, exchange } = admitted;
  const { sellerId } = session;
  const { listed: _, ...parts } = parseRequest(endpoint, rawRequest(exchange));
  const call = keyedCall(endpoint, exchange.request.headers['idempotency-key'], parts);
  const onRepeat = sayRepeated(exchange);
  // Counted before the call takes its connection: nobody holds one and waits for another.
  const wait = await countRated(app, endpoint, { sellerId, query: parts.query });
  if (endpoint.transactions === 'own')
    return turnsOf(app).take(sellerId, () =>
      oneByOne(sellerId, call, () =>
        onlyOnce(app, { memory: lastingCalls(app.pool, session), call, onRepeat }, () => {
          refuseOverRate(wait);
          return handle({ app, now: app.clock(), visit, session, fail, ...parts });
        }),
      ),
    );
  return turnsOf(app).take(sellerId, () =>
    withSeller(app.pool, session, (db) =>
      onlyOnce(app, { memory: sellerCalls(db, sellerId), call, onRepeat }, async () => {
        if (endpoint.rate?.over !== 'put_off') refuseOverRate(wait);
        const now = app.clock();
        const [noted, proof] = [new NotedChanges(), new FreshProof(session, now)];
        const reply = await handle({ app, now, visit, session, db, fail, wait, noted, proof, ...parts });
        // Nothing is kept of a call whose handler forgot to ask.
        if (endpoint.reauthenticated === 'when_it_gives' && proof.gives === null) throw new TypeError(endpoint.path);
        await auditCall(db, endpoint, { session, params: parts.params, noted, proof, now });
        return reply;
      }),
    ),
  );
}

async function answerMachine(app: App, { endpoint, handle }: Route, { caller, exchange }: Admitted<'machine'>) {
  const raw = rawRequest(exchange);
  const { listed, ...parts } = parseRequest(endpoint, raw);
  const input = { app, now: app.clock(), caller, request: exchange.request, fail, ...parts };
  const inTransaction = <T>(work: (db: MarketplaceDb) => Promise<T>) => withMarketplace(app.pool, caller.brand, work);
  // No transaction waits for a body that is still coming in, or for a picture that is being read.
  if (endpoint.bodyStream !== undefined || endpoint.transactions === 'own') return handle({ ...input, inTransaction });
  // Which items are wrong, and how, is part of what was asked.
  const asked = listed === null || listed.faults.length === 0 ? parts : { ...parts, body: raw.body };
  const call = keyedCall(endpoint, exchange.request.headers['idempotency-key'], asked);
  return inTransaction((db) =>
    onlyOnce(app, { memory: machineCalls(db, caller.brand), call, onRepeat: sayRepeated(exchange) }, async () => {
      const reply = await handle({ ...input, db });
      return listed === null ? reply : withFaults(reply, listed);
    }),
  );
}

type Admitted<K extends Admission['kind']> = AdmittedAs<K> & { readonly exchange: Exchange };

type Call = Admission & { readonly exchange: Exchange };

/** Reads and answers one admitted call: the same steps for every endpoint of its kind of access. */
export function answer(app: App, route: Route, call: Call): Promise<unknown> {
  return actingFrom(call.kind === 'machine' ? null : call.visit, () => answerByKind(app, route, call));
}

function answerByKind(app: App, route: Route, call: Call): Promise<unknown> {
  switch (call.kind) {
    case 'public':
      return answerPublic(app, route, call);
    case 'seller':
      return answerSeller(app, route, call);
    case 'machine':
      return answerMachine(app, route, call);
  }
}
