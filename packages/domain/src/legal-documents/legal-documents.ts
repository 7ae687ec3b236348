import { isInnerHost } from '../company/inner-host.ts';

export const legalTypes = ['terms_conditions', 'terms_conditions_imprint', 'privacy_policy'] as const;
export type LegalType = (typeof legalTypes)[number];

export const legalKinds = ['file', 'free_text', 'link'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** What a legal document is in one language: a file, a text, or a link to another site. */
export type LegalContent =
  | { readonly kind: 'file'; readonly fileId: string; readonly fileName: string; readonly bytes: number }
  | { readonly kind: 'free_text'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string };

/** A published version in one language. */
export interface LegalVersion {
  readonly number: number;
  readonly language: string;
  readonly publishedAt: string;
}

/** The versions in force at an instant: of each language the newest one that was published until then. */
export function versionsInForce<V extends LegalVersion>(versions: readonly V[], at: string): V[] {
  const until = Date.parse(at);
  const newest = new Map<string, V>();
  for (const version of versions) {
    if (Date.parse(version.publishedAt) > until) continue;
    const known = newest.get(version.language);
    if (known === undefined || known.number < version.number) newest.set(version.language, version);
  }
  return [...newest.values()];
}

/** The number that the next version of a type gets. */
export const nextNumber = (versions: readonly Pick<LegalVersion, 'number'>[]): number =>
  Math.max(0, ...versions.map(({ number }) => number)) + 1;

/** Languages that have a version while the draft has none: there the older version stays in force. */
export const languagesLeftBehind = (live: readonly { language: string }[], drafts: readonly { language: string }[]) =>
  live.map(({ language }) => language).filter((each) => drafts.every(({ language }) => language !== each));

/** The address of a document elsewhere as it is kept; null for what is none, or leads to no public name. */
export function legalLink(typed: string): string | null {
  const url = URL.parse(typed.trim());
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const isName = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}-][\p{L}\p{N}-]+$/u.test(url.hostname);
  return isName && url.port === '' && !isInnerHost(url.hostname) ? url.href : null;
}
