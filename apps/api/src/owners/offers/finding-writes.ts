import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import type { CopyWriter } from '../../platform/db/db-copy-writer.ts';
import type { Outcome } from './outcome.ts';
import { findingSubject } from './finding-subject.ts';
import { findingCodes, originCodes } from './offer-codes.ts';
import { identifierText } from './run-rows.ts';

const fields = 12;

type Copied = Omit<Outcome, 'detail'> & {
  readonly subject: string;
  readonly code: string | null;
  readonly gtin: string | null;
  readonly detail: string | null;
};

/** The findings of a run, and which of the current ones they replace. */
export class FindingWrites {
  readonly #current: ReadonlySet<string>;
  readonly #replaced = new Set<string>();
  readonly #found = new Map<string, Copied>();

  /** `replacesAll`: every current one goes, because the run looked at all that the seller has. */
  constructor(current: ReadonlySet<string>, replacesAll = false) {
    this.#current = current;
    if (replacesAll) for (const subject of current) this.#replaced.add(subject);
  }

  get size(): number {
    return this.#found.size;
  }

  get replaced(): readonly string[] {
    return [...this.#replaced];
  }

  add(outcome: Outcome, row: ParsedRow): void {
    if (outcome.finding === null && this.#current.size === 0) return;
    const code = row.code ?? identifierText(row, 'code');
    const gtin = row.gtin ?? identifierText(row, 'gtin');
    const subject = findingSubject(outcome.productNo, code, gtin);
    if (subject === null) return;
    if (this.#current.has(subject)) this.#replaced.add(subject);
    // The first row of a product wins, and a repetition must not hide what is wrong with the first.
    if (outcome.finding === null || this.#found.has(subject)) return;
    this.#found.set(subject, {
      ...outcome,
      subject,
      code,
      gtin,
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
