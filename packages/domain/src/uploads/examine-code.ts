import { canonicalCode, codeInGtin, codeLength, isCanonicalCode } from '../identifiers/canonical-code.ts';
import { codeSystems, type CodeSystemId } from '../identifiers/code-systems.ts';
import { pznOfPpn } from '../identifiers/ppn.ts';
import { cnControlDigit } from '../identifiers/spanish-cn.ts';
import type { IdentifierProblem } from '../sync/facts.ts';
import { suggestProven, transpositionBetween } from './code-suggestions.ts';
import { examineGtin } from './examine-gtin.ts';
import { noNotes, noSuggestions, type RowNote, type RowNoteCode, type RowSuggestion } from './row-notes.ts';

export interface ExaminedCode {
  /** The canonical national code; null where the text is none. */
  readonly code: string | null;
  /** The EAN found in the code column, in 14 digits. */
  readonly gtin: string | null;
  readonly notes: readonly RowNote[];
  readonly problem: IdentifierProblem | null;
  readonly suggestions: readonly RowSuggestion[];
}

/** A text in the code column, and the row's own right EAN in 14 digits, which may prove what was meant. */
interface CodeCell {
  readonly text: string;
  readonly system: CodeSystemId;
  readonly rowGtin: string | null;
}

/** More zeros than these are only put before a code whose check digit proves them. */
const suggestedZeros = 3;

/** How many zeros at the front a code may have lost: low German numbers have three digits. */
const lostZeros: Readonly<Record<CodeSystemId, number>> = { pzn: 5, cn: 3, cip: 0, cnp: 3, aic: 3, pharmacode: 3 };

const nothing: ExaminedCode = { code: null, gtin: null, notes: noNotes, problem: null, suggestions: noSuggestions };

function noted(note: RowNoteCode, from: string, to: string): readonly RowNote[] {
  return [{ note, field: 'code', from, to }];
}

function problemOf(
  problem: IdentifierProblem['problem'],
  text: string,
  expected: string | null = null,
): IdentifierProblem {
  return { problem, field: 'code', text, expected };
}

function asEan(text: string, system: CodeSystemId | null, rowGtin: string | null): ExaminedCode {
  const { gtin, problem, suggestions } = examineGtin(text, 'code', null);
  if (gtin === null) return { ...nothing, problem, suggestions };
  if (rowGtin !== null && rowGtin !== gtin) return { ...nothing, problem: problemOf('code_ean_differ', text) };
  const code = system === null ? null : codeInGtin(system, gtin);
  return { ...nothing, code, gtin, notes: noted('ean_in_code_column', text, code ?? text) };
}

function looksLikeEan(text: string, system: CodeSystemId): boolean {
  if (text.includes('.')) return false;
  if (system === 'cip' && text.length === 13) return !text.startsWith('3400') && !text.startsWith('3401');
  return (text.length >= 12 && text.length <= 14) || (text.length === 8 && codeLength[system] < 8);
}

/** The ways in which a code of the system is written, the canonical one first. */
function formsOf(system: CodeSystemId, code: string): readonly string[] {
  if (system === 'cn') return [code, code + cnControlDigit(code)];
  return system === 'cip' ? [code, code.slice(5, 12)] : [code];
}

/** What the row's EAN proves of a code with digits missing; null where it proves nothing. */
function completedByEan({ text, system, rowGtin }: CodeCell): ExaminedCode | null {
  const code = rowGtin === null ? null : codeInGtin(system, rowGtin);
  if (code === null) return null;
  const digits = text.replace('.', '');
  const forms = formsOf(system, code);
  if (forms.includes(digits)) {
    return { ...nothing, code, notes: digits.length < code.length ? noted('code_completed', text, code) : noNotes };
  }
  const form = forms.find((written) => written.replace(/^0+/, '') === digits);
  return form === undefined ? null : { ...nothing, code, notes: noted('zero_restored', text, withDot(form, text)) };
}

function withDot(digits: string, like: string): string {
  return like.includes('.') ? `${digits.slice(0, 6)}.${digits.slice(6)}` : digits;
}

