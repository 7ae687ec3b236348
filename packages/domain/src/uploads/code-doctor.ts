import type { IdentifierProblem } from '../sync/facts.ts';
import { codeLength } from '../identifiers/canonical-code.ts';
import { readExchanged } from './columns-exchanged.ts';
import type { CodePair, Diagnosis } from './diagnosis.ts';
import { examineCode, type ExaminedCode } from './examine-code.ts';
import { examineGtin, gtinProvenBy, type ExaminedGtin } from './examine-gtin.ts';
import { noNotes, noSuggestions, type RowNote } from './row-notes.ts';

const noCode: ExaminedCode = { code: null, gtin: null, notes: noNotes, problem: null, suggestions: noSuggestions };
const noGtin: ExaminedGtin = { gtin: null, problem: null, suggestions: noSuggestions };

function ignored(problem: IdentifierProblem | null): readonly RowNote[] {
  if (problem === null) return noNotes;
  return [
    {
      note: problem.field === 'code' ? 'code_ignored' : 'gtin_ignored',
      field: problem.field,
      from: problem.text,
      to: '',
    },
  ];
}

/** What the EAN cell holds. As long as a code of the market it may be one: then no check digit of an EAN is expected. */
function eanOf(text: string, { code, system }: CodePair): ExaminedGtin {
  const ean = examineGtin(text, 'gtin', gtinProvenBy(code, system));
  const mayBeCode = code === null && system !== null && system !== 'cip' && text.length === codeLength[system];
  return mayBeCode && ean.problem !== null ? { ...ean, problem: { ...ean.problem, expected: null } } : ean;
}

/** Repairs what a row's identifiers prove of each other or of themselves, and names the rest (UPL-13, VAL-05). */
export function diagnose({ code, gtin, system }: CodePair): Diagnosis {
  const exchanged = system === null ? null : readExchanged({ code, gtin, system });
  if (exchanged !== null) return exchanged;
  const ean = gtin === null ? noGtin : eanOf(gtin, { code, gtin, system });
  const own = code === null ? noCode : examineCode(code, system, ean.gtin);
  const suggestions = own.suggestions.length === 0 ? ean.suggestions : [...own.suggestions, ...ean.suggestions];
  const contradiction = own.problem?.problem === 'code_ean_differ';
  const found = { code: own.code, gtin: ean.gtin ?? own.gtin };
  if (contradiction || (found.code === null && found.gtin === null)) {
    return { ...found, notes: own.notes, problem: own.problem ?? ean.problem, suggestions };
  }
  const notes = [...own.notes, ...ignored(own.problem), ...ignored(ean.problem)];
  return { ...found, notes, problem: null, suggestions };
}
