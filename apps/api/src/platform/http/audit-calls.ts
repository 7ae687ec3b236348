import { givingAct } from '@offizin/contract/giving-acts';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { ErrorCode } from '@offizin/contract/errors';
import type { AuditKind } from '@offizin/domain/history/kinds';
import type { App } from '../app.ts';
import { asIdentity, type SellerDb, withIdentity } from '../db/scopes/scopes.ts';
import type { FreshProof } from './fresh-proof.ts';
import type { NotedChanges } from './noted-changes.ts';
import type { ActiveSession } from '../session/active-session.ts';
import { type AuditEntry, insertAudit } from '../session/audit-queries.ts';
import { tellOwners } from '../session/tell-owners.ts';

export const operationOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

const whoIs = ({ brand, sellerId, userId, impersonatedBy }: ActiveSession) => ({
  brand,
  sellerId,
  userId,
  impersonatedBy,
});

/** Writes down that a signed-in caller asked for what it may not open. */
export async function auditDenial(
  app: App,
  endpoint: EndpointSpec,
  { session, denial }: { session: ActiveSession; denial: ErrorCode },
): Promise<void> {
  const detail = { operation: operationOf(endpoint), code: denial };
  await withIdentity(app.pool, (db) => insertAudit(db, { ...whoIs(session), kind: 'access.denied', detail }));
}

/** What a call leaves in the audit: what its endpoint declares, and whatever an impersonating operator does (AUT-08). */
function entriesOf(endpoint: EndpointSpec, { session, params, noted }: AuditedCall): AuditEntry[] {
  const detail = { operation: operationOf(endpoint), ...(params === undefined ? {} : { params }) };
  const { audited } = endpoint;
  const found: AuditKind[] = audited === undefined || noted.isUnchanged() ? [] : [audited];
  // What changes something says what a repeat does; a POST without that only reads.
  if (session.impersonatedBy !== null && endpoint.idempotency !== undefined) found.push('impersonation.acted');
  return found.map((kind) => ({
    ...whoIs(session),
    kind,
    detail,
    changes: kind === audited ? noted.changes : [],
  }));
}

export interface AuditedCall {
  readonly session: ActiveSession;
  readonly params: unknown;
  readonly noted: NotedChanges;
  readonly proof: FreshProof;
  readonly now: Date;
}

/** Whether every owner is told of the call's own row: it gave something. */
function isTold(endpoint: EndpointSpec, { proof }: AuditedCall): boolean {
  const act = givingAct(operationOf(endpoint));
  return act?.tells === 'owners' && (act.proof === 'always' || proof.gives === true);
}

/** Writes a call down in its own transaction, so that there is no act without its row. */
export async function auditCall(db: SellerDb, endpoint: EndpointSpec, call: AuditedCall): Promise<void> {
  const { sellerId } = call.session;
  for (const entry of entriesOf(endpoint, call)) {
    if (entry.kind === endpoint.audited && isTold(endpoint, call))
      await asIdentity(db, (identity) => tellOwners(identity, { ...entry, sellerId }, call.now));
    else await insertAudit(db, entry);
  }
}
