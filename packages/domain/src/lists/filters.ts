/** What a filter of a list takes; in an address and in a query it has the name that its table gives it. */
export type Filter =
  | { readonly kind: 'several'; readonly of: readonly string[] }
  | { readonly kind: 'one'; readonly of: readonly string[] }
  /** On or off: its only word, or nothing. */
  | { readonly kind: 'flag'; readonly word: string }
  /** Names that nobody lists, such as those of makers. */
  | { readonly kind: 'names' }
  /** Typed; less than `min` characters find nothing. */
  | { readonly kind: 'search'; readonly min: number; readonly max: number }
  /** A number, or a part of one. */
  | { readonly kind: 'line'; readonly max: number }
  /** The id of something that has a list of its own. */
  | { readonly kind: 'id' }
  | { readonly kind: 'day' }
  /** The ends of a range of days, each with the name of the other one. */
  | { readonly kind: 'first_day'; readonly last: string }
  | { readonly kind: 'last_day'; readonly first: string }
  | { readonly kind: 'month' }
  | { readonly kind: 'year' };

/** The filters of a list by their names, in the order in which they are offered. */
export type FilterTable = Readonly<Record<string, Filter>>;

export const several = <const W extends readonly string[]>(of: W) => ({ kind: 'several', of }) as const;
export const one = <const W extends readonly string[]>(of: W) => ({ kind: 'one', of }) as const;
export const flag = <const W extends string>(word: W) => ({ kind: 'flag', word }) as const;
export const names = { kind: 'names' } as const;
export const id = { kind: 'id' } as const;
export const day = { kind: 'day' } as const;
export const month = { kind: 'month' } as const;
export const year = { kind: 'year' } as const;
export const line = (max: number) => ({ kind: 'line', max }) as const;
export const firstDay = <const N extends string>(last: N) => ({ kind: 'first_day', last }) as const;
export const lastDay = <const N extends string>(first: N) => ({ kind: 'last_day', first }) as const;

/** The value of a filter that is set. */
export type FilterValue<F> = F extends { kind: 'several'; of: readonly (infer W extends string)[] }
  ? W[]
  : F extends { kind: 'one'; of: readonly (infer W extends string)[] }
    ? W
    : F extends { kind: 'flag'; word: infer W extends string }
      ? W
      : F extends { kind: 'names' }
        ? string[]
        : F extends { kind: 'year' }
          ? number
          : string;

/** The value as a query carries it: several values are one text, and a number may be one. */
export type SentValue<F> =
  FilterValue<F> extends unknown[] ? string : FilterValue<F> extends number ? number | string : FilterValue<F>;

export type FilterValues<T> = { readonly [K in keyof T]?: FilterValue<T[K]> };
export type SentValues<T> = { readonly [K in keyof T]?: SentValue<T[K]> };

export const filterNames = <T extends FilterTable>(table: T): (keyof T & string)[] => Object.keys(table);

/** How many of the filters are set. */
export const countFilters = <T extends FilterTable>(table: T, values: FilterValues<T>): number =>
  filterNames(table).filter((name) => values[name] !== undefined).length;

/** The same without any of the filters; what else there is stays. */
export function withoutFilters<T extends FilterTable, V extends object>(table: T, values: V): Omit<V, keyof T> {
  const left = Object.entries(values).filter(([name]) => !Object.hasOwn(table, name));
  // What is left are the values whose names are not in the table.
  return Object.fromEntries(left) as Omit<V, keyof T>;
}

/** Each filter with its name, so that its kind tells the type of its value. */
export type NamedFilter<T> = { readonly [K in keyof T]: { readonly name: K } & T[K] }[keyof T];

export function namedFilters<T extends FilterTable>(table: T): NamedFilter<T>[] {
  const nameOne = <K extends keyof T>(name: K): NamedFilter<T> => ({ name, ...table[name] });
  return filterNames(table).map(nameOne);
}

/** The filters of a table whose values are words of a list: each word needs a text. */
export type WordsOfFilters<T> = {
  readonly [K in keyof T as T[K] extends { kind: 'several' | 'one' } ? K : never]: T[K] extends {
    of: readonly (infer W extends string)[];
  }
    ? W
    : never;
};
