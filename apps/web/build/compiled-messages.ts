import { fileURLToPath } from 'node:url';
import { localeCodes } from '@offizin/domain/locale/locales';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const prefix = 'virtual:messages/';
const loadersId = 'virtual:message-loaders';
const locales = new URL('../../../packages/i18n/src/locales/', import.meta.url);

/** What is said before anyone has signed in; every other topic is a chunk of its own that its screens load. */
const baseTopics: ReadonlySet<string> = new Set(['errors', 'session', 'shell']);

// Argument formats other than these need data of the full ICU parser in the browser.
const legacyFormat = /\{\s*\w+\s*,\s*(number|date|time)\s*,\s*(?!::)[^}]+\}/;

function compiled(value: unknown, path: string): unknown {
  if (typeof value === 'string') {
    if (legacyFormat.test(value)) throw new Error(`${path}: use a "::" skeleton instead of "${value}"`);
    return compile(value);
  }
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, compiled(inner, `${path}.${key}`)]));
}

const fileOf = (locale: string) => new URL(`${locale}.ts`, locales);

async function messagesOf(locale: string): Promise<Readonly<Record<string, object>>> {
  const { messages } = (await import(fileOf(locale).href)) as { messages: Record<string, object> };
  return messages;
}

/** Each locale's loaders: of the base, and of every further topic. */
async function loadersCode(): Promise<string> {
  const topics = Object.keys(await messagesOf('en_GB')).filter((topic) => !baseTopics.has(topic));
  const loader = (name: string, id: string) => `${JSON.stringify(name)}: () => import(${JSON.stringify(prefix + id)})`;
  const ofLocale = (locale: string) => [loader('base', locale), ...topics.map((topic) => loader(topic, `${locale}/${topic}`))].join(', ');
  return `export const loaders = { ${localeCodes.map((locale) => `${locale}: { ${ofLocale(locale)} }`).join(', ')} }`;
}

/** Serves each locale's messages as modules of compiled ICU messages, so that no parser reaches the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(prefix) || id === loadersId ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${loadersId}`) return loadersCode();
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [locale = '', topic] = id.slice(prefix.length + 1).split('/');
      this.addWatchFile(fileURLToPath(fileOf(locale)));
      const served = Object.entries(await messagesOf(locale)).filter(([name]) => (topic === undefined ? baseTopics.has(name) : name === topic));
      return `export default ${JSON.stringify(compiled(Object.fromEntries(served), locale))}`;
    },
  };
}
