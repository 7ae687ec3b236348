export interface StandingFinding {
  readonly subject: string;
  readonly code: string | null;
  readonly gtin: string | null;
  /** Whether its row named a product. */
  readonly named: boolean;
}

/** The findings that stand before a run: by subject, and those of rows that named no product by their identifiers, too. */
export class Standing {
  readonly #subjects = new Set<string>();
  readonly #byIdentifier = new Map<string, string[]>();
  /** Whether findings stand that only the place of their row names. */
  hasPlaces = false;

  add({ subject, code, gtin, named }: StandingFinding): void {
    this.#subjects.add(subject);
    if (named) return;
    if (code === null && gtin === null) this.hasPlaces = true;
    for (const identifier of [code, gtin]) {
      if (identifier === null) continue;
      const subjects = this.#byIdentifier.get(identifier);
      if (subjects === undefined) this.#byIdentifier.set(identifier, [subject]);
      else subjects.push(subject);
    }
  }

  get size(): number {
    return this.#subjects.size;
  }

  has(subject: string): boolean {
    return this.#subjects.has(subject);
  }

  /** The findings of rows that named no product, but this identifier. */
  namedBy(identifier: string | null): readonly string[] {
    return identifier === null || this.#byIdentifier.size === 0 ? [] : (this.#byIdentifier.get(identifier) ?? []);
  }
}
