import { textsOf, type MessageTree } from './message-tree.ts';

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** Keys that code reaches in a way the scan cannot see: everything below the prefix counts as used, for the reason given. */
export type DynamicPrefixes = Readonly<Record<string, string>>;

const callsOfNamespace =
  /\b(?:useTranslations|getTranslations)(?:<[^>]*>)?\(\s*(?:['"]([\w.-]+)['"])?\s*\)|\bnamespace:\s*['"]([\w.-]+)['"]/g;
const typesOfNamespace = /<\s*['"]([\w.-]+)['"]\s*>/g;
const aliases = /\btype\s+(\w+)\s*=[^;]*?<\s*['"]([\w.-]+)['"]\s*>/g;
const literals = /(['"`])([\w-]+(?:\.[\w-]+)*)\1/g;
const templates = /`((?:[\w.-]|\$\{(?:[^{}`]|\{[^{}`]*\})*\})+)`/g;
const hole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
const translatorMakers =
  /\bfunction\s+(\w+)(?:(?!\n\})[^])*?\breturn\s+(?:useTranslations\(\s*['"]([\w.-]+)|createTranslator\((?:(?!\n\})[^])*?namespace:\s*['"]([\w.-]+))/g;
const destructured = /\{([^{}]*)\}\s*=\s*[\w.]*[mM]essages\s*;/g;
const objectAccess = /\b(?:\w*[mM]essages|\w*[tT]exts)\w*(?:\([^()]*\))?\)?((?:\??\.\w+|\[['"][\w-]+['"]\])+)/g;

/** Every place inside the tree that holds others, by its path; the root is the empty path. */
function namespacesOf(keys: Iterable<string>): Set<string> {
  const namespaces = new Set(['']);
  for (const key of keys) {
    const parts = key.split('.');
    for (let length = 1; length < parts.length; length += 1) namespaces.add(parts.slice(0, length).join('.'));
  }
  return namespaces;
}

const join = (namespace: string, key: string): string => (namespace === '' ? key : `${namespace}.${key}`);

/** Names of types and functions that stand for one namespace's translator, for the files that import them. */
function translatorNames(sources: readonly SourceText[], namespaces: ReadonlySet<string>): Map<string, string> {
  const declared = sources.flatMap(({ text }) =>
    [...text.matchAll(aliases), ...text.matchAll(translatorMakers)].map(
      (match) => [match[1] ?? '', match[2] ?? match[3] ?? ''] as const,
    ),
  );
  return new Map(declared.filter(([, namespace]) => namespaces.has(namespace)));
}

function namespacesIn(text: string, all: ReadonlySet<string>, names: ReadonlyMap<string, string>): string[] {
  const named = [
    ...[...text.matchAll(callsOfNamespace)].map((match) => match[1] ?? match[2] ?? ''),
    ...[...text.matchAll(typesOfNamespace)].map((match) => match[1] ?? ''),
    ...[...names].filter(([name]) => new RegExp(`\\b${name}\\b`).test(text)).map(([, namespace]) => namespace),
  ];
  return [...new Set(named.filter((namespace) => all.has(namespace)))];
}

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** The keys a template reaches: each `${…}` is any part of a key, a leading one (no static prefix) only one step of it. */
function templatePatterns(namespace: string, template: string): string[] {
  const parts = template.split(hole).map(escaped);
  if (parts.length === 1 || !parts.some((part) => /\w/.test(part))) return [];
  const [first = '', second = '', ...rest] = parts;
  const leading = `${first}${first === '' ? String.raw`[\w-]+` : String.raw`[\w.-]+`}${second}`;
  const pattern = [leading, ...rest].join(String.raw`[\w.-]+`);
  return [namespace === '' ? pattern : `${escaped(namespace)}\\.${pattern}`];
}

/** Chains such as `.orders.status` that start at an object of messages, destructured topics included. */
function accessChains(text: string): string[] {
  const topics = [...text.matchAll(destructured)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/(\w+)\s*(?=,|$)/g)].map((name) => name[1] ?? ''),
  );
  return [
    ...[...text.matchAll(objectAccess)].map((match) => match[1] ?? ''),
    ...topics.flatMap((topic) =>
      [...text.matchAll(new RegExp(`(?<![.\\w])${topic}(?:\\??\\.\\w+)+`, 'g'))].map((match) => match[0]),
    ),
  ];
}

/** The longest path into the messages that an access such as `messages.orders.status[x]` spells out. */
function accessedPaths(text: string, namespaces: ReadonlySet<string>, keys: ReadonlySet<string>): string[] {
  return accessChains(text).flatMap((chain) => {
    const parts = [...chain.matchAll(/[\w-]+/g)].map((part) => part[0]);
    for (let length = parts.length; length > 0; length -= 1) {
      const path = parts.slice(0, length).join('.');
      if (keys.has(path) || namespaces.has(path)) return [path];
    }
    return [];
  });
}

/** The keys of `english` that no source reaches, sorted; `sources` are the files that show messages, tests left out. */
export function unusedKeys(english: MessageTree, sources: readonly SourceText[], dynamic: DynamicPrefixes): string[] {
  const keys = new Set(textsOf(english).keys());
  const namespaces = namespacesOf(keys);
  const names = translatorNames(sources, namespaces);
  const exact = new Set<string>();
  const below = new Set(Object.keys(dynamic));
  const patterns = new Set<string>();
  for (const { text } of sources) {
    for (const path of accessedPaths(text, namespaces, keys)) (keys.has(path) ? exact : below).add(path);
    for (const namespace of namespacesIn(text, namespaces, names)) {
      for (const match of text.matchAll(literals)) exact.add(join(namespace, match[2] ?? ''));
      for (const match of text.matchAll(templates))
        for (const each of templatePatterns(namespace, match[1] ?? '')) patterns.add(each);
    }
  }
  const reached = [...patterns].map((pattern) => new RegExp(`^${pattern}$`));
  const prefixes = [...below].map((prefix) => `${prefix}.`);
  const used = (key: string): boolean =>
    exact.has(key) || prefixes.some((prefix) => key.startsWith(prefix)) || reached.some((pattern) => pattern.test(key));
  return [...keys].filter((key) => !used(key)).toSorted();
}
