import { type BrandId, brandIds } from '@offizin/domain/brand/brands';
import type { App } from '../../../platform/app.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { portalOrigin } from '../../../platform/portal-origin.ts';
import { notificationLetter } from './notification-letter.ts';
import {
  findMailedCases,
  findOpenMails,
  gatherMails,
  type OpenMail,
  settleMail,
} from '../write/notification-mail-queries.ts';

/** So many mails of a brand go out in one go; the next minute's job sends the others. */
const mailsAtOnce = 200;

async function send(app: App, mailer: Mailer, mail: OpenMail): Promise<void> {
  const mailed = await withMarketplace(app.pool, mail.brand, (db) => findMailedCases(db, mail));
  const origin = portalOrigin(app.config, { ...mail, country: mail.country_code });
  const settle = (outcome: Parameters<typeof settleMail>[2]) =>
    withMarketplace(app.pool, mail.brand, (db) => settleMail(db, mail, outcome));
  if (mailed.count === 0 || origin === null) return settle('nothing_left');
  const { subject, letter } = await notificationLetter(mail, mailed, origin);
  // A worker that dies between these two sends it again, under the same message id.
  const taken = await mailer.send({ id: mail.id, brand: mail.brand, to: mail.email, subject, letter });
  await settle(taken ? 'sent' : 'refused');
}

async function mailBrand(app: App, mailer: Mailer, brand: BrandId): Promise<void> {
  const open = await withMarketplace(app.pool, brand, async (db) => {
    await gatherMails(db);
    return findOpenMails(db, mailsAtOnce);
  });
  for (const mail of open) await send(app, mailer, mail);
}

/** Mails what is unread to those who asked for it, gathered by user and group; what cannot be handed over waits for the next minute (GEN-18). */
export const mailNotifications = job(
  'mail_notifications',
  async ({ app }) => {
    const { mailer } = app;
    if (mailer === null) return;
    for (const brand of brandIds) await mailBrand(app, mailer, brand);
  },
  // One after the other: a mail is on its way once.
  [{ at: '* * * * *', tries: 1, queue: 'mails' }],
);
