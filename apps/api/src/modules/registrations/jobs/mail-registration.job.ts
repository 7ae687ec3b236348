import { limits } from '@offizin/domain/limits';
import { readAnswers } from '../write/registration-answers.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { portalOrigin } from '../../../platform/portal-origin.ts';
import { hashOf, newToken } from '../../../platform/tokens.ts';
import { registrationLetter } from './registration-letters.ts';
import { findById } from '../read/registration-queries.ts';
import { deleteLinks, insertKey } from '../write/registration-key-queries.ts';

/** Mails the link of a registration, that it was handed in, or what the marketplace decided. A link is made here, so that no job holds it (AUT-12). */
export const mailRegistration = job('mail_registration', async ({ app }, { registrationId, letter: kind, at }) => {
  const row = await withIdentity(app.pool, (db) => findById(db, registrationId));
  if (app.mailer === null || row === undefined) return;
  const answers = readAnswers(app.sealKeys, row);
  const { brand, locale, email } = row;
  const origin = portalOrigin(app.config, { brand, locale, country: answers.country ?? '' });
  if (origin === null) return;
  let key: string | null = null;
  if (kind === 'link' || kind === 'changes_requested') {
    const link = newToken();
    const expiresAt = secondsAfter(app.clock(), limits.registrationLink);
    await withIdentity(app.pool, async (db) => {
      await deleteLinks(db, registrationId);
      await insertKey(db, { registrationId, kind: 'link', keyHash: hashOf(link), expiresAt });
    });
    key = link;
  }
  const { subject, letter } = await registrationLetter(kind, { brand, locale, notes: row.notes, answers, origin, key });
  await app.mailer.send({ id: `registration-${registrationId}-${Date.parse(at)}`, brand, to: email, subject, letter });
});
