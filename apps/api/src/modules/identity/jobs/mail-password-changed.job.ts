import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { portalOrigin } from '../../../platform/portal-origin.ts';
import { changedLetter } from './password-letters.ts';
import { findAddressee } from '../write/addressee-queries.ts';

/** Notifies the owner of an account that its password was changed (AUT-10). */
export const mailPasswordChanged = job('mail_password_changed', async ({ app }, { userId, at, endedSessions }) => {
  const to = await withIdentity(app.pool, (db) => findAddressee(db, userId));
  if (app.mailer === null || to === undefined) return;
  const origin = portalOrigin(app.config, to);
  if (origin === null) return;
  const { subject, letter } = await changedLetter(to, { at: new Date(at), endedSessions, origin });
  const id = `password-${userId}-${Date.parse(at)}`;
  await app.mailer.send({ id, brand: to.brand, to: to.email, subject, letter });
});
