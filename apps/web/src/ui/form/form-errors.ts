import type { FieldError } from '@offizin/contract/errors';

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
  readonly atFields: ReadonlyMap<string, FieldError>;
  /** What belongs to no field of the form. */
  readonly elsewhere: readonly FieldError[];
}

/** Gives each wrong field its first error. */
export function sortErrors(errors: readonly FieldError[], names: readonly string[]): SortedErrors {
  const atFields = new Map<string, FieldError>();
  const elsewhere: FieldError[] = [];
  for (const error of errors) {
    const name = fieldOf(error.path, names);
    if (name === null) elsewhere.push(error);
    else if (!atFields.has(name)) atFields.set(name, error);
  }
  return { atFields, elsewhere };
}
