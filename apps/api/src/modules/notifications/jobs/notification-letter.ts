import { screenDenial, screens } from '@offizin/domain/access/screens';
import { locales } from '@offizin/domain/locale/locales';
import { brands } from '@offizin/domain/brand/brands';
import { notificationTarget } from '@offizin/domain/notifications/kinds';
import { namedOrders } from '@offizin/domain/notifications/order-params';
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

type MailTexts = Texts<'mail.notifications'>;
type KindTexts = Texts<'notifications.kind'>;

interface MailedCases {
  readonly cases: readonly MailedCase[];
  readonly count: number;
}

/** What a line of a mail is written with. */
interface Words {
  readonly mail: OpenMail;
  readonly t: MailTexts;
  readonly tKind: KindTexts;
}

const countOf = ({ params }: MailedCase): number => Number(params['count'] ?? 1);

const saidOf = ({ kind, params }: MailedCase, { tKind }: Words): string =>
  tKind(kind as 'order_new', notificationTextValues(params));

/** With the numbers of several orders: a single one is in the text itself. */
function numbered(text: string, mailed: MailedCase, { t }: Words): string {
  const { numbers } = namedOrders(mailed.params);
  const count = countOf(mailed);
  if (count === 1 || numbers.length === 0) return text;
  const shown = numbers.map(formatOrderNumber).join(', ');
  const rest = count - numbers.length;
  return t('numbers', { text, numbers: rest > 0 ? t('andMore', { numbers: shown, count: rest }) : shown });
}

/** With the deadline, or the first one. */
function timed(text: string, mailed: MailedCase, { mail, t }: Words): string {
  const { dueBy } = namedOrders(mailed.params);
  if (dueBy === null) return text;
  const place = { country: mail.country_code, region: mail.region, postalCode: mail.postal_code };
  const formats = makeFormats(mail.locale, timeZoneOf(place));
  const when = `${formats.shortDay(dueBy)}, ${formats.time(dueBy)}`;
  return t(countOf(mailed) > 1 ? 'firstDeadline' : 'deadline', { text, when });
}

/** A case as a line: what happened, of several orders their numbers, and by when. */
const lineOf = (mailed: MailedCase, words: Words): string =>
  timed(numbered(saidOf(mailed, words), mailed, words), mailed, words);

/**
 * About orders: what is due first and by when, all of its kind as one, and how much else there is. Other groups are
 * counted, so that no subject holds a user's words.
 */
function subjectOf({ cases, count }: MailedCases, words: Words): string {
  const { mail, t } = words;
  const [first] = cases;
  if (mail.group !== 'order' || first === undefined) return t(`subject.${mail.group}`, { count });
  const alike = cases.filter(({ kind }) => kind === first.kind);
  const orders = alike.reduce((sum, each) => sum + countOf(each), 0);
  const all = { ...first, params: { ...first.params, count: orders } };
  const text = timed(saidOf(all, words), all, words);
  const others = count - alike.length;
  return others === 0 ? text : t('subjectMore', { text, count: others });
}

/** What is due first comes first, and what has no deadline last; within that the newest first, as they were found. */
const byDeadline = (one: MailedCase, other: MailedCase): number =>
  (namedOrders(one.params).dueBy ?? '9').localeCompare(namedOrders(other.params).dueBy ?? '9');

/** Subject and text of a mail about notifications, in the user's language (GEN-18). */
export async function notificationLetter(
  mail: OpenMail,
  found: MailedCases,
  origin: string,
): Promise<{ subject: string; letter: Letter }> {
  const [t, tKind] = await Promise.all([
    textsIn(mail.locale, 'mail.notifications'),
    textsIn(mail.locale, 'notifications.kind'),
  ]);
  const { count } = found;
  const cases = found.cases.toSorted(byDeadline);
  const words = { mail, t, tKind };
  const letter: Letter = {
    language: locales[mail.locale].tag,
    sender: brands[mail.brand].name,
    greeting: t('greeting', { name: mail.user_name }),
    highlight: null,
    intro: t('intro', { shop: mail.shop }),
    items: cases.map((each) => ({ text: lineOf(each, words), url: addressOf(each, mail, origin) })),
    more: count > cases.length ? t('more', { count: count - cases.length }) : null,
    button: { text: t('open'), url: `${origin}/` },
    footer: t('why', { group: t(`group.${mail.group}`) }),
  };
  return { subject: subjectOf({ cases, count }, words), letter };
}
