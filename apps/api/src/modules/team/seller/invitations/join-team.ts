import type { BrandId } from '@offizin/domain/brand/brands';
import { takeInvitation } from '../../write/invitation-write-queries.ts';
import { insertMembership } from '../../write/membership-write-queries.ts';
import type { IdentityDb } from '../../../../platform/db/scopes/scopes.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';

type Taken = NonNullable<Awaited<ReturnType<typeof takeInvitation>>>;

/** Puts a person into the team that an invitation was for; the invitation is used up by then. */
export async function joinTeam(
  db: IdentityDb,
  taken: Taken,
  { userId, brand, now }: { userId: string; brand: BrandId; now: Date },
): Promise<void> {
  const { sellerId, role, endsAt, invitedBy } = taken;
  await insertMembership(db, { sellerId, brand, userId, role, invitedBy, since: now, endsAt });
  const detail = { role };
  await insertAudit(db, { brand, kind: 'team.joined', sellerId, userId, impersonatedBy: null, detail });
}
