import { plainPhoneNumber } from '../company/phone-number.ts';
import { meantPhone } from '../typed/meant-phone.ts';
import { meantLine } from '../typed/meant-signs.ts';

export const socialNetworks = ['FACEBOOK', 'WHATSAPP', 'LINKEDIN', 'TWITTER'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

interface NetworkRule {
  readonly name: string;
  /** The hosts of which pages may be pasted, with those below them: `www.`, `de.`, `m.`. */
  readonly hosts: readonly string[];
  readonly pattern: RegExp;
  readonly address: (name: string) => string;
}

/** The networks a shop may name, by the words of the product; TWITTER is called X today (PRO-05). */
const rules: Readonly<Record<SocialNetwork, NetworkRule>> = {
  FACEBOOK: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com'],
    // Pages without a name of their own are shown by a script that is told their number.
    pattern: /^(?:profile\.php\?id=\d{5,20}|(?!profile\.php)[\p{L}\p{N}.-]{3,80})$/u,
    address: (name) => `https://www.facebook.com/${encodeURIComponent(name).replace('%3Fid%3D', '?id=')}`,
  },
  WHATSAPP: {
    name: 'WhatsApp',
    hosts: ['wa.me', 'api.whatsapp.com', 'web.whatsapp.com'],
    pattern: /^\+[1-9]\d{6,14}$/,
    address: (name) => `https://wa.me/${name.slice(1)}`,
  },
  LINKEDIN: {
    name: 'LinkedIn',
    hosts: ['linkedin.com'],
    pattern: /^(?:company\/|in\/|school\/)?[\p{L}\p{N}_-]{2,100}$/u,
    address: (name) =>
      `https://www.linkedin.com/${(name.includes('/') ? name : `company/${name}`).split('/').map(encodeURIComponent).join('/')}`,
  },
  TWITTER: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    pattern: /^\w{1,15}$/,
    address: (name) => `https://x.com/${name}`,
  },
};

export const networkName = (network: SocialNetwork): string => rules[network].name;

/** The name of a page in what somebody pasted or typed: its address, `@name`, or the name alone. */
function nameIn(typed: string, hosts: readonly string[]): string {
  const text = meantLine(typed).trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)))
    return text.replace(/^@/, '');
  const path = decoded(url.pathname.replaceAll(/^\/|\/$/g, ''));
  return byNumber(path, url.searchParams) ?? path;
}

/** A path as it is read; as it is written where its percent signs mean nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a page is called whose address names it by a number only: a profile of Facebook, a phone of WhatsApp. */
function byNumber(path: string, query: URLSearchParams): string | null {
  const [id, phone] = [query.get('id'), query.get('phone')];
  if (path === 'profile.php') return `${path}?id=${id ?? ''}`;
  const [, person] = /^people\/[^/]+\/(\d+)$/.exec(path) ?? [];
  if (person !== undefined) return `profile.php?id=${person}`;
  return path === 'send' && phone !== null ? phone.replace(/^[+\s]/, '') : null;
}

/** A number with its country's prefix; without one it is a number of the shop's own country. */
function internationalNumber(typed: string, prefix: string): string {
  const meant = meantPhone({ prefix, number: typed });
  const digits = meant.number.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  return digits.startsWith('+') ? digits : meant.prefix + plainPhoneNumber(digits, meant.prefix);
}

/** What is kept of what was typed for a network; null where it cannot be a page of it. `prefix` is the shop's own for numbers. */
export function socialName(network: SocialNetwork, typed: string, prefix: string): string | null {
  const { hosts, pattern } = rules[network];
  const name = nameIn(typed, hosts);
  const kept =
    network === 'WHATSAPP'
      ? internationalNumber(/^\d{11,}$/.test(name) && name !== typed.trim() ? `+${name}` : name, prefix)
      : name;
  return pattern.test(kept) ? kept : null;
}

/** The address of a shop's page in a network. */
export const socialAddress = (network: SocialNetwork, name: string): string => rules[network].address(name);
