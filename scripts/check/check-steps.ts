import { existsSync } from 'node:fs';
import { buildWeb } from '../portal/built-web.ts';
import { commandStep, findingsStep, type Step } from '../processes/step.ts';
import { inProject } from '../project.ts';
import { checkApiDocuments } from './api-documents.ts';
import { checkBrandFiles } from './brand-files.ts';
import { checkBudgets } from './budgets.ts';
import { checkKeptWork } from './kept-work.ts';
import { checkLayers } from './layers.ts';
import { checkRequirements } from './requirements.ts';
import { sourceRuleFindings } from './source-rules.ts';
import { repeatedRuleFindings, styleClassFindings } from './style-classes.ts';
import { checkTableWriters } from './table-writers.ts';
import { checkTestedOnly } from './tested-only.ts';
import { checkUnsavedWork } from './unsaved-work.ts';
import { checkWordLists } from './word-lists.ts';

const program = (file: string): string => inProject('node_modules', file);
const tsc = program('typescript/bin/tsc');
const oxfmt = program('oxfmt/bin/oxfmt');
const messages = inProject('scripts', 'check-messages.ts');

const build: Step = {
  name: 'build of the web app',
  run: async (stop) => {
    try {
      await buildWeb(stop);
      return { ok: true, output: '' };
    } catch (error) {
      return { ok: false, output: error instanceof Error ? error.message : String(error) };
    }
  },
};

/** More would wait for each other: some programs use both cores by themselves. */
export const stepsAtATime = 2;

/** Everything `npm run check` looks at, in order: quick and informative ones first. */
export function checkSteps(): Step[] {
  return [
    commandStep('formatting', [oxfmt, '--check']),
    commandStep('types', [tsc, '-p', 'tsconfig.json']),
    commandStep('types of the web app', [tsc, '-p', 'apps/web']),
    commandStep('lint', [program('oxlint/bin/oxlint'), '--deny-warnings']),
    findingsStep('rules of the sources', sourceRuleFindings),
    findingsStep('brands and their files', checkBrandFiles),
    findingsStep('lists of words', checkWordLists),
    findingsStep('classes of the style sheets', () => [...styleClassFindings(), ...repeatedRuleFindings()]),
    { name: 'layers', run: () => checkLayers() },
    commandStep('unused code', [program('knip/bin/knip.js'), '--no-progress', '--no-config-hints']),
    { name: 'code that only tests use', run: (stop) => checkTestedOnly(stop) },
    ...(existsSync(messages) ? [commandStep('messages', [messages])] : []),
    findingsStep('unsaved work', checkUnsavedWork),
    findingsStep('kept work', checkKeptWork),
    findingsStep('one writer for each table', checkTableWriters),
    findingsStep('requirements table', checkRequirements),
    findingsStep('documents of the API', checkApiDocuments),
    build,
    { ...findingsStep('size budgets', checkBudgets), after: build.name },
  ];
}
