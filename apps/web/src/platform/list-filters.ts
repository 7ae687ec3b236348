import type { Filter, FilterTable, FilterValues, SentValues } from '@offizin/domain/lists/filters';
import { joinedNames, textsOf } from './address-values.ts';
import { oneOf } from './one-of.ts';

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  pattern.test(String(value)) ? String(value) : undefined;
const unlessEmpty = (text: string): string | undefined => (text === '' ? undefined : text);
const textOf = (value: unknown): string => (value === undefined ? '' : String(value));

function wordsOf(value: unknown, words: readonly string[]): string[] | undefined {
  const given = typeof value === 'string' ? value.split(',') : textsOf(value);
  const known = words.filter((word) => given.includes(word));
  return known.length === 0 ? undefined : known;
}

function namesOf(value: unknown): string[] | undefined {
  const names = textsOf(value);
  return names.length === 0 ? undefined : names;
}

function readValue(filter: Filter, value: unknown): string | number | string[] | undefined {
  switch (filter.kind) {
    case 'several':
      return wordsOf(value, filter.of);
    case 'one':
      return oneOf(value, filter.of);
    case 'flag':
      return oneOf(value, [filter.word]);
    case 'names':
      return namesOf(value);
    case 'search':
      return unlessEmpty(textOf(value).slice(0, filter.max));
    case 'line':
      return unlessEmpty(textOf(value).trim().slice(0, filter.max));
    case 'id':
      return matching(value, /^[\da-f-]{36}$/i);
    case 'day':
    case 'first_day':
    case 'last_day':
      return matching(value, /^\d{4}-\d{2}-\d{2}$/);
    case 'month':
      return matching(value, /^20\d{2}-(0[1-9]|1[0-2])$/);
    case 'year':
      return matching(value, /^2\d{3}$/) && Number(value);
  }
}

/** Those of the entries that have a value. */
const presentOf = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** The filters that an address sets, whatever else is in it; what isn’t understood is left out. */
export function readFilters<T extends FilterTable>(raw: Record<string, unknown>, table: T): FilterValues<T> {
  // Each value was read as the filter of its own name says.
  return presentOf(
    Object.entries(table).map(([name, filter]) => [name, readValue(filter, raw[name])]),
  ) as FilterValues<T>;
}

/** A search that the server takes: long enough, else none. */
function askedText(typed: string | undefined, min: number): string | undefined {
  const text = typed?.trim() ?? '';
  return text.length >= min ? text : undefined;
}

const given = (values: object, name: string): unknown => Object.entries(values).find(([key]) => key === name)?.[1];
const asked = (filter: Filter, value: unknown): unknown =>
  filter.kind === 'search' && typeof value === 'string' ? askedText(value, filter.min) : value;

function sent(filter: Filter, value: unknown): unknown {
  if (!Array.isArray(value)) return asked(filter, value);
  return filter.kind === 'names' ? joinedNames(value) : value.join(',');
}

/** What is set of the filters, as a query has it; other values are left out. */
export function filterQuery<T extends FilterTable>(table: T, values: FilterValues<T>): SentValues<T> {
  // Each value is sent as the filter of its own name says.
  return presentOf(
    Object.entries(table).map(([name, filter]) => [name, sent(filter, given(values, name))]),
  ) as SentValues<T>;
}

/** The same as a body has it, where lists are lists. */
export function filterBody<T extends FilterTable>(table: T, values: FilterValues<T>): FilterValues<T> {
  // Each value is the one of its own name.
  return presentOf(
    Object.entries(table).map(([name, filter]) => [name, asked(filter, given(values, name))]),
  ) as FilterValues<T>;
}

/** A change of an address that takes all filters away. */
export function noFilters<T extends FilterTable>(table: T): { readonly [K in keyof T]?: undefined } {
  // Every name of the table without a value.
  return Object.fromEntries(Object.keys(table).map((name) => [name, undefined])) as { [K in keyof T]?: undefined };
}
