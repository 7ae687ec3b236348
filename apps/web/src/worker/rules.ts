/** What a build of the portal consists of, as far as it is kept for when there is no connection. */
export interface BuiltFiles {
  /** Which build this is: the name of its entry, which changes with whatever that leads to. */
  readonly build: string;
  /** Scripts, style sheets, fonts and icons that every language needs. */
  readonly shared: readonly string[];
  /** The files with texts, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Where the page comes from that is shown when the server is not reached; it holds nothing of anybody. */
export const shellPath = '/offline-page';

const cachePrefix = 'portal ';

/** A build's files are in a cache of their own; an open page keeps its build's by a lock of the same name. */
export const cacheOf = (build: string): string => `${cachePrefix}${build}`;

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** How a request is answered: a page from the network or else the kept shell, a file from the cache first, all else as if nobody stood between. */
export type Answer = 'page' | 'file' | 'pass';

/** Calls are never kept here, whatever they return; a file that a call returns is opened like a page. */
const calls = ['/api/', '/phw/api/', '/media/'];

export function answerFor({ method, mode, url }: Asked, origin: string): Answer {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || calls.some((path) => pathname.startsWith(path))) return 'pass';
  if (pathname.startsWith('/assets/')) return 'file';
  return mode === 'navigate' ? 'page' : 'pass';
}

/** The languages that earlier builds' caches hold files of: whoever used them goes on with them. */
export function languagesIn(paths: readonly string[], texts: BuiltFiles['texts']): readonly string[] {
  return Object.keys(texts).filter((language) => paths.some((path) => path.startsWith(`/assets/${language}-`)));
}

/** The caches that nobody needs any more: of earlier builds without an open page. */
export function goneCaches(names: readonly string[], own: string, locks: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(cachePrefix) && name !== own && !locks.includes(name));
}
