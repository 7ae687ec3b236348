import { screenDenial, screens } from '@offizin/domain/access/screens';
import { locales } from '@offizin/domain/locale/locales';
import { brands } from '@offizin/domain/brand/brands';
import { notificationTarget } from '@offizin/domain/notifications/kinds';
import { notificationTextValues } from '@offizin/domain/notifications/text-values';
import type { Letter } from '../../platform/mail/letter.ts';
import { notificationMailMessages, notificationTexts } from '../../platform/messages.ts';
import { sellerSubject } from '../../platform/session/seller-subject.ts';
import type { MailedCase, OpenMail } from './notification-mail-queries.ts';

/** The address that shows a case, or null when this seller may open none of its screens. */
function addressOf({ kind, params }: MailedCase, mail: OpenMail, origin: string): string | null {
  const subject = sellerSubject(mail);
  const { screens: wanted, search } = notificationTarget(kind, params);
  const screen = wanted.find((id) => screenDenial(id, subject) === null);
  if (screen === undefined) return null;
  const question = new URLSearchParams(search).toString();
  return `${origin}${screens[screen].path}${question === '' ? '' : `?${question}`}`;
}

/** Subject and text of a mail about notifications, in the user's language (GEN-18). */
export async function notificationLetter(
  mail: OpenMail,
  mailed: { cases: readonly MailedCase[]; count: number },
  origin: string,
): Promise<{ subject: string; letter: Letter }> {
  const [t, tKind] = await Promise.all([notificationMailMessages(mail.locale), notificationTexts(mail.locale)]);
  const { cases, count } = mailed;
  const letter: Letter = {
    language: locales[mail.locale].tag,
    sender: brands[mail.brand].name,
    greeting: t('greeting', { name: mail.user_name }),
    intro: t('intro', { shop: mail.shop }),
    items: cases.map((each) => ({
      text: tKind(each.kind as 'order_new', notificationTextValues(each.params)),
      url: addressOf(each, mail, origin),
    })),
    more: count > cases.length ? t('more', { count: count - cases.length }) : null,
    button: { text: t('open'), url: `${origin}/` },
    footer: t('why', { group: t(`group.${mail.group}`) }),
  };
  return { subject: t(`subject.${mail.group}`, { count }), letter };
}
