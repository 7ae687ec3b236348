import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from '../project.ts';

/** One entry of Vite's build manifest, as far as sizes need it. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const kilobyte = 1000;

/** Brotli sizes in bytes (1 kB = 1000 bytes). What a first load fetches in all is counted by a browser (`first-load.e2e.ts`). */
export const budgets = {
  /** The groups that every page or every signed-in screen loads. */
  firstLoad: { chunk: /^_(?:react|base|seller)-/, max: 60 * kilobyte },
  laterChunk: 40 * kilobyte,
  /** The chart library, which screens load beside what they show and which no first load needs. */
  charts: { chunk: /^_bar-chart-/, max: 105 * kilobyte },
  locale: 25 * kilobyte,
} as const;

const localeKey = /^virtual:messages\/(?<locale>\w+)\/(?<topics>\w+)$/;
const isLocale = (key: string): boolean => localeKey.test(key);

const filesOf = (manifest: Manifest, keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]).filter(Boolean));

const total = (files: Iterable<string>, size: (file: string) => number): number =>
  [...files].reduce((sum, file) => sum + size(file), 0);

function over(name: string, bytes: number, max: number): string[] {
  return bytes > max ? [`${name}: ${(bytes / kilobyte).toFixed(1)} kB, budget ${max / kilobyte} kB`] : [];
}

function maxOf(key: string): number {
  const own = [budgets.firstLoad, budgets.charts].find(({ chunk }) => chunk.test(key));
  return own?.max ?? budgets.laterChunk;
}

/** What is over its budget, or cannot be measured; `size` gives a built file's compressed bytes. */
export function budgetFindings(manifest: Manifest, size: (file: string) => number): string[] {
  const keys = Object.keys(manifest);
  const locales = keys.filter(isLocale);
  const findings: string[] = [];
  const languages = new Set(locales.map((key) => localeKey.exec(key)?.groups?.['locale']));
  if (languages.size < 6) findings.push(`only ${languages.size} languages found: chunks of each are expected`);
  if (!keys.some((key) => budgets.firstLoad.chunk.test(key))) findings.push('no chunk of the first load was found');
  for (const key of locales)
    findings.push(...over(`locale ${key}`, total(filesOf(manifest, [key]), size), budgets.locale));
  for (const key of keys.filter((name) => !isLocale(name))) {
    const own = [...filesOf(manifest, [key])].filter((file) => /\.(?:js|css)$/.test(file));
    findings.push(...over(`chunk ${key}`, total(own, size), maxOf(key)));
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
