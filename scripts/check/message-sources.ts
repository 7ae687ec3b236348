import { createHash } from 'node:crypto';
import { textsOf, type MessageTree } from './message-tree.ts';

/** Of which English text the translations of a key were made: a short hash by key. */
export type Sources = Readonly<Record<string, string>>;

export const sourceOf = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 6);

const howTo = (key: string) => `node scripts/check-messages.ts --translated ${key}`;

/** Keys whose English text has changed since somebody last read it beside its translations. */
export function sourceFindings(english: MessageTree, sources: Sources): string[] {
  const texts = textsOf(english);
  const older = [...texts].filter(([key, text]) => sources[key] !== sourceOf(text));
  const gone = Object.keys(sources).filter((key) => !texts.has(key));
  return [
    ...older.map(
      ([key]) =>
        `${key}: the English text is newer than its translations. Read each of them beside it, then: ${howTo(key)}`,
    ),
    ...gone.map((key) => `${key}: there is no such text any more. Take it out: ${howTo(key)}`),
  ];
}

/** The sources once the translations of some keys, or of all without any, are right for the English text of now. */
export function withTranslated(english: MessageTree, sources: Sources, keys: readonly string[]): Sources {
  const texts = textsOf(english);
  const isAsked = (key: string) => keys.length === 0 || keys.includes(key);
  const entries = [...texts].flatMap(([key, text]): [string, string][] => {
    const source = isAsked(key) ? sourceOf(text) : sources[key];
    return source === undefined ? [] : [[key, source]];
  });
  const kept = Object.entries(sources).filter(([key]) => !texts.has(key) && !isAsked(key));
  return Object.fromEntries([...entries, ...kept].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
