import { limits } from '@offizin/domain/limits';

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
