/** What is wrong with a field; the server's errors are of this shape. */
export interface FieldFault {
  /** The place in the call: `body.items.0.quantity`. */
  readonly path: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The field that a place in the body belongs to: `body.user.username` → `username`, `body.items.0` → `items`; null for none. */
export function fieldOf(path: string, names: readonly string[]): string | null {
  const place = path.replace(/^body\./, '');
  return (
    names.find((name) => name === place) ??
    names.find((name) => place.startsWith(`${name}.`) || place.endsWith(`.${name}`)) ??
    null
  );
}

export interface SortedErrors {
  /** The first error of each field. */
  readonly atFields: ReadonlyMap<string, FieldFault>;
  /** What belongs to no field of the form. */
  readonly elsewhere: readonly FieldFault[];
}

/** Gives each wrong field its first error. */
export function sortErrors(errors: readonly FieldFault[], names: readonly string[]): SortedErrors {
  const atFields = new Map<string, FieldFault>();
  const elsewhere: FieldFault[] = [];
  for (const error of errors) {
    const name = fieldOf(error.path, names);
    if (name === null) elsewhere.push(error);
    else if (!atFields.has(name)) atFields.set(name, error);
  }
  return { atFields, elsewhere };
}
