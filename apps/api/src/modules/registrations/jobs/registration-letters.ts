import type { RegistrationNote } from '@offizin/contract/registrations/seller';
import { screens } from '@offizin/domain/access/screens';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { type LocaleCode, locales } from '@offizin/domain/locale/locales';
import type { RegistrationAnswers } from '@offizin/domain/registrations/steps';
import { makeFormats } from '@offizin/i18n/formats';
import type { Letter } from '../../../platform/mail/letter.ts';
import { textsIn } from '../../../texts/texts.ts';

interface SubjectAndLetter {
  readonly subject: string;
  readonly letter: Letter;
}

interface Addressee {
  readonly brand: BrandId;
  readonly locale: LocaleCode;
}

/** A code in words: where it is typed, how long it works, and what to do who did not ask for it. */
export async function codeLetter(to: Addressee, code: string, expiresAt: Date): Promise<SubjectAndLetter> {
  const t = await textsIn(to.locale, 'mail.registration');
  const { name, timeZone } = brands[to.brand];
  const letter = {
    language: locales[to.locale].tag,
    sender: name,
    items: [],
    greeting: t('greeting'),
    intro: t('code.intro', { brand: name }),
    highlight: `${code.slice(0, 3)} ${code.slice(3)}`,
    more: t('code.valid', { time: makeFormats(to.locale, timeZone).time(expiresAt) }),
    button: null,
    footer: t('code.ignore', { brand: name }),
  };
  return { subject: t('code.subject'), letter };
}

export interface RegistrationNews extends Addressee {
  readonly notes: readonly RegistrationNote[];
  readonly answers: RegistrationAnswers;
  readonly origin: string;
  /** Of a link, behind the sign that browsers never send to a server. */
  readonly key: string | null;
}

/** The link to continue with, that it was handed in, or the marketplace's decision with its reasons. */
export async function registrationLetter(
  kind: 'link' | 'received' | 'approved' | 'changes_requested' | 'rejected',
  { brand, locale, notes, answers, origin, key }: RegistrationNews,
): Promise<SubjectAndLetter> {
  const [t, tField] = await Promise.all([textsIn(locale, 'mail.registration'), textsIn(locale, 'registrations.field')]);
  const { name, support } = brands[brand];
  const path = kind === 'approved' || kind === 'received' ? screens.login.path : screens.registration.path;
  const url = `${origin}${path}${key === null ? '' : `#${key}`}`;
  const letter = {
    language: locales[locale].tag,
    sender: name,
    greeting: t('greeting'),
    intro: t(`${kind}.intro`, { brand: name, shop: answers.shopName ?? '' }),
    highlight: null,
    items: notes.map(({ field, reason }) => ({
      text: field === null ? reason : t('item', { field: tField(field), reason }),
      url: null,
    })),
    more: t(`${kind}.more`, { phone: support.phone }),
    button: kind === 'rejected' ? null : { text: t(`${kind}.button`), url },
    footer: t('why', { brand: name }),
  };
  return { subject: t(`${kind}.subject`, { brand: name }), letter };
}
