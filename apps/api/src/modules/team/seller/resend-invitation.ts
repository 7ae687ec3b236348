import type { api } from '@offizin/contract/api';
import { renewInvitation } from '../write/invitation-write-queries.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { newLink } from '../write/invitation-link.ts';
import { readTeam } from './team-view.ts';

/** Mails an invitation again with a new link, also one that has expired. */
export async function resendInvitation(input: InputOf<typeof api.team.resendInvitation>) {
  const { app, db, session, params, now, fail } = input;
  const { sellerId } = session;
  const { invitationId } = params;
  await asIdentity(db, async (identity) => {
    const isRenewed = await renewInvitation(identity, { sellerId, invitationId }, newLink(app, sellerId, now));
    if (!isRenewed) fail('not_found');
    if (app.mailer === null) fail('mail.unavailable');
    await enqueueJob(identity, { name: 'mail_invitation', payload: { sellerId, invitationId } });
  });
  return readTeam(db, { session, now });
}
