import type { IdentityDb } from '../../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../../platform/fail.ts';
import type { ActiveSession } from '../../../../platform/session/active-session.ts';
import type { AuditEntry } from '../../../../platform/session/audit-queries.ts';
import { findOwnUser } from '../../read/access-queries.ts';

type Refuse = Fail<'session_expired'>;

/** The person behind a session that is no operator's, as the audit names it. */
export function personOf(
  { userId, sellerId, brand }: ActiveSession,
  fail: Refuse,
): Omit<AuditEntry, 'kind'> & { userId: string } {
  return { userId: userId ?? fail('session_expired'), sellerId, brand, impersonatedBy: null };
}

export async function ownUser(db: IdentityDb, session: ActiveSession, fail: Refuse) {
  return (await findOwnUser(db, personOf(session, fail).userId)) ?? fail('session_expired');
}
