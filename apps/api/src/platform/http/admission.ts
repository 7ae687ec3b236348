import { type EndpointSpec, levelOf, sandboxHeader, shopHeader } from '@offizin/contract/endpoint';
import type { ErrorCode } from '@offizin/contract/errors';
import type { AccessSubject } from '@offizin/domain/access/access';
import { limits } from '@offizin/domain/limits';
import type { App } from '../app.ts';
import { fail } from '../fail.ts';
import { type ActiveSession, loadSession } from '../session/active-session.ts';
import { resumeSession } from '../session/open-session.ts';
import { auditDenial } from './audit-calls.ts';
import { enterSandbox } from './enter-sandbox.ts';
import { refuseUnproven } from './fresh-proof.ts';
import { type MachineCaller, readMachineCaller } from './machine-key.ts';
import type { Exchange } from './route.ts';
import { requirementRefusal, screensRefusal } from './screen-refusal.ts';
import { readTokenCall } from './shop-token.ts';
import { Turns } from './turns.ts';
import { readVisit, refuseForgedWrite, type Visit } from './visit.ts';

/** Who calls, found from the headers alone. */
export type Admission =
  | { readonly kind: 'public'; readonly visit: Visit }
  | {
      readonly kind: 'seller';
      /** The portal, or its sandbox. */
      readonly acting: App;
      readonly visit: Visit;
      readonly session: ActiveSession;
      readonly by: 'browser' | 'token';
    }
  | { readonly kind: 'machine'; readonly caller: MachineCaller };

/** Why somebody may open none of the screens that the operation serves, or may not do what it does there; null when they may (ACC-05). */
function accessDenial(endpoint: EndpointSpec, subject: AccessSubject): ErrorCode | null {
  const { access } = endpoint;
  const level = levelOf(endpoint);
  if (access.kind === 'session') {
    const { kind: _, ...requirement } = access;
    // What belongs to no area is open while the marketplace still has to approve the seller.
    const asked = access.area === undefined ? { ...subject, awaitsApproval: false } : subject;
    return requirementRefusal({ ...requirement, level }, asked);
  }
  return access.kind === 'screens' ? screensRefusal(access.anyOf, subject, level) : null;
}

/** One browser cannot take the connections with which the sessions of the others are looked up. */
const lookups = new WeakMap<App, Turns>();
function lookupsOf(app: App): Turns {
  const own =
    lookups.get(app) ?? new Turns({ atOnce: limits.callsAtOncePerSeller, waiting: limits.callsWaitingPerSeller });
  lookups.set(app, own);
  return own;
}

async function requireSession(app: App, visit: Visit): Promise<ActiveSession> {
  const session = await loadSession(app, visit);
  if (session !== null) return session;
  if (await resumeSession(app, visit)) return (await loadSession(app, visit)) ?? fail('session_expired');
  return fail('session_expired');
}

/** Refuses a page that still shows one shop while another tab has gone on in another: it would mix them (AUT-19). */
function refuseOtherShop({ sellerId }: ActiveSession, { headers }: Exchange['request']): void {
  const shown = headers[shopHeader];
  if (shown !== undefined && shown !== sellerId) fail('session.other_shop');
}

const isWrite = ({ method }: EndpointSpec) => method !== 'GET';

/** Whether a page means the sandbox: only what works there knows the header. */
const asksForSandbox = ({ sandbox }: EndpointSpec, { headers }: Exchange['request']): boolean =>
  sandbox === true && headers[sandboxHeader] === 'true';

async function admitSeller(app: App, endpoint: EndpointSpec, { request, reply }: Exchange): Promise<Admission> {
  const visit = readVisit(app, request, reply);
  // Who is not signed in learns that first.
  const session = await lookupsOf(app).take(visit.cookie('session') ?? '', () => requireSession(app, visit));
  refuseOtherShop(session, request);
  if (isWrite(endpoint)) refuseForgedWrite(app, visit, request);
  const isOwn = endpoint.locked === 'impersonation' || endpoint.reauthenticated === true;
  const isLocked = isOwn && session.impersonatedBy !== null;
  const denial = isLocked ? 'access.impersonation' : accessDenial(endpoint, session.subject);
  if (denial !== null) {
    await auditDenial(app, endpoint, { session, denial });
    return fail(denial);
  }
  if (endpoint.reauthenticated === true) refuseUnproven(session, app.clock());
  const acting = asksForSandbox(endpoint, request) ? await enterSandbox(app, session, { request, reply }) : app;
  return { kind: 'seller', acting, visit, session, by: 'browser' };
}

/** The same operation called by a seller's own system: what the seller may not open its token may not either. */
export async function admitToken(app: App, endpoint: EndpointSpec, exchange: Exchange): Promise<Admission> {
  const { acting, visit, session } = await readTokenCall(app, endpoint, exchange);
  const denial = accessDenial(endpoint, session.subject);
  if (denial === null) return { kind: 'seller', acting, visit, session, by: 'token' };
  await auditDenial(acting, endpoint, { session, denial });
  return fail(denial);
}

/** Lets a call in or refuses it, before its body is read: nobody unknown makes the portal hold or parse one. */
export async function admit(app: App, endpoint: EndpointSpec, exchange: Exchange): Promise<Admission> {
  const { access } = endpoint;
  switch (access.kind) {
    case 'public': {
      const visit = readVisit(app, exchange.request, exchange.reply);
      if (isWrite(endpoint)) refuseForgedWrite(app, visit, exchange.request);
      return { kind: 'public', visit };
    }
    case 'session':
    case 'screens':
      return admitSeller(app, endpoint, exchange);
    case 'machine':
      return { kind: 'machine', caller: await readMachineCaller(app, exchange.request, access.scope) };
  }
}
