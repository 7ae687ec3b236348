import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { locales } from '@offizin/domain/locale/locales';
import { makeFormats } from '@offizin/i18n/formats';
import { forgetSealedKey } from '../write/invitation-write-queries.ts';
import { sealedAbout } from '../write/invitation-link.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { textsIn } from '../../../texts/texts.ts';
import { portalOrigin } from '../../../platform/portal-origin.ts';
import { unseal } from '../../../platform/seal.ts';
import { findInvitationToMail, type InvitationToMail } from '../read/invitation-queries.ts';

/** Who invites whom to which shop as what, and the link, which nobody but the addressee has (AUT-18). */
async function invitationLetter(to: InvitationToMail, url: string): Promise<{ subject: string; letter: Letter }> {
  const [t, tTeam] = await Promise.all([textsIn(to.locale, 'mail.team'), textsIn(to.locale, 'team')]);
  const { name: brand, timeZone } = brands[to.brand];
  const formats = makeFormats(to.locale, timeZone);
  const role = tTeam(`role.${to.role}`);
  const { shop } = to;
  const letter = {
    language: locales[to.locale].tag,
    sender: brand,
    greeting: to.name === null ? t('greeting') : t('greetingName', { name: to.name }),
    intro: to.invitedBy === null ? t('introShop', { shop, brand }) : t('intro', { name: to.invitedBy, shop, brand }),
    highlight: null,
    items: [{ text: t('asRole', { role, may: tTeam(`may.${to.role}`) }), url: null }],
    more: t('valid', { day: formats.day(to.expiresAt), time: formats.time(to.expiresAt) }),
    button: { text: t('button'), url },
    footer: t('ignore', { brand }),
  };
  return { subject: t('subject', { shop }), letter };
}

/** Mails the link of an invitation, once. */
export const mailInvitation = job('mail_invitation', async ({ app }, { sellerId, invitationId }) => {
  const now = app.clock();
  const to = await withIdentity(app.pool, (db) => findInvitationToMail(db, { sellerId, invitationId, now }));
  const origin = to === undefined ? null : portalOrigin(app.config, to);
  if (app.mailer === null || to === undefined || origin === null) return;
  const key = unseal(app.sealKeys, to.sealedKey, sealedAbout(sellerId, to.keyHash));
  const mail = await invitationLetter(to, `${origin}${screens.invitation.path}#${key}`);
  await app.mailer.send({ id: `invitation-${to.keyHash.toString('hex')}`, brand: to.brand, to: to.email, ...mail });
  await withIdentity(app.pool, (db) => forgetSealedKey(db, { sellerId, invitationId }));
});
