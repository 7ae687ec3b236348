import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { locales } from '@offizin/domain/locale/locales';
import { makeFormats } from '@offizin/i18n/formats';
import type { Letter } from '../../../platform/mail/letter.ts';
import { textsIn } from '../../../texts/texts.ts';
import type { LetterRow } from '../write/set-mail-queries.ts';

/** Names the complete sets of a person, each with a link behind which it is fetched after signing in: nothing of them is in the mail. */
export async function setLetter(
  first: LetterRow,
  rows: readonly LetterRow[],
  origin: string,
): Promise<{ readonly subject: string; readonly letter: Letter }> {
  const { locale, brand, userName } = first;
  const t = await textsIn(locale, 'mail.sets');
  const { name, timeZone } = brands[brand];
  const formats = makeFormats(locale, timeZone);
  const page = `${origin}${screens.accountant.path}`;
  const letter: Letter = {
    language: locales[locale].tag,
    sender: name,
    greeting: t('greeting', { name: userName }),
    intro: t('intro'),
    highlight: null,
    items: rows.map(({ shop, month }) => ({
      text: t('item', { shop, month: formats.monthOfYear(`${month}-01T12:00:00Z`) }),
      url: `${page}?month=${month}`,
    })),
    more: null,
    button: { text: t('open'), url: `${page}?month=${first.month}` },
    footer: t('why'),
  };
  return { subject: t('subject', { count: rows.length }), letter };
}
