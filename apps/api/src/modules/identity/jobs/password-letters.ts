import { brands } from '@offizin/domain/brand/brands';
import { screens } from '@offizin/domain/access/screens';
import { locales } from '@offizin/domain/locale/locales';
import { makeFormats } from '@offizin/i18n/formats';
import type { Letter } from '../../../platform/mail/letter.ts';
import { textsIn } from '../../../texts/texts.ts';
import type { Addressee } from '../write/addressee-queries.ts';

interface SubjectAndLetter {
  readonly subject: string;
  readonly letter: Letter;
}

const common = ({ locale, brand }: Addressee) => ({
  language: locales[locale].tag,
  sender: brands[brand].name,
  items: [],
});

/** A code in words: where it is typed, how long it works, and what to do who did not ask for it (AUT-10). */
export async function codeLetter(to: Addressee, code: string, expiresAt: Date): Promise<SubjectAndLetter> {
  const t = await textsIn(to.locale, 'mail');
  const { name, timeZone } = brands[to.brand];
  const formats = makeFormats(to.locale, timeZone);
  const letter = {
    ...common(to),
    greeting: t('passwordCode.greeting', { name: to.name }),
    intro: t('passwordCode.intro', { brand: name }),
    highlight: `${code.slice(0, 3)} ${code.slice(3)}`,
    more: t('passwordCode.valid', { time: formats.time(expiresAt) }),
    button: null,
    footer: t('passwordCode.ignore', { brand: name }),
  };
  return { subject: t('passwordCode.subject'), letter };
}

/** That a password was changed, with what to do who did not change it (AUT-10). */
export async function changedLetter(
  to: Addressee,
  { at, endedSessions, origin }: { at: Date; endedSessions: number; origin: string },
): Promise<SubjectAndLetter> {
  const t = await textsIn(to.locale, 'mail');
  const { name, timeZone, support } = brands[to.brand];
  const formats = makeFormats(to.locale, timeZone);
  const intro = t('passwordChanged.intro', { brand: name, day: formats.day(at), time: formats.time(at) });
  const letter = {
    ...common(to),
    greeting: t('passwordChanged.greeting', { name: to.name }),
    intro: `${intro} ${t('passwordChanged.ended', { count: endedSessions })}`,
    highlight: null,
    more: t('passwordChanged.notYou', { phone: support.phone }),
    button: { text: t('passwordChanged.button'), url: `${origin}${screens.create_pass.path}` },
    footer: t('passwordChanged.why'),
  };
  return { subject: t('passwordChanged.subject'), letter };
}
