import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { portalOrigin } from '../../../platform/portal-origin.ts';
import { findAddressee } from '../write/addressee-queries.ts';
import { secondFactorLetter } from './second-factor-letter.ts';

/** Notifies a person that its second factor was changed, used up or guessed at (AUT-17). */
export const mailSecondFactor = job('mail_second_factor', async ({ app }, { userId, change, at }) => {
  const to = await withIdentity(app.pool, (db) => findAddressee(db, userId));
  if (app.mailer === null || to === undefined) return;
  const origin = portalOrigin(app.config, to);
  if (origin === null) return;
  const { subject, letter } = await secondFactorLetter(to, { change, at: new Date(at), origin });
  await app.mailer.send({
    id: `${change}-${userId}-${Date.parse(at)}`,
    brand: to.brand,
    to: to.email,
    subject,
    letter,
  });
});
