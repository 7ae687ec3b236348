import { argumentsOf } from './message-arguments.ts';
import { textsOf, type MessageTree } from './message-tree.ts';

/** Words that are the same in English and the language; a text of nothing but arguments and signs needs no entry. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: [
    'App',
    'EAN',
    'Filter',
    'Format',
    'Minimum',
    'Name',
    'Shop',
    'Standard',
    'Start',
    'Status',
    'Uploads',
    'Website',
  ],
  fr: [
    'Action',
    'Actions',
    'Catalogues',
    'Date',
    'EAN',
    'Format',
    'Information',
    'Standard',
    'Stock',
    'stock {change}',
    'Type',
    'Verdict',
  ],
  es: ['App', 'EAN', 'Marketplace', 'Stock', 'stock {change}'],
  it: ['App', 'EAN', 'File', 'Marketplace', 'Password', 'Standard'],
  pt: ['EAN', 'Marketplace', 'Stock', 'stock {change}'],
};

const wordsOf = (text: string): string => text.replaceAll(/\{\w+\}/g, '').replaceAll(/\b(?:min|h|s)\b|[^\p{L}]/gu, '');

/** What is wrong with one text as it stands, whatever the English one says. */
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

function untranslated(locale: string, text: string, english: string): boolean {
  const language = locale.slice(0, 2);
  if (language === 'en' || text !== english || wordsOf(text) === '') return false;
  return !(sameAsEnglish[language] ?? []).includes(text);
}

/** What is wrong with a locale's messages against the English ones, as `locale key: what`. */
export function textFindings(locale: string, messages: MessageTree, english: MessageTree): string[] {
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
        ...(original !== undefined && untranslated(locale, text, original) ? ['is the English text'] : []),
      ].map((finding) => `${key}: ${finding}`);
    }),
  ];
  return findings.map((finding) => `${locale} ${finding}`);
}
