import { limits } from '@offizin/domain/limits';
import { oneOf } from './one-of.ts';

/** The values of a facet in an address, where there may be one or several. */
export function textsOf(value: unknown): string[] {
  const given = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return given
    .map(String)
    .filter((text) => text !== '' && text.length <= 100)
    .slice(0, limits.facetValues);
}

/** Several names as one value of a query; names may hold commas, so each is encoded by itself. */
export function joinedNames(names: readonly string[]): string {
  return names.map(encodeURIComponent).join(',');
}

/** The values of an address without those that are not there. */
export function present<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // The values that stay are those of T by their names.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>;
  }>;
}

type Choices = Readonly<Record<string, readonly string[]>>;

/** The values of an address that each are one of those allowed. */
export function readChoices<C extends Choices>(
  raw: Record<string, unknown>,
  choices: C,
): { [K in keyof C]?: C[K][number] } {
  const read = Object.entries(choices).map(([name, allowed]) => [name, oneOf(raw[name], allowed)] as const);
  // Each value was found in the list of its own name.
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as { [K in keyof C]?: C[K][number] };
}
