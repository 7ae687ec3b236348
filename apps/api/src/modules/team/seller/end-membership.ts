import { deleteMembership, lockTeam } from '../write/membership-write-queries.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { deleteSessionsIn } from '../../../platform/session/session-queries.ts';
import { findMember, hasOtherOwner } from '../read/team-queries.ts';

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Takes a person out of a team with every session of the shop; gives who it was, or says why it could not be done. */
export async function endMembership(
  db: IdentityDb,
  place: { sellerId: string; userId: string },
): Promise<Member | 'not_found' | 'last_owner'> {
  await lockTeam(db, place.sellerId);
  const member = await findMember(db, place);
  if (member === undefined) return 'not_found';
  if (member.role === 'owner' && !(await hasOtherOwner(db, place))) return 'last_owner';
  await deleteMembership(db, place);
  await deleteSessionsIn(db, place);
  return member;
}
