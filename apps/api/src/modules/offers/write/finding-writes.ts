import type { ParsedRow } from '@offizin/domain/uploads/read-row';
import type { Outcome } from './outcome.ts';
import type { RunKind } from '@offizin/contract/offers/seller';
import { placeOf, productSubject, rowSubject } from './finding-subject.ts';
import { findingCodes, originCodes } from './offer-codes.ts';
import type { stagedFindings } from './staged-tables.ts';
import type { Standing } from './standing.ts';
import { identifierText } from './run-rows.ts';

type Copied = Omit<Outcome, 'detail'> & {
  readonly subject: string;
  readonly code: string | null;
  readonly gtin: string | null;
  readonly detail: string | null;
};

/** An identifier that the row has, but that the other one made needless. */
function ignoredText({ notes }: ParsedRow, ignored: 'code_ignored' | 'gtin_ignored'): string | null {
  return notes.find(({ note }) => note === ignored)?.from ?? null;
}

/** The findings of a run, and which of the current ones they replace. */
export class FindingWrites {
  readonly #current: Standing;
  readonly #kind: RunKind;
  readonly #replaced = new Set<string>();
  readonly #found = new Map<string, Copied>();

  constructor(current: Standing, kind: RunKind) {
    this.#current = current;
    this.#kind = kind;
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
    const { productNo, rowNumber } = outcome;
    const subject = productNo >= 0 ? productSubject(productNo) : rowSubject(code, gtin, placeOf(this.#kind, rowNumber));
    this.#replace(subject);
    if (this.#current.hasPlaces) this.#replace(placeOf(this.#kind, rowNumber));
    // The result of a row that named no product is kept until its code comes again, whatever that row leads to.
    for (const same of this.#current.namedBy(code ?? ignoredText(row, 'code_ignored'))) this.#replaced.add(same);
    for (const same of this.#current.namedBy(gtin ?? ignoredText(row, 'gtin_ignored'))) this.#replaced.add(same);
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

  #replace(subject: string): void {
    if (this.#current.has(subject)) this.#replaced.add(subject);
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
