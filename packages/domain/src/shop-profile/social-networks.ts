import { phoneRules, plainPhoneNumber } from '../company/phone-number.ts';

export const socialNetworks = ['FACEBOOK', 'WHATSAPP', 'LINKEDIN', 'TWITTER'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

interface NetworkRule {
  readonly name: string;
  /** The hosts of which pages may be pasted, without `www.`. */
  readonly hosts: readonly string[];
  readonly pattern: RegExp;
  readonly address: (name: string) => string;
}

/** The networks a shop may name, by the words of the product; TWITTER is called X today (PRO-05). */
const rules: Readonly<Record<SocialNetwork, NetworkRule>> = {
  FACEBOOK: {
    name: 'Facebook',
    hosts: ['facebook.com', 'm.facebook.com', 'fb.com'],
    pattern: /^[\p{L}\p{N}.-]{3,80}$/u,
    address: (name) => `https://www.facebook.com/${encodeURIComponent(name)}`,
  },
  WHATSAPP: {
    name: 'WhatsApp',
    hosts: ['wa.me'],
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
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  if (url === null || !hosts.includes(host)) return text.replace(/^@/, '');
  return decodeURIComponent(url.pathname.replaceAll(/^\/|\/$/g, ''));
}

/** A number with its country's prefix; without one it is a number of the shop's own country. */
function internationalNumber(typed: string, prefix: string): string {
  const digits = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  const known = phoneRules.find((rule) => digits.startsWith(rule.prefix));
  if (known !== undefined) return known.prefix + plainPhoneNumber(digits.slice(known.prefix.length), known.prefix);
  return digits.startsWith('+') ? digits : prefix + plainPhoneNumber(digits, prefix);
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
