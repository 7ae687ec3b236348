/** What a browser says of itself, by names that are the same in every language; null where nobody knows them. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isHandheld: boolean;
}

/** The first that fits: most browsers name those that they descend from, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/ Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const handhelds: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android']);

const nameIn = (table: typeof browsers, agent: string): string | null =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** The browser and system behind a user agent. */
export function deviceOf(agent: string | null): Device {
  const text = agent ?? '';
  const system = nameIn(systems, text);
  return { browser: nameIn(browsers, text), system, isHandheld: system !== null && handhelds.has(system) };
}
