import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { ErrorCode } from '@offizin/contract/errors';
import type { AuditKind } from '@offizin/domain/history/kinds';
import type { App } from '../app.ts';
import { type SellerDb, withIdentity } from '../db/scopes/scopes.ts';
import type { NotedChanges } from './noted-changes.ts';
import type { ActiveSession } from '../session/active-session.ts';
import { type AuditEntry, insertAudit } from '../session/audit-queries.ts';

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
}

/** Writes a call down in its own transaction, so that there is no act without its row. */
export async function auditCall(db: SellerDb, endpoint: EndpointSpec, call: AuditedCall): Promise<void> {
  for (const entry of entriesOf(endpoint, call)) await insertAudit(db, entry);
}
