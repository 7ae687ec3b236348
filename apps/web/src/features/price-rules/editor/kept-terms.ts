import { firstTerms, type RuleTerms } from '@offizin/domain/price-rules/terms';
import { draftOf, dropDraft, keepDraft } from '../../../platform/form-drafts.ts';

/** What somebody writes of a rule. */
export interface EditedRule {
  readonly name: string;
  readonly terms: RuleTerms;
}

const draftName = (ruleId: string): string => `price-rule/${ruleId}`;

const isTerms = (value: unknown): value is RuleTerms =>
  typeof value === 'object' && value !== null && Object.keys(firstTerms).every((name) => name in value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps what could not be saved any more when the session ended, with the version that it was written on. */
export function keepRule(ruleId: string, version: number, { name, terms }: EditedRule): void {
  keepDraft(draftName(ruleId), [
    { name: 'name', saved: version, typed: name },
    { name: 'terms', saved: version, typed: JSON.stringify(terms) },
  ]);
}

/** What was kept, unless somebody has saved the rule since then: that is not written over. */
export function keptRule(ruleId: string, version: number): EditedRule | null {
  const fields = draftOf(draftName(ruleId)).filter(({ saved }) => saved === version);
  const textOf = (name: string) => String(fields.find((field) => field.name === name)?.typed ?? '');
  const terms = parsed(textOf('terms'));
  return isTerms(terms) ? { name: textOf('name'), terms } : null;
}

export const dropRule = (ruleId: string): void => dropDraft(draftName(ruleId));
