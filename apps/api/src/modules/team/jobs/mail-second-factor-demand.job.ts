import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { locales } from '@offizin/domain/locale/locales';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { textsIn } from '../../../texts/texts.ts';
import { portalOrigin } from '../../../platform/portal-origin.ts';
import { findWhoLacksSecondFactor } from '../read/second-factor-demand-queries.ts';

type Addressee = Awaited<ReturnType<typeof findWhoLacksSecondFactor>>[number];

/** What the shop demands, of whom, and where to do it. */
async function demandLetter(to: Addressee, origin: string): Promise<{ subject: string; letter: Letter }> {
  const t = await textsIn(to.locale, 'mail');
  const { name: brand, support } = brands[to.brand];
  const { shop } = to;
  const letter = {
    language: locales[to.locale].tag,
    sender: brand,
    items: [],
    greeting: t('secondFactor.greeting', { name: to.name }),
    intro: t('secondFactorDemand.text', { shop, brand }),
    highlight: null,
    more: t('secondFactorDemand.how'),
    button: { text: t('secondFactorDemand.button'), url: `${origin}${screens.access.path}` },
    footer: t('secondFactorDemand.why', { shop, phone: support.phone }),
  };
  return { subject: t('secondFactorDemand.subject', { shop }), letter };
}

/** Says to a person of a team that the shop demands a second factor of them; nothing goes to who has one by now (AUT-17). */
export const mailSecondFactorDemand = job('mail_second_factor_demand', async ({ app }, { sellerId, userId, at }) => {
  const now = app.clock();
  const [to] = await withIdentity(app.pool, (db) => findWhoLacksSecondFactor(db, { sellerId, userId, now }));
  const origin = to === undefined ? null : portalOrigin(app.config, to);
  if (app.mailer === null || to === undefined || origin === null) return;
  const id = `second-factor-demand-${sellerId}-${userId}-${Date.parse(at)}`;
  await app.mailer.send({ id, brand: to.brand, to: to.email, ...(await demandLetter(to, origin)) });
});
