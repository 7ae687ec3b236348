import { codeInGtin, codeLength, gtinOfCode, rightCode } from '../identifiers/canonical-code.ts';
import type { CodeSystemId } from '../identifiers/code-systems.ts';
import { isGtin } from '../identifiers/gtin.ts';
import { cnControlDigit } from '../identifiers/spanish-cn.ts';
import type { IdentifierProblem } from '../sync/facts.ts';
import { diagnose } from './code-doctor.ts';
import { type Slip, slipsOf } from './code-slips.ts';
import type { RowNote, RowNoteCode, RowSuggestion } from './row-notes.ts';

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

const suggestedZeros = 3;

/** Notes of codes that may not be what was meant. */
const doubts: ReadonlySet<RowNoteCode> = new Set(['check_digit_doubtful', 'code_unchecked']);

function isRight(value: string, system: CodeSystemId | null): boolean {
  if (isGtin(value)) return true;
  if (system === null) return false;
  if (system === 'cip' && value.length === 7) return true;
  if (system === 'cn') return value.length === 7 && value[6] === cnControlDigit(value.slice(0, 6));
  return rightCode(system, value) !== null;
}

/** Whether a slip leads to a code: one without a check digit only where six digits were written, or a zero is too many. */
function mayBe({ kind, value }: Slip, { text, system }: DoubtfulCell): boolean {
  if (isRight(value, system)) return true;
  if (system !== 'cn' || value.length !== 6) return false;
  return kind === 'extra_zero' || kind === 'doubled_digit' || text.replace(/\D/g, '').length <= 6;
}

/** The digits as they were written, and with the zeros that programs take away. */
function writtenForms({ field, text, system }: DoubtfulCell): readonly string[] {
  const written = text.replace('.', '');
  const missing = system === null || system === 'cip' || field === 'gtin' ? 0 : codeLength[system] - written.length;
  const isShort = missing > 0 && missing <= suggestedZeros && system !== 'cn';
  return isShort ? [written, written.padStart(written.length + missing, '0')] : [written];
}

function* allSlips(cell: DoubtfulCell): Generator<Slip> {
  for (const written of writtenForms(cell)) yield* slipsOf(written);
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

/** Whether a shop's own number may be a code of one digit more than it has: of the market, or an EAN of 13. */
function isTooLong({ length }: string, system: CodeSystemId | null): boolean {
  return length === 14 || (system !== null && length === codeLength[system] + 1);
}

function cellOf({ code, gtin, system, identifier, notes }: DoubtfulRow): DoubtfulCell | null {
  const doubt = notes.find(({ note }) => note === 'similar_code') ?? notes.find(({ note }) => doubts.has(note));
  const field = identifier?.field ?? doubt?.field;
  if (field !== 'code' && field !== 'gtin') return null;
  if (identifier?.problem === 'in_store_code' && !isTooLong(identifier.text, system)) return null;
  const isExchanged = notes.some(({ note }) => note === 'code_in_ean_column' || note === 'columns_exchanged');
  // What no product has proves nothing of the other one.
  const isUnknown = doubt?.note === 'similar_code';
  const other = isExchanged || isUnknown ? null : field === 'code' ? gtin : code;
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
  for (const slip of allSlips(cell)) {
    if (!mayBe(slip, cell)) continue;
    const value = cell.text.includes('.') && slip.value.length === 7 ? withDot(slip.value) : slip.value;
    add({ ...slip, field: cell.field, value, proven: false }, cell);
  }
  return [...found.values()];
}

function withDot(written: string): string {
  return `${written.slice(0, 6)}.${written.slice(6)}`;
}
