import { fileURLToPath } from 'node:url';
import { localeCodes } from '@offizin/domain/locale/locales';
import { topicSets } from '@offizin/i18n/topic-sets';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const loaders = 'virtual:messages';
const prefix = `${loaders}/`;
const locales = new URL('../../../packages/i18n/src/locales/', import.meta.url);

// Argument formats other than these need data of the full ICU parser in the browser.
const legacyFormat = /\{\s*\w+\s*,\s*(number|date|time)\s*,\s*(?!::)[^}]+\}/;

const pound = 0;
const numberType = 4;

/** The number that # shows is grouped as everywhere else on the screen; by itself it follows the language, which leaves 1067 as it is in some. */
function withGroupedCounts(node: unknown, argument?: string): unknown {
  if (node === pound) return [argument, numberType, 'grouped'];
  if (!Array.isArray(node)) return node;
  const [name, type, branches] = node;
  if (typeof name !== 'string' || typeof branches !== 'object' || branches === null || Array.isArray(branches))
    return node.map((inner) => withGroupedCounts(inner, argument));
  const counted = Object.entries(branches).map(([key, branch]) => {
    const grouped = withGroupedCounts(branch, name);
    return [key, branch === pound ? [grouped] : grouped];
  });
  return [name, type, Object.fromEntries(counted)];
}

function compiled(value: unknown, path: string): unknown {
  if (typeof value === 'string') {
    if (legacyFormat.test(value)) throw new Error(`${path}: use a "::" skeleton instead of "${value}"`);
    return withGroupedCounts(compile(value));
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, compiled(inner, `${path}.${key}`)]),
  );
}

const first = 'core';

/** The loaders of a language's other sets travel with its first one, so that the page begins with eight addresses, not with all. */
const loadersOf = (locale: string): string =>
  Object.keys(topicSets)
    .filter((set) => set !== first)
    .map((set) => `${set}: () => import('${prefix}${locale}/${set}')`)
    .join(', ');

/** Texts are named by their language in the built files, everything else by itself. */
function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const id = facadeModuleId ?? '';
  const locale = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1).split('/')[0] : undefined;
  return locale === undefined ? 'assets/[name]-[hash].js' : `assets/${locale}-[name]-[hash].js`;
}

/** Serves each topic set of each locale as one module of compiled ICU messages, and the tables of their loaders. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    config: () => ({ build: { rolldownOptions: { output: { chunkFileNames } } } }),
    resolveId: (id) => (id === loaders || id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${loaders}`)
        return `export default { ${localeCodes.map((locale) => `${locale}: () => import('${prefix}${locale}/${first}')`).join(', ')} }`;
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [locale = '', set] = id.slice(prefix.length + 1).split('/');
      const topics: readonly string[] = Object.entries(topicSets).find(([name]) => name === set)?.[1] ?? [];
      const file = new URL(`${locale}.ts`, locales);
      this.addWatchFile(fileURLToPath(file));
      const { messages } = (await import(file.href)) as { messages: object };
      const wanted = Object.fromEntries(Object.entries(messages).filter(([topic]) => topics.includes(topic)));
      const more = set === first ? `\nexport const sets = { ${loadersOf(locale)} }` : '';
      return `export default ${JSON.stringify(compiled(wanted, locale))}${more}`;
    },
  };
}
