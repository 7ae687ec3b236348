import type { api } from '@offizin/contract/api';
import { givesTrust } from '@offizin/domain/access/giving';
import { changeOf, maskedEmail } from '@offizin/domain/history/changes';
import { renewInvitation } from '../write/invitation-write-queries.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { newLink } from '../write/invitation-link.ts';
import { lastDay } from './access-end.ts';
import { readTeam } from './team-view.ts';

/** Mails an invitation again with a new link, also one that has expired. */
export async function resendInvitation(input: InputOf<typeof api.team.resendInvitation>) {
  const { app, db, session, params, now, proof, fail } = input;
  const { sellerId, brand, userId, impersonatedBy } = session;
  const { invitationId } = params;
  await asIdentity(db, async (identity) => {
    const renewed = await renewInvitation(identity, { sellerId, invitationId }, newLink(app, sellerId, now));
    if (renewed === undefined) return fail('not_found');
    proof.needIf(givesTrust(null, renewed));
    if (app.mailer === null) fail('mail.unavailable');
    await enqueueJob(identity, { name: 'mail_invitation', payload: { sellerId, invitationId } });
    const { email, role, endsAt } = renewed;
    const changes = [
      ...changeOf('person', null, maskedEmail(email)),
      ...changeOf('role', null, role),
      ...changeOf('until', null, lastDay(endsAt, session)),
    ];
    const who = { brand, sellerId, userId, impersonatedBy };
    const act = { ...who, kind: 'team.invitation_resent', detail: { invitationId, role }, changes } as const;
    return proof.gives ? tellOwners(identity, act, now) : insertAudit(identity, act);
  });
  return readTeam(db, { session, now });
}
