import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from '../project.ts';

/** One entry of Vite's build manifest, as far as sizes need it. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const kilobyte = 1000;

/** Brotli sizes in bytes (1 kB = 1000 bytes), and how many files a first load may ask for. */
export const budgets = {
  screens: [
    {
      name: 'login, first load',
      chunk: /login-screen\.tsx$/,
      messages: ['core', 'session'],
      max: 126 * kilobyte,
      files: 18,
    },
    {
      name: 'orders, first load',
      chunk: /(?:seller-layout|orders-screen|order-loader)\.tsx?$/,
      messages: ['core', 'orders'],
      max: 185 * kilobyte,
      files: 23,
    },
  ],
  laterChunk: 40 * kilobyte,
  /** The chart library, which screens load beside what they show and which no first load needs. */
  charts: { chunk: /^_bar-chart-/, max: 105 * kilobyte },
  locale: 25 * kilobyte,
} as const;

const localeKey = /^virtual:messages\/(?<locale>\w+)\/(?<topics>\w+)$/;
const isLocale = (key: string): boolean => localeKey.test(key);

/** Keys of the chunk and of all it needs before it can run, without what is loaded later. */
function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

const filesOf = (manifest: Manifest, keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]).filter(Boolean));

const total = (files: Iterable<string>, size: (file: string) => number): number =>
  [...files].reduce((sum, file) => sum + size(file), 0);

function over(name: string, bytes: number, max: number): string[] {
  return bytes > max ? [`${name}: ${(bytes / kilobyte).toFixed(1)} kB, budget ${max / kilobyte} kB`] : [];
}

/** What is over its budget, or cannot be measured; `size` gives a built file's compressed bytes. */
export function budgetFindings(manifest: Manifest, size: (file: string) => number): string[] {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const locales = keys.filter(isLocale);
  const first = withImports(manifest, entries);
  const shared = new Set(first);
  const findings = entries.length === 0 ? ['the manifest names no entry'] : [];
  const languages = new Set(locales.map((key) => localeKey.exec(key)?.groups?.['locale']));
  if (languages.size < 6) findings.push(`only ${languages.size} languages found: chunks of each are expected`);
  for (const { name, chunk, messages, max, files } of budgets.screens) {
    const screen = keys.filter((key) => chunk.test(key));
    if (screen.length === 0) findings.push(`${name}: no chunk matches ${chunk}`);
    const english = messages.map((topics) => `virtual:messages/en_GB/${topics}`).filter((key) => key in manifest);
    if (english.length < messages.length) findings.push(`${name}: not all of its messages are there`);
    const needed = withImports(manifest, [...entries, ...english, ...screen]);
    for (const key of needed) shared.add(key);
    const fetched = filesOf(manifest, needed);
    findings.push(...over(name, total(fetched, size), max));
    if (fetched.size > files) findings.push(`${name}: ${fetched.size} files, budget ${files}`);
  }
  for (const key of locales)
    findings.push(...over(`locale ${key}`, total(filesOf(manifest, [key]), size), budgets.locale));
  const alreadyThere = filesOf(manifest, shared);
  for (const key of keys.filter((name) => !shared.has(name) && !isLocale(name))) {
    const own = [...filesOf(manifest, [key])].filter((file) => !alreadyThere.has(file) && /\.(?:js|css)$/.test(file));
    const max = budgets.charts.chunk.test(key) ? budgets.charts.max : budgets.laterChunk;
    findings.push(...over(`chunk ${key}`, total(own, size), max));
  }
  return findings;
}

/** The findings for the built web app. */
export function checkBudgets(): string[] {
  const dist = inProject('apps', 'web', 'dist');
  const file = path.join(dist, '.vite', 'manifest.json');
  if (!existsSync(file)) return [`${file} is missing: the web app is not built with build.manifest`];
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return budgetFindings(manifest, (name) => brotliCompressSync(readFileSync(path.join(dist, name)), quality).length);
}
