import { argumentsOf } from './message-arguments.ts';
import { textsOf, type MessageTree } from './message-tree.ts';

type Texts = ReadonlyMap<string, string>;

const wordsOf = (text: string): string => text.replaceAll(/\{\w+\}/g, '').replaceAll(/\b(?:min|h|s)\b|[^\p{L}]/gu, '');

/** What is wrong with one text by itself, whatever the English text is. */
function spellingFindings(locale: string, text: string): string[] {
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(text.includes("'") ? ['has a straight apostrophe, which ICU reads as an escape: use ’'] : []),
    ...(locale.endsWith('_CH') && text.includes('ß') ? ['has an ß, which Swiss spelling does not know'] : []),
    ...(locale.startsWith('fr') && / [:;?!»]|« /.test(text) ? ['has a breaking space beside : ; ? ! « or »'] : []),
  ];
}

/** The arguments of a text, or the reason why it does not compile. */
function read(text: string): { arguments: readonly string[] } | { fault: string } {
  try {
    return { arguments: argumentsOf(text) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** What a language counts with a plural form, another one may write as it is: `pluralFindings` looks at that. */
const kindsOf = (given: readonly string[]): string =>
  [...new Set(given.map((each) => each.replace(/: (?:plain|plural)$/, ': value')))].join(', ');

function argumentFindings(text: string, english: string): string[] {
  const own = read(text);
  if ('fault' in own) return [`does not compile: ${own.fault}`];
  const wanted = read(english);
  if ('fault' in wanted) return [];
  const [has, needs] = [kindsOf(own.arguments), kindsOf(wanted.arguments)];
  return has === needs ? [] : [`has the arguments (${has}), English has (${needs})`];
}

/** A text may be the English one where the language shares the word: such texts are listed, so that no synonym is invented for them. */
function sameFindings(locale: string, text: string, shared: readonly string[]): string[] {
  if (locale.startsWith('en') || wordsOf(text) === '' || shared.includes(text)) return [];
  return ['is the English text'];
}

/** What is listed as shared, though no key has it in both languages. */
function unsharedFindings(own: Texts, wanted: Texts, shared: readonly string[]): string[] {
  const both = new Set([...own].filter(([key, text]) => wanted.get(key) === text).map(([, text]) => text));
  return shared
    .filter((text) => !both.has(text))
    .map((text) => `“${text}” is listed as shared with English and is not`);
}

/** The English texts, and those that the language shares with them. */
export interface Originals {
  readonly english: MessageTree;
  readonly shared?: readonly string[];
}

/** What is wrong with a locale's messages against the English ones, as `locale key: what`. */
export function textFindings(locale: string, messages: MessageTree, { english, shared = [] }: Originals): string[] {
  const own = textsOf(messages);
  const wanted = textsOf(english);
  const findings = [
    ...[...wanted.keys()].filter((key) => !own.has(key)).map((key) => `${key}: is missing`),
    ...[...own.keys()].filter((key) => !wanted.has(key)).map((key) => `${key}: is not in en_GB`),
    ...[...own].flatMap(([key, text]) => {
      const original = wanted.get(key);
      return [
        ...spellingFindings(locale, text),
        ...argumentFindings(text, original ?? text),
        ...(text === original ? sameFindings(locale, text, shared) : []),
      ].map((finding) => `${key}: ${finding}`);
    }),
    ...(locale.endsWith('_CH') ? [] : unsharedFindings(own, wanted, shared)),
  ];
  return findings.map((finding) => `${locale} ${finding}`);
}
