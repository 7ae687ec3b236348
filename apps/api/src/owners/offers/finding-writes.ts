import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import type { CopyWriter } from '../../platform/db/db-copy-writer.ts';
import type { Outcome } from './outcome.ts';
import { choiceKey } from './choice-key.ts';
import { findingCodes, originCodes } from './offer-codes.ts';
import { identifierText } from './run-rows.ts';

const fields = 12;

/**
 * What a finding is about, so that a later run of the same thing replaces it: a product, else the identifiers of the
 * row, else (a row with neither) nothing that lasts.
 */
export function subjectOf(outcome: Outcome, row: ParsedRow): string | null {
  if (outcome.productNo >= 0) return `p${outcome.productNo}`;
  const code = row.code ?? identifierText(row, 'code');
  const gtin = row.gtin ?? identifierText(row, 'gtin');
  return code === null && gtin === null ? null : `i${choiceKey(code, gtin)}`;
}

type Copied = Omit<Outcome, 'detail'> & {
  readonly subject: string;
  readonly code: string | null;
  readonly gtin: string | null;
  readonly detail: string | null;
};

/** The findings of a run, and which of those that stand now they replace. */
export class FindingWrites {
  readonly #standing: ReadonlySet<string>;
  readonly #replaced = new Set<string>();
  readonly #found = new Map<string, Copied>();

  /** `replacesAll`: whatever stands goes, because the run looked at all that the seller has. */
  constructor(standing: ReadonlySet<string>, replacesAll = false) {
    this.#standing = standing;
    if (replacesAll) for (const subject of standing) this.#replaced.add(subject);
  }

  get size(): number {
    return this.#found.size;
  }

  get replaced(): readonly string[] {
    return [...this.#replaced];
  }

  add(outcome: Outcome, row: ParsedRow): void {
    if (outcome.finding === null && this.#standing.size === 0) return;
    const subject = subjectOf(outcome, row);
    if (subject === null) return;
    if (this.#standing.has(subject)) this.#replaced.add(subject);
    // The first row of a product wins, and a repetition must not hide what is wrong with the first.
    if (outcome.finding === null || this.#found.has(subject)) return;
    this.#found.set(subject, {
      ...outcome,
      subject,
      code: row.code ?? identifierText(row, 'code'),
      gtin: row.gtin ?? identifierText(row, 'gtin'),
      detail: outcome.detail === null ? null : JSON.stringify(outcome.detail),
    });
  }

  /** What was known by its identifiers is known by its product from now on, whatever is found of it. */
  move(from: string, outcome: Outcome, row: ParsedRow): void {
    this.#replaced.add(from);
    this.add(outcome, row);
  }

  stage(copy: CopyWriter): void {
    for (const found of this.#found.values()) {
      if (found.finding === null) continue;
      copy.row(fields);
      copy.text(found.subject);
      copy.int2(findingCodes.codeOf(found.finding.type));
      copy.text(found.finding.colour);
      copy.int8s(found.finding.numbers);
      copy.int4(found.rowNumber);
      copy.int4(found.productNo < 0 ? null : found.productNo);
      copy.text(found.code);
      copy.text(found.gtin);
      copy.int8(found.price);
      copy.int4(found.stock);
      copy.int2(originCodes.codeOf(found.origin));
      copy.jsonb(found.detail);
    }
  }
}
