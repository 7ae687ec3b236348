import { screenDenial, screens } from '@offizin/domain/access/screens';
import { locales } from '@offizin/domain/locale/locales';
import { brands } from '@offizin/domain/brand/brands';
import { notificationTarget } from '@offizin/domain/notifications/kinds';
import { type NamedOrders, namedOrders } from '@offizin/domain/notifications/order-params';
import { notificationTextValues } from '@offizin/domain/notifications/text-values';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { timeZoneOf } from '@offizin/domain/places/time-zones';
import { makeFormats } from '@offizin/i18n/formats';
import type { Letter } from '../../../platform/mail/letter.ts';
import { type Texts, textsIn } from '../../../texts/texts.ts';
import { sellerSubject } from '../../../platform/session/seller-subject.ts';
import type { MailedCase, OpenMail } from '../write/notification-mail-queries.ts';

/** The address that shows a case, or null when this seller may open none of its screens. */
function addressOf({ kind, params }: MailedCase, mail: OpenMail, origin: string): string | null {
  const subject = sellerSubject(mail, mail.role);
  const { screens: wanted, search } = notificationTarget(kind, params);
  const screen = wanted.find((id) => screenDenial(id, subject) === null);
  if (screen === undefined) return null;
  const question = new URLSearchParams(search).toString();
  return `${origin}${screens[screen].path}${question === '' ? '' : `?${question}`}`;
}

/** So many orders a subject names. */
const namedInSubject = 3;

type MailTexts = Texts<'mail.notifications'>;
type KindTexts = Texts<'notifications.kind'>;

/** A case as a line: what happened, of several orders their numbers, and by when. */
function lineOf(
  { kind, params }: MailedCase,
  mail: OpenMail,
  { t, tKind }: { t: MailTexts; tKind: KindTexts },
): string {
  const said = tKind(kind as 'order_new', notificationTextValues(params));
  const { numbers, dueBy } = namedOrders(params);
  const count = Number(params['count'] ?? 1);
  const shown = numbers.map(formatOrderNumber).join(', ');
  const rest = count - numbers.length;
  const list = rest > 0 ? t('andMore', { numbers: shown, count: rest }) : shown;
  const text = count > 1 && numbers.length > 0 ? t('numbers', { text: said, numbers: list }) : said;
  if (dueBy === null) return text;
  const place = { country: mail.country_code, region: mail.region, postalCode: mail.postal_code };
  const formats = makeFormats(mail.locale, timeZoneOf(place));
  const when = `${formats.shortDay(dueBy)}, ${formats.time(dueBy)}`;
  return t(count > 1 ? 'firstDeadline' : 'deadline', { text, when });
}

/** One case is its own subject where it is about orders; of several the orders due first are named. */
function subjectOf(
  { group }: OpenMail,
  { cases, count }: { cases: readonly MailedCase[]; count: number },
  { t, lines }: { t: MailTexts; lines: readonly string[] },
): string {
  const [line] = lines;
  if (group === 'order' && count === 1 && line !== undefined) return line;
  const text = t(`subject.${group}`, { count });
  const named = cases.map(({ params }) => namedOrders(params)).toSorted(byDeadline);
  const numbers = [...new Set(named.flatMap((each) => each.numbers))];
  if (numbers.length === 0) return text;
  const shown = numbers.slice(0, namedInSubject).map(formatOrderNumber).join(', ');
  return t('numbers', { text, numbers: numbers.length > namedInSubject ? `${shown} …` : shown });
}

function byDeadline({ dueBy: one }: NamedOrders, { dueBy: other }: NamedOrders): number {
  return (one ?? '9').localeCompare(other ?? '9');
}

/** Subject and text of a mail about notifications, in the user's language (GEN-18). */
export async function notificationLetter(
  mail: OpenMail,
  mailed: { cases: readonly MailedCase[]; count: number },
  origin: string,
): Promise<{ subject: string; letter: Letter }> {
  const [t, tKind] = await Promise.all([
    textsIn(mail.locale, 'mail.notifications'),
    textsIn(mail.locale, 'notifications.kind'),
  ]);
  const { cases, count } = mailed;
  const lines = cases.map((each) => lineOf(each, mail, { t, tKind }));
  const letter: Letter = {
    language: locales[mail.locale].tag,
    sender: brands[mail.brand].name,
    greeting: t('greeting', { name: mail.user_name }),
    highlight: null,
    intro: t('intro', { shop: mail.shop }),
    items: cases.map((each, at) => ({ text: lines[at] ?? '', url: addressOf(each, mail, origin) })),
    more: count > cases.length ? t('more', { count: count - cases.length }) : null,
    button: { text: t('open'), url: `${origin}/` },
    footer: t('why', { group: t(`group.${mail.group}`) }),
  };
  return { subject: subjectOf(mail, mailed, { t, lines }), letter };
}
