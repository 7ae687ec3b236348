import type { App } from '../../../platform/app.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import type { Visit } from '../../../platform/http/visit.ts';
import { loadSession } from '../../../platform/session/active-session.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { findByKey, findBySeller, type RegistrationRow } from '../read/registration-queries.ts';

/** Whose registration a visit may see: that of the seller that is signed in, else that of the key in its cookie. */
export interface Owner {
  readonly sellerId: string | null;
  readonly isImpersonated: boolean;
}

/** Asked before a transaction begins: the session is looked up in one of its own. */
export async function ownerOf(app: App, visit: Visit): Promise<Owner> {
  const session = await loadSession(app, visit);
  return { sellerId: session?.sellerId ?? null, isImpersonated: session !== null && session.impersonatedBy !== null };
}

export async function findOwn(
  db: IdentityDb,
  { visit, owner, now, lock }: { visit: Visit; owner: Owner; now: Date; lock: boolean },
): Promise<RegistrationRow | undefined> {
  const key = visit.cookie('registration');
  if (owner.sellerId !== null) return findBySeller(db, owner.sellerId);
  return key === null ? undefined : findByKey(db, { brand: visit.host.brand, keyHash: hashOf(key), now }, { lock });
}
