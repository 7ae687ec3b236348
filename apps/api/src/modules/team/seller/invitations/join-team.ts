import { givesTrust } from '@offizin/domain/access/giving';
import type { BrandId } from '@offizin/domain/brand/brands';
import { changeOf, maskedEmail } from '@offizin/domain/history/changes';
import { takeInvitation } from '../../write/invitation-write-queries.ts';
import { insertMembership } from '../../write/membership-write-queries.ts';
import type { IdentityDb } from '../../../../platform/db/scopes/scopes.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import { tellOwners } from '../../../../platform/session/tell-owners.ts';

type Taken = NonNullable<Awaited<ReturnType<typeof takeInvitation>>>;

/** Puts a person into the team that an invitation was for; the invitation is used up by then. */
export async function joinTeam(
  db: IdentityDb,
  taken: Taken,
  { userId, brand, now }: { userId: string; brand: BrandId; now: Date },
): Promise<void> {
  const { sellerId, email, role, endsAt, invitedBy } = taken;
  await insertMembership(db, { sellerId, brand, userId, role, invitedBy, since: now, endsAt });
  const changes = [...changeOf('person', null, maskedEmail(email)), ...changeOf('role', null, role)];
  const act = {
    brand,
    kind: 'team.joined',
    sellerId,
    userId,
    impersonatedBy: null,
    detail: { role },
    changes,
  } as const;
  await (givesTrust(null, { role, endsAt }) ? tellOwners(db, act, now) : insertAudit(db, act));
}
