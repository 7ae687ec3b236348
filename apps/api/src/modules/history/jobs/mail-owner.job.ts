import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { locales } from '@offizin/domain/locale/locales';
import { changeText } from '@offizin/i18n/change-text';
import { makeFormats } from '@offizin/i18n/formats';
import { type Addressee, findAddressee } from '../../identity/write/addressee-queries.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { textsIn } from '../../../texts/texts.ts';
import { portalOrigin } from '../../../platform/portal-origin.ts';
import { changeWordsIn } from '../read/change-words.ts';
import { findNames } from '../read/history-queries.ts';
import { findToldAct, type ToldAct } from '../read/told-act-queries.ts';

interface Told {
  readonly act: ToldAct;
  /** Who of the shop did it, by name; null of who is gone. */
  readonly who: string | null;
  readonly at: Date;
  readonly origin: string;
}

/** Who gave what to whom, in the words of the history, and what to do where nobody of the shop did it. */
async function ownerLetter(
  to: Addressee,
  { act, who, at, origin }: Told,
): Promise<{ readonly subject: string; readonly letter: Letter }> {
  const { name: brand, timeZone, support } = brands[to.brand];
  const [t, tHistory, words] = await Promise.all([
    textsIn(to.locale, 'mail.owner'),
    textsIn(to.locale, 'history'),
    changeWordsIn(to.locale, timeZone),
  ]);
  const formats = makeFormats(to.locale, timeZone);
  const what = tHistory(`kind.${act.kind}`);
  // Without a person it was the marketplace, by its systems or an operator.
  const doer = act.userId === null ? brand : (who ?? tHistory('who.former'));
  const { shop } = act;
  const moment = { day: formats.day(at), time: formats.time(at) };
  const letter = {
    language: locales[to.locale].tag,
    sender: brand,
    greeting: t('greeting', { name: to.name }),
    intro: t('text', { ...moment, who: doer, shop }),
    highlight: null,
    items: [what, ...act.changes.map((change) => changeText(change, words))].map((text) => ({ text, url: null })),
    more: t('notYou', { phone: support.phone }),
    button: { text: t('button'), url: `${origin}${screens.access.path}?tab=activity` },
    footer: t('why', { shop, brand }),
  };
  return { subject: t('subject', { what, shop }), letter };
}

/** Mails an owner what somebody gave in the shop, or sent elsewhere (AUT-17, AUT-18). */
export const mailOwner = job('mail_owner', async ({ app }, { sellerId, userId, auditId, at }) => {
  const to = await withIdentity(app.pool, (db) => findAddressee(db, userId));
  const origin = to === undefined ? null : portalOrigin(app.config, to);
  if (app.mailer === null || to === undefined || origin === null) return;
  const told = await withSellerOfJob(app.pool, sellerId, async (db) => {
    const act = await findToldAct(db, auditId);
    return act && { act, who: (await findNames(db, [act.userId])).get(act.userId ?? '') ?? null };
  });
  if (told === undefined) return;
  const mail = await ownerLetter(to, { ...told, at: new Date(at), origin });
  await app.mailer.send({ id: `owner-${sellerId}-${userId}-${auditId}`, brand: to.brand, to: to.email, ...mail });
});
