import type { api } from '@offizin/contract/api';
import { changeOf, personLabel } from '@offizin/domain/history/changes';
import { lockTeam } from '../write/membership-write-queries.ts';
import { resetSecondFactor as reset } from '../../identity/write/second-factor.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { findMember, isGuardedElsewhere } from '../read/team-queries.ts';
import { readTeam } from './team-view.ts';

/** Lets a person who lost phone and codes sign in with the password again; one's own is changed in one's own access (AUT-18). */
export async function resetSecondFactor(input: InputOf<typeof api.team.resetSecondFactor>) {
  const { db, session, params, now, fail } = input;
  const { sellerId, brand, userId, impersonatedBy } = session;
  if (params.userId === userId) return fail('not_found');
  await asIdentity(db, async (identity) => {
    // Two owners at the same time: the second finds nothing to take away, and nobody is mailed twice.
    await lockTeam(identity, sellerId);
    const place = { sellerId, userId: params.userId };
    const member = await findMember(identity, place);
    if (member === undefined || member.secondFactor === null) return fail('not_found');
    if (await isGuardedElsewhere(identity, place, now)) return fail('team.second_factor_elsewhere');
    await reset(identity, { userId: params.userId, now });
    const who = { brand, sellerId, userId, impersonatedBy };
    const changes = changeOf('person', null, personLabel(member));
    return tellOwners(identity, { ...who, kind: 'second_factor.reset', detail: params, changes }, now);
  });
  return readTeam(db, { session, now });
}
