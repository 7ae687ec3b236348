import { mentionsIn, type Mentions } from './message-mentions.ts';
import { textsOf, type MessageTree } from './message-tree.ts';

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** Keys that code reaches in a way the scan cannot see: everything below the prefix counts as used, for the reason given. */
export type DynamicPrefixes = Readonly<Record<string, string>>;

/** Every path inside the tree that has others below it, by its path; the root is the empty path. */
function namespacesOf(keys: Iterable<string>): Set<string> {
  const namespaces = new Set(['']);
  for (const key of keys) {
    const parts = key.split('.');
    for (let length = 1; length < parts.length; length += 1) namespaces.add(parts.slice(0, length).join('.'));
  }
  return namespaces;
}

const join = (namespace: string, key: string): string => (namespace === '' ? key : `${namespace}.${key}`);

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** The keys a template reaches: each hole is any part of a key, a leading one (no fixed part before it) only one step of it. */
function templatePatterns(namespace: string, template: readonly string[]): string[] {
  if (template.length === 1 || !template.every((part) => /^[\w.-]*$/.test(part))) return [];
  const parts = template.map(escaped);
  if (!parts.some((part) => /\w/.test(part))) return [];
  const [first = '', second = '', ...rest] = parts;
  const leading = `${first}${first === '' ? String.raw`[\w-]+` : String.raw`[\w.-]+`}${second}`;
  const pattern = [leading, ...rest].join(String.raw`[\w.-]+`);
  return [namespace === '' ? pattern : `${escaped(namespace)}\\.${pattern}`];
}

/** The longest beginning of a path that the messages have. */
function knownPath(path: string, isKnown: (path: string) => boolean): string[] {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const beginning = parts.slice(0, length).join('.');
    if (isKnown(beginning)) return [beginning];
  }
  return [];
}

/** The namespaces that a file mentions: its own, and those of translators that it names. */
function namespacesIn(mentions: Mentions, translators: ReadonlyMap<string, string>): Set<string> {
  const named = [...mentions.identifiers].flatMap((name) => translators.get(name) ?? []);
  return new Set([...mentions.namespaces, ...named]);
}

/** The keys of `english` that no source reaches, sorted; `sources` are the files that show messages, tests left out. */
export function unusedKeys(english: MessageTree, sources: readonly SourceText[], dynamic: DynamicPrefixes): string[] {
  const keys = new Set(textsOf(english).keys());
  const namespaces = namespacesOf(keys);
  const files = sources.map(({ file, text }) => mentionsIn(file, text));
  const translators = new Map(files.flatMap((file) => [...file.translators]));
  const exact = new Set<string>();
  const below = new Set(Object.keys(dynamic));
  const patterns = new Set<string>();
  for (const file of files) {
    for (const path of file.paths)
      for (const known of knownPath(path, (each) => keys.has(each) || namespaces.has(each)))
        (keys.has(known) ? exact : below).add(known);
    for (const namespace of namespacesIn(file, translators)) {
      if (!namespaces.has(namespace)) continue;
      for (const literal of file.literals) exact.add(join(namespace, literal));
      for (const template of file.templates)
        for (const pattern of templatePatterns(namespace, template)) patterns.add(pattern);
    }
  }
  const reached = [...patterns].map((pattern) => new RegExp(`^${pattern}$`));
  const prefixes = [...below].map((prefix) => `${prefix}.`);
  const used = (key: string): boolean =>
    exact.has(key) || prefixes.some((prefix) => key.startsWith(prefix)) || reached.some((pattern) => pattern.test(key));
  return [...keys].filter((key) => !used(key)).toSorted();
}
