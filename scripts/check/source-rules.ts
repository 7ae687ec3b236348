import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandIds } from '../../packages/domain/src/brand/brands.ts';
import { inProject } from '../project.ts';
import { sourceFiles } from './source-files.ts';

interface LineRule {
  readonly pattern: RegExp;
  readonly message: string;
  readonly appliesTo?: (file: string) => boolean;
}

const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file);

/** The one home of `Intl` objects in texts and browser; each of them is slow to build. */
const formatters = 'packages/i18n/src/intl-formats.ts';

const lineRules: readonly LineRule[] = [
  {
    pattern: /(?:oxlint|eslint)-disable(?!.* -- \S)/,
    message: 'a lint disable states its reason: "oxlint-disable-next-line <rule> -- <reason>"',
  },
  {
    pattern: /@ts-(?:ignore|nocheck)|@ts-expect-error\s*$/,
    message: '@ts-expect-error with a reason is the only way out of a type',
  },
  { pattern: /\bas (?:any|never)\b|\bas unknown as\b/, message: 'no assertion that silences the types' },
  {
    pattern: new RegExp(String.raw`\bbrand(?:\.id|Id)?\s*[!=]==\s*'(?:${brandIds.join('|')})'`),
    message: 'what differs from brand to brand is read from the brand table',
    appliesTo: (file) => !file.startsWith('packages/domain/') && !isTest(file),
  },
  {
    pattern: /\bIntl\.[A-Z]\w+\(|\.toLocale(?:Date|Time)?String\(/,
    message: 'a formatter is built once for each language: it comes from packages/i18n/src/intl-formats.ts',
    appliesTo: (file) => /^(?:apps\/web|packages\/i18n)\/src\//.test(file) && !isTest(file) && file !== formatters,
  },
  {
    pattern: /\bwaitForTimeout\(|(?<!\btest\.)\bsetTimeout\(|\bsetInterval\(|timers\/promises/,
    message: 'a journey waits for what it expects to see, not for the clock',
    appliesTo: (file) => file.endsWith('.e2e.ts'),
  },
  {
    pattern: /\bmouse\.move\(/,
    message:
      'a page that is still loading hears no mouse: showUse of testing/journey.ts moves it once the page is drawn',
    appliesTo: (file) => file.endsWith('.e2e.ts'),
  },
  {
    pattern: /\b(?:Date|performance)\.now\(\) - \w+\)\.toBe/,
    message:
      'a busy machine is no failure: processorTime of the testkit measures work, the clock measures who else works',
    appliesTo: isTest,
  },
  {
    pattern: /JSON\.stringify\(.*\) [!=]== |[!=]== JSON\.stringify\(/,
    message: 'a database puts the keys of what it keeps in an order of its own: isDeepStrictEqual compares',
    appliesTo: (file) => file.startsWith('apps/api/src/') && !isTest(file),
  },
  {
    // What is between quotes of a template is code that is shown to somebody.
    pattern: /(?<![.\w])fetch\((?!'\$\{)/,
    message:
      'a screen asks through platform/client.ts: a refusal then ends the session where it must and names its reference',
    appliesTo: (file) =>
      /^apps\/web\/src\/(?!worker\/|platform\/(?:client|csrf|measure)\.ts)/.test(file) && !isTest(file),
  },
  {
    pattern: /(?<![.\w])(?:React\.)?lazy\(/,
    message: 'what cannot be loaded fails alone: it comes through lazyPart or lazyDialog',
    appliesTo: (file) => file.startsWith('apps/web/src/'),
  },
  {
    pattern: /\.setQuer(?:y|ies)Data\(/,
    message: 'what a server answered is written by platform/write-query.ts: an older answer on its way must not win',
    // What was kept for offline is shown only where nothing was read.
    appliesTo: (file) =>
      /^apps\/web\/src\/(?!platform\/write-query\.ts|parts\/offline\/kept-reads\.ts)/.test(file) && !isTest(file),
  },
  {
    pattern:
      /\b(?:(?:text|name|header|value|typed|label|title)|\w+(?:Text|Name))(?:\.trim\(\))?\.slice\(0, (?:\d{2}|max|longest|limits?\b|shown)/,
    message: 'a text is cut by cutText of the domain: half a character is nothing that a database takes',
    // What XML cannot carry is dropped there.
    appliesTo: (file) =>
      /^(?:apps|packages)/.test(file) &&
      !isTest(file) &&
      !/^packages\/(?:domain\/src\/typed\/cut-text|spreadsheet\/src\/xml\/escape)\.ts$/.test(file),
  },
  { pattern: /\b(?:TODO|FIXME|XXX)\b/, message: 'no unfinished work in the code' },
];

const bannedNames = /^(?:utils?|helpers?|common|misc|types|constants|index)\.tsx?$/;

/** What breaks the rules no linter knows in one file, as `file:line: rule`. */
export function findingsIn(file: string, text: string): string[] {
  const findings = bannedNames.test(path.basename(file)) ? [`${file}: the name does not describe what is in it`] : [];
  const rules = lineRules.filter((rule) => rule.appliesTo?.(file) ?? true);
  text.split('\n').forEach((line, index) => {
    for (const rule of rules) if (rule.pattern.test(line)) findings.push(`${file}:${index + 1}: ${rule.message}`);
  });
  return findings;
}

/** The findings in the whole project; these rules' own text is left out. */
export function sourceRuleFindings(): string[] {
  return sourceFiles()
    .filter((file) => !file.startsWith('scripts/check/source-rules'))
    .flatMap((file) => findingsIn(file, readFileSync(inProject(file), 'utf8')));
}
