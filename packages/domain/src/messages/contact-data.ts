import type { CourierCode } from '../orders/couriers.ts';

/** By what people would meet outside of the marketplace. */
export const contactKinds = ['phone', 'mail', 'link'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** What stands where something was hidden; the same in all languages. */
export const hiddenMark = '•••';

/** Where couriers show their parcels. */
const courierHosts: Readonly<Record<CourierCode, readonly string[]>> = {
  dhl: ['dhl.de', 'dhl.com', 'dhl.es'],
  dpd: ['dpd.de', 'dpd.com', 'dpdgroup.com'],
  gls: ['gls-group.eu', 'gls-group.com', 'gls-pakete.de', 'gls-spain.es'],
  hermes: ['myhermes.de', 'hermesworld.com'],
  ups: ['ups.com'],
  seur: ['seur.com'],
  correos: ['correos.es'],
  correos_express: ['correosexpress.com'],
  mrw: ['mrw.es'],
  swiss_post: ['post.ch', 'swisspost.ch'],
  chronopost: ['chronopost.fr'],
  colissimo: ['laposte.fr', 'colissimo.fr'],
  ctt: ['ctt.pt', 'cttexpress.com'],
  poste_italiane: ['poste.it'],
  own: [],
  pickup_point: [],
  other: [],
};

/** The order that a text is about: its courier's pages and its own numbers are no contact data. */
export interface TextOrder {
  readonly courier: CourierCode | null;
  readonly trackingUrl: string | null;
  readonly numbers: readonly string[];
}

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

function hostOf(address: string): string | null {
  const url = URL.parse(/^[a-z]+:/i.test(address) ? address : `https://${address}`);
  return url === null || url.username !== '' ? null : url.hostname;
}

function isOfCourier(address: string, { courier, trackingUrl }: TextOrder): boolean {
  const host = hostOf(address);
  if (host === null) return false;
  if (trackingUrl !== null && host === hostOf(trackingUrl)) return true;
  return courier !== null && courierHosts[courier].some((domain) => isBelow(host, domain));
}

/** Endings that make a word with a dot an address even without `www`: others are sentences without a space. */
const endings = 'com net org eu info shop app de es ch fr it pt at uk'.split(' ');
const endsAddress = new RegExp(`\\.(?:${endings.join('|')}|${endings.join('|').toUpperCase()})(?:[/?#:]|$)`);
const startsAddress = /^(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)/i;
const isAddress = (word: string) => startsAddress.test(word) || (/^[a-z0-9]/i.test(word) && endsAddress.test(word));

const isMail = (word: string) => {
  const at = word.indexOf('@');
  return at > 0 && word.indexOf('.', at + 2) > at && !startsAddress.test(word);
};

/** What surrounds a word and is no part of it. */
const before = '([{<"\'«„“‚';
const after = ')]}>"\'»”“’.,;:!?';

function inner(word: string): readonly [string, string, string] {
  let [from, to] = [0, word.length];
  while (from < to && before.includes(word[from] ?? ' ')) from += 1;
  while (to > from && after.includes(word[to - 1] ?? ' ')) to -= 1;
  return [word.slice(0, from), word.slice(from, to), word.slice(to)];
}

const isDay = (text: string) => /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?:\D|$)/.test(text) || /^\d{4}-\d\d-\d\d/.test(text);

/** How many digits a number has that is called from elsewhere, from within a country, or in Spain and Portugal. */
function isPhone(text: string, { numbers }: TextOrder): boolean {
  const digits = digitsOf(text);
  if (isDay(text) || numbers.some((number) => digitsOf(number) === digits)) return false;
  if (/^(?:\+|00[1-9])/.test(text)) return digits.length >= 9 && digits.length <= 15;
  if (/^\(?0[1-9]/.test(text)) return digits.length >= 9 && digits.length <= 12;
  return /^[6-9]/.test(text) && digits.length === 9;
}

const number = /[+(]?\d(?:[ \u00a0]?[()./-]?[ \u00a0]?\d){6,30}/g;

export interface HiddenText {
  readonly text: string;
  /** What was hidden, each kind once. */
  readonly hidden: readonly ContactKind[];
}

interface Piece {
  readonly text: string;
  /** An address of the courier: its digits are a parcel's number. */
  readonly isCourier: boolean;
}

/** A text as the other side reads it: without phone numbers, mail addresses and links other than the courier's. */
export function withoutContactData(text: string, order: TextOrder): HiddenText {
  const hidden = new Set<ContactKind>();
  const hide = (kind: ContactKind) => {
    hidden.add(kind);
    return hiddenMark;
  };
  const pieces: Piece[] = text.split(/(\s+)/).map((word) => {
    const [left, core, right] = inner(word);
    if (isMail(core)) return { text: left + hide('mail') + right, isCourier: false };
    if (!isAddress(core)) return { text: word, isCourier: false };
    if (isOfCourier(core, order)) return { text: word, isCourier: true };
    return { text: left + hide('link') + right, isCourier: false };
  });
  const withoutNumbers = (plain: string) =>
    plain.replaceAll(number, (found) => (isPhone(found, order) ? hide('phone') : found));
  let [shown, plain] = ['', ''];
  for (const piece of pieces) {
    if (!piece.isCourier) {
      plain += piece.text;
      continue;
    }
    shown += withoutNumbers(plain) + piece.text;
    plain = '';
  }
  return { text: shown + withoutNumbers(plain), hidden: contactKinds.filter((kind) => hidden.has(kind)) };
}
