import { randomUUID } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import type { FieldError } from '@offizin/contract/errors';
import { givesTrust } from '@offizin/domain/access/giving';
import { mayGive } from '@offizin/domain/access/roles';
import { changeOf, maskedEmail } from '@offizin/domain/history/changes';
import { limits } from '@offizin/domain/limits';
import { lockTeam } from '../write/membership-write-queries.ts';
import { writeInvitation } from '../write/invitation-write-queries.ts';
import { asIdentity, type IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { endOfDay } from './access-end.ts';
import { newLink } from '../write/invitation-link.ts';
import { countTeam, findEmailsInTeam } from '../read/team-queries.ts';
import { readTeam } from './team-view.ts';

type Input = InputOf<typeof api.team.invite>;

/** The addresses that cannot be invited: of people of the team, and those given twice. */
async function wrongEmails(db: IdentityDb, sellerId: string, emails: readonly string[]): Promise<FieldError[]> {
  const inTeam = await findEmailsInTeam(db, sellerId, emails);
  const seen = new Set<string>();
  return emails.flatMap((email, at) => {
    const lowered = email.toLowerCase();
    const isTwice = seen.has(lowered);
    seen.add(lowered);
    const path = `body.emails.${at}`;
    if (inTeam.has(lowered)) return [{ path, code: 'field.in_team' }];
    return isTwice ? [{ path, code: 'field.not_available' }] : [];
  });
}

/** Invites people by e-mail (AUT-18); who was invited before gets a new link, and the old one no longer works. */
export async function invite({ app, db, session, body, now, proof, fail }: Input) {
  if (app.mailer === null) fail('mail.unavailable');
  if (!mayGive(session.subject.role, body.role)) fail('access.role');
  const endsAt = endOfDay(body.endsOn, session);
  if (endsAt !== null && endsAt <= now)
    fail('request.invalid', { errors: [{ path: 'body.endsOn', code: 'field.too_small' }] });
  proof.needIf(givesTrust(null, { role: body.role, endsAt }));
  const { sellerId, brand, userId, impersonatedBy } = session;
  await asIdentity(db, async (identity) => {
    await lockTeam(identity, sellerId);
    const errors = await wrongEmails(identity, sellerId, body.emails);
    if (errors.length > 0) fail('request.invalid', { errors });
    if ((await countTeam(identity, sellerId)) + body.emails.length > limits.teamMembers)
      fail('request.invalid', {
        errors: [{ path: 'body.emails', code: 'field.too_large', params: { limit: limits.teamMembers } }],
      });
    for (const typed of body.emails) {
      const email = typed.toLowerCase();
      const link = newLink(app, sellerId, now);
      const invitation = { ...link, sellerId, brand, email, role: body.role, endsAt, invitedBy: userId };
      const invitationId = await writeInvitation(identity, { ...invitation, id: randomUUID() });
      await enqueueJob(identity, { name: 'mail_invitation', payload: { sellerId, invitationId } });
      const detail = { invitationId, role: body.role };
      const changes = [
        ...changeOf('person', null, maskedEmail(email)),
        ...changeOf('role', null, body.role),
        ...changeOf('until', null, body.endsOn),
      ];
      const act = { brand, kind: 'team.invited', sellerId, userId, impersonatedBy, detail, changes } as const;
      await (proof.gives ? tellOwners(identity, act, now) : insertAudit(identity, act));
    }
  });
  return readTeam(db, { session, now });
}
