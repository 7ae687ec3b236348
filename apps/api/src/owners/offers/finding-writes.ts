import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import type { Outcome } from './outcome.ts';
import { findingSubject } from './finding-subject.ts';
import { findingCodes, originCodes } from './offer-codes.ts';
import type { stagedFindings } from './staged-tables.ts';
import { identifierText } from './run-rows.ts';

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

  /** Replaces a finding kept by identifiers by the result of the row, which is kept by its product. */
  move(from: string, outcome: Outcome, row: ParsedRow): void {
    this.#replaced.add(from);
    this.add(outcome, row);
  }

  /** Writes all of them to the staging table. */
  stage(begin: ReturnType<typeof stagedFindings.rowsInto>): void {
    for (const found of this.#found.values()) {
      if (found.finding === null) continue;
      begin()
        .subject(found.subject)
        .finding(findingCodes.codeOf(found.finding.type))
        .colour(found.finding.colour)
        .numbers(found.finding.numbers)
        .row_number(found.rowNumber)
        .product_no(found.productNo < 0 ? null : found.productNo)
        .code(found.code)
        .gtin(found.gtin)
        .price(found.price)
        .stock(found.stock)
        .origin(originCodes.codeOf(found.origin))
        .detail(found.detail);
    }
  }
}
