import type { api } from '@offizin/contract/api';
import { givesTrust } from '@offizin/domain/access/giving';
import { mayGive } from '@offizin/domain/access/roles';
import { changeOf, personLabel } from '@offizin/domain/history/changes';
import { lockTeam, updateMembership } from '../write/membership-write-queries.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { tokensThatStay } from '../../own-systems/write/tokens-that-stay-queries.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { endOfDay, lastDay } from './access-end.ts';
import { mailWhoLacksSecondFactor } from './mail-who-lacks.ts';
import { findMember, hasOtherOwner } from '../read/team-queries.ts';
import { readTeam } from './team-view.ts';

/** Changes what a person may do, or until when; a shop keeps an owner whose access does not end (AUT-18). */
export async function changeMember(input: InputOf<typeof api.team.changeMember>) {
  const { db, session, params, body, now, proof, fail } = input;
  const { sellerId, brand, userId, impersonatedBy } = session;
  const endsAt = endOfDay(body.endsOn, session);
  if (endsAt !== null && endsAt <= now)
    fail('request.invalid', { errors: [{ path: 'body.endsOn', code: 'field.too_small' }] });
  await asIdentity(db, async (identity) => {
    await lockTeam(identity, sellerId);
    const place = { sellerId, userId: params.userId };
    const member = await findMember(identity, place);
    if (member === undefined) return fail('not_found');
    const role = session.subject.role;
    if (!mayGive(role, body.role) || !mayGive(role, member.role)) fail('access.role');
    proof.needIf(givesTrust(member, { role: body.role, endsAt }));
    const staysOwner = body.role === 'owner' && endsAt === null;
    if (member.role === 'owner' && !staysOwner && !(await hasOtherOwner(identity, place))) fail('team.last_owner');
    await updateMembership(identity, place, { role: body.role, endsAt });
    if (member.role !== body.role) await mailWhoLacksSecondFactor(identity, { ...place, now });
    const detail = { userId: params.userId, from: member.role, to: body.role };
    const changes = [
      ...changeOf('role', member.role, body.role),
      ...changeOf('until', lastDay(member.endsAt, session), body.endsOn),
    ];
    if (changes.length === 0) return;
    const isOwnerNoMore = member.role === 'owner' && body.role !== 'owner';
    const stay = isOwnerNoMore ? await tokensThatStay(identity, { ...place, now }) : [];
    changes.push(...stay);
    changes.unshift(...changeOf('person', null, personLabel(member)));
    const act = { brand, kind: 'team.changed', sellerId, userId, impersonatedBy, detail, changes } as const;
    await (proof.gives || stay.length > 0 ? tellOwners(identity, act, now) : insertAudit(identity, act));
  });
  return readTeam(db, { session, now });
}
