import { codeInGtin, codeLength, gtinOfCode, rightCode } from '../identifiers/canonical-code.ts';
import type { CodeSystemId } from '../identifiers/code-systems.ts';
import { isGtin } from '../identifiers/gtin.ts';
import { cnControlDigit } from '../identifiers/spanish-cn.ts';
import type { IdentifierProblem } from '../sync/facts.ts';
import { diagnose } from './code-doctor.ts';
import { swapped } from './code-suggestions.ts';
import type { RowNote, RowSuggestion } from './row-notes.ts';

/** A row whose identifiers are wrong or in doubt, as its check left it. */
export interface DoubtfulRow {
  readonly code: string | null;
  readonly gtin: string | null;
  readonly system: CodeSystemId | null;
  readonly identifier: IdentifierProblem | null;
  readonly notes: readonly RowNote[];
  readonly suggestions: readonly RowSuggestion[];
}

/** A value that would make a row's identifiers right, and what it would be looked up by. */
export interface CodeCandidate {
  readonly suggestion: RowSuggestion;
  /** The national code as it is stored. */
  readonly code: string | null;
  /** The 14 digits. */
  readonly gtin: string | null;
}

interface DoubtfulCell {
  readonly field: 'code' | 'gtin';
  readonly text: string;
  readonly system: CodeSystemId | null;
  /** The row's other identifier, where it has one. */
  readonly other: string | null;
}

type Edit = Pick<RowSuggestion, 'kind' | 'value' | 'at'>;

const suggestedZeros = 3;
const digits = '0123456789';

function isRight(value: string, system: CodeSystemId | null): boolean {
  if (isGtin(value)) return true;
  if (system === null) return false;
  if (system === 'cip' && value.length === 7) return true;
  if (system === 'cn') return value.length === 7 && value[6] === cnControlDigit(value.slice(0, 6));
  return rightCode(system, value) !== null;
}

/** Every code one typo away: two neighbours exchanged, or one digit another. */
function* editsOf(written: string): Generator<Edit> {
  for (let at = 0; at < written.length - 1; at += 1)
    if (written[at] !== written[at + 1]) yield { kind: 'transposition', value: swapped(written, at), at };
  for (let at = 0; at < written.length; at += 1) {
    const isLast = at === written.length - 1;
    for (const digit of digits) {
      if (digit === written[at]) continue;
      const value = written.slice(0, at) + digit + written.slice(at + 1);
      yield { kind: isLast ? 'check_digit' : 'digit', value, at };
    }
  }
}

/** The digits as they were written, and with the zeros that programs take away. */
function writtenForms({ field, text, system }: DoubtfulCell): readonly string[] {
  const written = text.replace('.', '');
  const missing = system === null || system === 'cip' || field === 'gtin' ? 0 : codeLength[system] - written.length;
  const isShort = missing > 0 && missing <= suggestedZeros && system !== 'cn';
  return isShort ? [written.padStart(written.length + missing, '0')] : [written];
}

function* allEdits(cell: DoubtfulCell): Generator<Edit> {
  for (const written of writtenForms(cell)) {
    if (written.startsWith('0')) yield { kind: 'extra_zero', value: written.slice(1), at: null };
    yield* editsOf(written);
  }
}

/** The candidate that a value makes of its row; null where the identifiers would still not be right. */
function candidateOf(suggestion: RowSuggestion, { system, other }: DoubtfulCell): CodeCandidate | null {
  const { field, value } = suggestion;
  const { code, gtin, problem } = diagnose({
    code: field === 'code' ? value : other,
    gtin: field === 'gtin' ? value : other,
    system,
  });
  return problem !== null || (code === null && gtin === null) ? null : { suggestion, code, gtin };
}

/** The two ways out of a code and an EAN that are both right and mean different products. */
function sidesOf({ field, text, system, other }: DoubtfulCell): RowSuggestion[] {
  if (field !== 'code' || other === null) return [];
  const own = diagnose({ code: text, gtin: null, system });
  const ownGtin = own.gtin ?? (own.code === null || system === null ? null : gtinOfCode(system, own.code));
  const carried = system === null ? null : codeInGtin(system, other);
  const side = { proven: false, at: null } as const;
  const isWhole = own.problem === null && own.notes.every(({ note }) => note !== 'check_digit_doubtful');
  return [
    { ...side, kind: 'from_ean', field: 'code', value: carried ?? other.replace(/^0(?=\d{13}$)/, '') },
    ...(ownGtin === null || !isWhole
      ? []
      : [{ ...side, kind: 'from_code', field: 'gtin', value: ownGtin.replace(/^0(?=\d{13}$)/, '') } as const]),
  ];
}

function cellOf({ code, gtin, system, identifier, notes }: DoubtfulRow): DoubtfulCell | null {
  const doubt = notes.find(({ note }) => note === 'check_digit_doubtful' || note === 'code_unchecked');
  const field = identifier?.field ?? doubt?.field;
  if (field !== 'code' && field !== 'gtin') return null;
  if (identifier?.problem === 'in_store_code') return null;
  const isExchanged = notes.some(({ note }) => note === 'code_in_ean_column' || note === 'columns_exchanged');
  const other = isExchanged ? null : field === 'code' ? gtin : code;
  return { field, text: identifier?.text ?? doubt?.from ?? '', system, other };
}

/** What may have been meant by a row's identifiers, in no order; which of them exist only the catalogue knows. */
export function codeCandidates(row: DoubtfulRow): CodeCandidate[] {
  const cell = cellOf(row);
  const found = new Map<string, CodeCandidate>();
  const add = (suggestion: RowSuggestion, at: DoubtfulCell) => {
    const key = `${suggestion.field} ${suggestion.value}`;
    const candidate = found.has(key) ? null : candidateOf(suggestion, at);
    if (candidate !== null) found.set(key, candidate);
  };
  for (const suggestion of row.suggestions) {
    const { field } = suggestion;
    if (field !== 'code' && field !== 'gtin') continue;
    const other = field === 'code' ? row.gtin : row.code;
    add(suggestion, { field, text: '', system: row.system, other });
  }
  if (cell === null) return [...found.values()];
  if (row.identifier?.problem === 'code_ean_differ')
    for (const side of sidesOf(cell)) add(side, { ...cell, other: side.field === 'code' ? row.gtin : cell.text });
  for (const edit of allEdits(cell)) {
    if (edit.kind !== 'extra_zero' && !isRight(edit.value, cell.system)) continue;
    const value = cell.text.includes('.') && edit.value.length === 7 ? withDot(edit.value) : edit.value;
    add({ ...edit, field: cell.field, value, proven: false }, cell);
  }
  return [...found.values()];
}

function withDot(written: string): string {
  return `${written.slice(0, 6)}.${written.slice(6)}`;
}
