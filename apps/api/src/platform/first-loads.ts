import { aliasPrefix, landing, type ScreenId, screenIds, screens } from '@offizin/domain/access/screens';
import type { LocaleCode } from '@offizin/domain/locale/locales';

/** What the build of the web app wrote about the screens that a visit mostly begins with: addresses of files. */
export interface FirstLoads {
  readonly fonts: readonly string[];
  readonly screens: {
    readonly [K in ScreenId]?: {
      readonly scripts: readonly string[];
      readonly styles: readonly string[];
      readonly texts: Readonly<Record<LocaleCode, readonly string[]>>;
    };
  };
}

const idsByPath = new Map(screenIds.map((id): [string, ScreenId] => [screens[id].path, id]));

/** The screen of an address, or of which it is a part: two levels deep at most, so that none is taken for the start page. */
function screenBelow(path: string): ScreenId | undefined {
  const parents = [path, path.replace(/\/[^/]*$/, ''), path.replace(/(?:\/[^/]*){2}$/, '')];
  return parents
    .map((each) => (each === screens.home.path && each !== path ? undefined : idsByPath.get(each)))
    .find(Boolean);
}

/** The screen that an address shows first: who is signed in is led past the sign-in, everybody else to it. */
export function firstScreen(path: string, isSignedIn: boolean): ScreenId {
  const own = path.startsWith(`${aliasPrefix}/`) ? path.slice(aliasPrefix.length) : path;
  const id = screenBelow(own.replace(/(?<=.)\/$/, '')) ?? landing.screen;
  if (isSignedIn) return id === 'login' ? landing.screen : id;
  return screens[id].public ? id : 'login';
}

const link = (attributes: string, address: string): string => `<link ${attributes} href="${address}" crossorigin>`;

/** Lets the browser fetch with the document what the screen's scripts would ask for one after the other. */
export function preloadLinks(
  { fonts, screens: known }: FirstLoads,
  screen: ScreenId,
  locale: LocaleCode | null,
): string {
  const { scripts = [], styles = [], texts } = known[screen] ?? {};
  return [
    ...fonts.map((address) => link('rel="preload" as="font" type="font/woff2"', address)),
    ...styles.map((address) => link('rel="preload" as="style"', address)),
    ...[...scripts, ...(locale === null ? [] : (texts?.[locale] ?? []))].map((address) =>
      link('rel="modulepreload"', address),
    ),
  ].join('');
}
