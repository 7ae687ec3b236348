import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { locales } from '@offizin/domain/locale/locales';
import { makeFormats } from '@offizin/i18n/formats';
import type { Letter } from '../../../platform/mail/letter.ts';
import { textsIn } from '../../../texts/texts.ts';
import type { Addressee } from '../write/addressee-queries.ts';
import type { SecondFactorChange } from '../write/second-factor.ts';

interface Told {
  readonly change: SecondFactorChange;
  readonly at: Date;
  readonly origin: string;
}

/** What happened and when, and what to do who did not do it. */
export async function secondFactorLetter(
  to: Addressee,
  { change, at, origin }: Told,
): Promise<{ readonly subject: string; readonly letter: Letter }> {
  const t = await textsIn(to.locale, 'mail');
  const { name, timeZone, support } = brands[to.brand];
  const formats = makeFormats(to.locale, timeZone);
  const when = { brand: name, day: formats.day(at), time: formats.time(at) };
  const letter = {
    language: locales[to.locale].tag,
    sender: name,
    items: [],
    greeting: t('secondFactor.greeting', { name: to.name }),
    intro: t(`secondFactor.${change}.text`, when),
    highlight: null,
    more: t('secondFactor.notYou', { phone: support.phone }),
    button: { text: t('secondFactor.button'), url: `${origin}${screens.create_pass.path}` },
    footer: t('secondFactor.why'),
  };
  return { subject: t(`secondFactor.${change}.subject`), letter };
}
