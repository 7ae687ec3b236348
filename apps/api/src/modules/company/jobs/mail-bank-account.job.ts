import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { maskedIban } from '@offizin/domain/company/bank-account';
import { locales } from '@offizin/domain/locale/locales';
import { makeFormats } from '@offizin/i18n/formats';
import { readCompany } from '../write/read-company.ts';
import { type Addressee, findAddressee } from '../../identity/write/addressee-queries.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { textsIn } from '../../../texts/texts.ts';
import { portalOrigin } from '../../../platform/portal-origin.ts';

interface Changed {
  readonly at: Date;
  readonly iban: string;
  readonly origin: string;
}

/** To which account one is paid from now on, by its end, and what to do where nobody of the shop changed it. */
async function bankAccountLetter(
  to: Addressee,
  { at, iban, origin }: Changed,
): Promise<{ readonly subject: string; readonly letter: Letter }> {
  const t = await textsIn(to.locale, 'mail.bankAccount');
  const { name, timeZone, support } = brands[to.brand];
  const formats = makeFormats(to.locale, timeZone);
  const letter = {
    language: locales[to.locale].tag,
    sender: name,
    items: [],
    greeting: t('greeting', { name: to.name }),
    intro: t('text', { brand: name, day: formats.day(at), time: formats.time(at) }),
    highlight: maskedIban(iban),
    more: t('notYou', { phone: support.phone }),
    button: { text: t('button'), url: `${origin}${screens.company.path}` },
    footer: t('why', { brand: name }),
  };
  return { subject: t('subject'), letter };
}

/** Mails an owner that the shop's bank account is another one. */
export const mailBankAccount = job('mail_bank_account', async ({ app }, { sellerId, userId, at }) => {
  const to = await withIdentity(app.pool, (db) => findAddressee(db, userId));
  if (app.mailer === null || to === undefined) return;
  const origin = portalOrigin(app.config, to);
  const { values } = await withSellerOfJob(app.pool, sellerId, (db) => readCompany(app, db, app.clock()));
  if (origin === null) return;
  const mail = await bankAccountLetter(to, { at: new Date(at), iban: values.iban ?? '', origin });
  await app.mailer.send({
    id: `bank-account-${sellerId}-${userId}-${Date.parse(at)}`,
    brand: to.brand,
    to: to.email,
    ...mail,
  });
});
