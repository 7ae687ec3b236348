import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../platform/clock.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import type { Visit } from '../../../platform/http/visit.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { hashOf, newToken } from '../../../platform/tokens.ts';
import type { RegistrationRow } from '../read/registration-queries.ts';
import { insertKey } from '../write/registration-key-queries.ts';

/** Lets a browser continue a registration: its key is a cookie, the database knows only the key's hash. */
export async function openInBrowser(db: IdentityDb, visit: Visit, { row, now }: { row: RegistrationRow; now: Date }) {
  const key = newToken();
  const expiresAt = secondsAfter(now, limits.registrationKept);
  await insertKey(db, { registrationId: row.id, kind: 'browser', keyHash: hashOf(key), expiresAt });
  await insertAudit(db, {
    brand: row.brand,
    kind: 'registration.opened',
    sellerId: row.sellerId,
    userId: null,
    impersonatedBy: null,
  });
  visit.setCookie('registration', key, limits.registrationKept);
}