/** A Spanish code whose six digits are not those in the row's own EAN: the EAN has those that were meant. */
function contradicted({ text, system, rowGtin }: CodeCell, code: string): ExaminedCode | null {
  const proof = system === 'cn' && rowGtin !== null ? codeInGtin(system, rowGtin) : null;
  if (proof === null || proof === code) return null;
  const hasControl = text.length > 6;
  const expected = hasControl && text.at(-1) !== cnControlDigit(code) ? cnControlDigit(code) : null;
  const value = hasControl ? withDot(proof + cnControlDigit(proof), text) : proof;
  const at = transpositionBetween(code, proof);
  const suggestion: RowSuggestion = {
    kind: at === null ? 'from_ean' : 'transposition',
    field: 'code',
    value,
    proven: true,
    at,
  };
  return { ...nothing, problem: problemOf('code_ean_differ', text, expected), suggestions: [suggestion] };
}

/** A code of its system's full length. */
function wholeCode(cell: CodeCell): ExaminedCode {
  const { text, system, rowGtin } = cell;
  const check = codeSystems[system].check(text);
  if (check.result === 'wrong_format') return { ...nothing, problem: problemOf('wrong_length', text) };
  const code = canonicalCode(system, text);
  const contradiction = code === null ? null : contradicted(cell, code);
  if (contradiction !== null) return contradiction;
  if (check.result === 'valid') {
    return {
      ...nothing,
      code,
      // A CIP-7 has no check digit of its own: only the product's name shows whether it is the one meant.
      notes: code?.length === 13 && text.length === 7 ? noted('code_unchecked', text, code) : noNotes,
    };
  }
  const { expected } = check;
  const suggestions = suggestProven({
    field: 'code',
    digits: text.replace('.', ''),
    proof: code === null && rowGtin !== null ? codeInGtin(system, rowGtin) : null,
    write: (digits) => withDot(digits, text),
  });
  if (code !== null)
    return { ...nothing, code, notes: noted('check_digit_doubtful', text, expected ?? ''), suggestions };
  return { ...nothing, problem: problemOf('wrong_check_digit', text, expected), suggestions };
}

/** What zeros at the front make of a short code: its full length, and whether the check digit proves them lost. */
function padded({ text, system }: CodeCell): { readonly value: string; readonly proven: boolean } {
  const [body = '', control] = text.split('.');
  const value = body.padStart(codeLength[system], '0');
  if (system === 'cn')
    return control === undefined
      ? { value, proven: false }
      : { value: `${value}.${control}`, proven: cnControlDigit(value) === control };
  // Check digits of CNPs that begin with 0 are not reliable.
  return { value, proven: system !== 'cnp' && isCanonicalCode(system, value) };
}

/** A code shorter than its system's: zeros were lost, or more than that. */
function shortCode(cell: CodeCell): ExaminedCode {
  const { text, system } = cell;
  const body = text.replace(/\..*/, '');
  if (system === 'cip' || body.length < codeLength[system] - lostZeros[system])
    return { ...nothing, problem: problemOf('wrong_length', text) };
  const { value, proven } = padded(cell);
  if (!proven && body.length < codeLength[system] - suggestedZeros)
    return { ...nothing, problem: problemOf('wrong_length', text) };
  const whole = wholeCode({ ...cell, text: value });
  if (whole.problem !== null) return { ...whole, problem: { ...whole.problem, text } };
  if (proven) return { ...whole, notes: noted('zero_restored', text, value) };
  const suggestion: RowSuggestion = { kind: 'leading_zero', field: 'code', value, proven: false, at: null };
  return { ...nothing, problem: problemOf('wrong_length', text), suggestions: [suggestion] };
}

function isShort(text: string, system: CodeSystemId): boolean {
  if (system === 'cip') return text.length < 13 && text.length !== 7;
  return text.replace(/\..*/, '').length < codeLength[system];
}

/** What a text in the code column is, without a system an EAN or nothing. */
export function examineCode(text: string, system: CodeSystemId | null, rowGtin: string | null): ExaminedCode {
  if (system === null) return asEan(text, system, rowGtin);
  const pzn = system === 'pzn' ? pznOfPpn(text) : null;
  if (pzn !== null) return { ...nothing, code: pzn, notes: noted('ppn_in_code_column', text, pzn) };
  if (looksLikeEan(text, system)) return asEan(text, system, rowGtin);
  const cell: CodeCell = { text, system, rowGtin };
  return completedByEan(cell) ?? (isShort(text, system) ? shortCode(cell) : wholeCode(cell));
}
