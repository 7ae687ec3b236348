import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../project.ts';
import { sourceFiles } from './source-files.ts';

interface LineRule {
  readonly pattern: RegExp;
  readonly message: string;
  readonly appliesTo?: (file: string) => boolean;
}

const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file);

/** They wait for what is not in a page: a process that starts, and how long the portal asks callers to stay away. */
const mayWaitByTheClock: ReadonlySet<string> = new Set([
  'apps/e2e/src/testing/until-ready.ts',
  'apps/e2e/src/testing/requests.ts',
]);

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
    pattern: /\bbrand(?:\.id|Id)?\s*[!=]==\s*'(?:de|ch|es)'/,
    message: 'what differs from brand to brand is read from the brand table',
    appliesTo: (file) => !file.startsWith('packages/domain/') && !isTest(file),
  },
  {
    pattern: /\.waitForTimeout\(|(?<!test\.)\bsetTimeout\(|\bfrom '(?:node:)?timers(?:\/promises)?'/,
    message: 'a journey waits for what it waits for, never by the clock',
    appliesTo: (file) => file.startsWith('apps/e2e/') && !mayWaitByTheClock.has(file),
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
