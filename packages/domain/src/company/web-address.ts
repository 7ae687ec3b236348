import { isInnerHost } from './inner-host.ts';

/** The longest web address that is taken. */
export const webAddressLength = 200;

/** `name.tld` with as many labels as it likes, in any script; no address of a machine, and no name without a dot. */
const hostName =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u;

/** What URL itself would mend in silence: spaces, control characters, backslashes. */
const mended = /[\s\p{Cc}\p{Cf}\\]/u;

function parsed(address: string, protocols: readonly string[]): URL | null {
  if (address.length > webAddressLength || mended.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const [, authority = ''] = /^[a-z]+:\/\/([^/?#]*)/i.exec(address) ?? [];
  const isPlain = url.username === '' && url.password === '' && !authority.includes('@');
  const host = authority.replace(/:\d{1,5}$/, '');
  return isPlain && protocols.includes(url.protocol) && hostName.test(host) && !isInnerHost(url.hostname) ? url : null;
}

/** A website: with http or https. */
export const isWebsite = (typed: string): boolean => parsed(typed.trim(), ['http:', 'https:']) !== null;

/** The part of a company's address that its name makes: `Löwen Apotheke` becomes `lowen-apotheke`. */
export const companySlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The company's page at the marketplace: begins with what the marketplace begins such addresses with, and then the company's name.
 * Within another address the two would lead elsewhere; `/../` is followed before it is judged.
 */
export function isCompanyAddress(typed: string, { prefix, company }: { prefix: string; company: string }): boolean {
  const slug = companySlug(company);
  const start = URL.parse(`${prefix}${slug}`)?.href ?? '';
  const address = parsed(typed.trim(), ['https:'])?.href ?? '';
  const isWhole = /^[/?#]?$/.test(address.charAt(start.length));
  return slug !== '' && start !== '' && address.startsWith(start) && isWhole;
}
