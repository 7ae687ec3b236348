import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const prefix = 'virtual:messages/';
const locales = new URL('../../../packages/i18n/src/locales/', import.meta.url);

// Argument formats other than these need data of the full ICU parser in the browser.
const legacyFormat = /\{\s*\w+\s*,\s*(number|date|time)\s*,\s*(?!::)[^}]+\}/;

function compiled(value: unknown, path: string): unknown {
  if (typeof value === 'string') {
    if (legacyFormat.test(value)) throw new Error(`${path}: use a "::" skeleton instead of "${value}"`);
    return compile(value);
  }
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, compiled(inner, `${path}.${key}`)]));
}

/** Serves each locale's messages as one module of compiled ICU messages, so that no parser reaches the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const locale = id.slice(prefix.length + 1);
      const file = new URL(`${locale}.ts`, locales);
      this.addWatchFile(fileURLToPath(file));
      const { messages } = (await import(file.href)) as { messages: object };
      return `export default ${JSON.stringify(compiled(messages, locale))}`;
    },
  };
}
