import { limits } from '@offizin/domain/limits';

/** The value of an address where it is one of those allowed. */
export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((entry) => entry === value);
}

/** The values of a facet in an address, where one or several may stand. */
export function textsOf(value: unknown): string[] {
  const given = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return given.map(String).filter((text) => text !== '' && text.length <= 100).slice(0, limits.facetValues);
}

/** A search for products that the server takes: long enough, else none. */
export function askedText(q: string | undefined): string | undefined {
  const text = q?.trim() ?? '';
  return text.length >= limits.offerSearchLength ? text : undefined;
}

/** Several names as one value of a query; names may hold commas, so each is encoded by itself. */
export function joinedNames(names: readonly string[]): string {
  return names.map(encodeURIComponent).join(',');
}
