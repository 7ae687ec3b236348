import { argumentsOf } from './message-arguments.ts';
import { textsOf, type MessageTree } from './message-tree.ts';
import { plainCounts } from './plain-counts.ts';

/** The arguments of a text that are counted; none of a text that does not compile, which is found elsewhere. */
function argumentsOfKind(text: string, kind: 'plain' | 'plural'): string[] {
  try {
    return argumentsOf(text).flatMap((each) => (each.endsWith(`: ${kind}`) ? [each.slice(0, each.indexOf(':'))] : []));
  } catch {
    return [];
  }
}

/**
 * Numbers that one language counts with a plural form and another one writes as they are: "1 were late". `plain` lists those with which
 * nothing in the sentence agrees, by locale and key.
 */
export function pluralFindings(
  locales: Readonly<Record<string, MessageTree>>,
  plain: Readonly<Record<string, readonly string[]>> = plainCounts,
): string[] {
  const texts = Object.entries(locales).map(([locale, tree]) => ({ locale, texts: textsOf(tree) }));
  const counted = new Map<string, Set<string>>();
  for (const { texts: own } of texts)
    for (const [key, text] of own)
      for (const name of argumentsOfKind(text, 'plural')) counted.set(key, (counted.get(key) ?? new Set()).add(name));
  const missing = texts.flatMap(({ locale, texts: own }) =>
    [...counted].flatMap(([key, names]) => {
      const text = own.get(key) ?? '';
      const plural = new Set(argumentsOfKind(text, 'plural'));
      const bare = argumentsOfKind(text, 'plain').filter((name) => names.has(name) && !plural.has(name));
      return bare.map((name) => ({ locale, key, name }));
    }),
  );
  const isListed = ({ locale, key }: { locale: string; key: string }) =>
    plain[locale.slice(0, 2)]?.includes(key) ?? false;
  const used = new Set(missing.filter(isListed).map(({ locale, key }) => `${locale.slice(0, 2)} ${key}`));
  const unused = Object.entries(plain).flatMap(([language, keys]) =>
    keys
      .filter((key) => !used.has(`${language} ${key}`))
      .map((key) => `${language} ${key}: is listed in plain-counts.ts and counts with a plural form`),
  );
  return [
    ...missing
      .filter((each) => !isListed(each))
      .map(
        ({ locale, key, name }) =>
          `${locale} ${key}: {${name}} has no plural form; where nothing agrees with it, list the text in plain-counts.ts`,
      ),
    ...unused,
  ];
}
