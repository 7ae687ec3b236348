import { argumentsOf } from './message-arguments.ts';
import { textsOf, type MessageTree } from './message-tree.ts';

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

function argumentFindings(text: string, english: string): string[] {
  const own = read(text);
  if ('fault' in own) return [`does not compile: ${own.fault}`];
  const wanted = read(english);
  if ('fault' in wanted) return [];
  const [has, needs] = [own.arguments.join(', '), wanted.arguments.join(', ')];
  return has === needs ? [] : [`has the arguments (${has}), English has (${needs})`];
}

/** A text may be the English one where the language shares the word: such keys are listed, so that no synonym is invented for them. */
function sharedFindings(
  locale: string,
  text: string,
  { text: english, isShared }: { text: string; isShared: boolean },
): string[] {
  if (locale.startsWith('en') || wordsOf(text) === '') return [];
  if (text === english) return isShared ? [] : ['is the English text'];
  return isShared && !locale.endsWith('_CH') ? ['is listed as shared with English and is another text'] : [];
}

/** The English texts, and the keys whose text the language shares with them. */
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
        ...(original === undefined
          ? []
          : sharedFindings(locale, text, { text: original, isShared: shared.includes(key) })),
      ].map((finding) => `${key}: ${finding}`);
    }),
  ];
  return findings.map((finding) => `${locale} ${finding}`);
}
