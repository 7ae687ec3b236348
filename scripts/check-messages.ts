import { readFileSync, writeFileSync } from 'node:fs';
import { localeCodes } from '../packages/domain/src/locale/locales.ts';
import { messages as english } from '../packages/i18n/src/locales/en_GB.ts';
import { pluralFindings } from './check/message-plurals.ts';
import { sourceFindings, type Sources, withTranslated } from './check/message-sources.ts';
import { textFindings } from './check/message-texts.ts';
import type { MessageTree } from './check/message-tree.ts';
import { unusedKeys, type DynamicPrefixes, type SourceText } from './check/message-uses.ts';
import { sharedTexts } from './check/shared-texts.ts';
import { filesBelow } from './check/source-files.ts';
import { wordFindings } from './check/word-rules.ts';
import { inProject } from './project.ts';

/** Each with its reason: the scan sees namespaces, literals and templates of one file at a time. */
const dynamicPrefixes: DynamicPrefixes = {
  partnerPage: 'the parts of the public page read them through the words of a visit, which another file makes',
  'forms.missing': 'read by the name of an empty field, in platform/messages.ts',
  'offers.column': 'the table names each of columnIds, which another file declares',
  'orders.sort': 'the toolbar shows each of orderSorts, which another file declares',
  'screenErrors.code': 'read by the code of an error once they are there, in platform/messages.ts',
  'shell.theme': 'the top bar shows each of themeChoices, which another file declares',
};

const sourcesFile = inProject('packages/i18n/translated-from.json');
const readSources = (): Sources => JSON.parse(readFileSync(sourcesFile, 'utf8'));

async function messagesOf(locale: string): Promise<MessageTree> {
  const module: { messages: MessageTree } = await import(`../packages/i18n/src/locales/${locale}.ts`);
  return module.messages;
}

function sources(): SourceText[] {
  return ['apps/web/src', 'apps/api/src']
    .flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(inProject(file), 'utf8') }));
}

/** What is wrong with the project's messages: each locale against English, and keys that nothing shows. */
export async function checkMessages(): Promise<string[]> {
  const trees = Object.fromEntries(
    await Promise.all(localeCodes.map(async (locale) => [locale, await messagesOf(locale)] as const)),
  );
  return [
    ...Object.entries(trees).flatMap(([locale, tree]) =>
      textFindings(locale, tree, { english, shared: sharedTexts[locale.slice(0, 2)] ?? [] }),
    ),
    ...Object.entries(trees).flatMap(([locale, tree]) => wordFindings(locale, tree)),
    ...pluralFindings(trees),
    ...sourceFindings(english, readSources()),
    ...unusedKeys(english, sources(), dynamicPrefixes).map((key) => `${key}: nothing shows this text`),
  ];
}

/** `--translated KEY…`: the translations of these texts were read beside the English ones, or all without a key. */
function keepTranslated(keys: readonly string[]): void {
  writeFileSync(sourcesFile, `${JSON.stringify(withTranslated(english, readSources(), keys), null, 2)}\n`);
}

if (import.meta.main) {
  const [option, ...keys] = process.argv.slice(2);
  if (option === '--translated') keepTranslated(keys);
  const findings = await checkMessages();
  if (findings.length > 0) process.stdout.write(`${findings.join('\n')}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
