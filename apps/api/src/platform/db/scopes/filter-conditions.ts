import type { FilterValue } from '@offizin/domain/lists/filters';
import type { RawBuilder, SqlBool } from 'kysely';

/** The condition that each filter of a list's table comes to, by its value and what else it depends on. */
export type FilterConditions<T, C> = {
  readonly [K in keyof T]: (value: FilterValue<T[K]>, context: C) => RawBuilder<SqlBool>;
};

/** The filters as a call brings them; those that are missing or undefined are not set. */
export type GivenFilters<T> = { readonly [K in keyof T]?: FilterValue<T[K]> | undefined };

/** The conditions of those filters that are set, by their names. */
export function conditionsOf<T, C>(
  conditions: FilterConditions<T, C>,
  given: GivenFilters<T>,
  context: C,
): Map<keyof T, RawBuilder<SqlBool>> {
  const found = new Map<keyof T, RawBuilder<SqlBool>>();
  for (const name in conditions) {
    const value = given[name];
    if (value !== undefined) found.set(name, conditions[name](value, context));
  }
  return found;
}
