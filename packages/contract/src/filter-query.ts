import type { Filter, FilterTable, FilterValue, SentValue } from '@offizin/domain/lists/filters';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { calendarDay, calendarMonth, id, line, listOf } from './scalars.ts';

/** Several names in a body. */
const nameList = z.array(z.string().min(1).max(100)).min(1).max(limits.facetValues);

/** Several names in a query, each percent-encoded, parted by commas. */
const sentNames = z
  .string()
  .max(2000)
  .transform((text, context) => {
    try {
      return text.split(',').map(decodeURIComponent);
    } catch {
      context.addIssue({ code: 'custom', message: 'not percent-encoded' });
      return z.NEVER;
    }
  })
  .pipe(nameList);

function sentSchema(filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'several':
      return listOf(filter.of);
    case 'one':
      return z.enum(filter.of);
    case 'flag':
      return z.enum([filter.word]);
    case 'names':
      return sentNames;
    case 'search':
      return z.string().trim().min(filter.min).max(filter.max);
    case 'line':
      return line(filter.max);
    case 'id':
      return id;
    case 'day':
    case 'first_day':
    case 'last_day':
      return calendarDay;
    case 'month':
      return calendarMonth;
    case 'year':
      return z.coerce.number().int().min(2000).max(2999);
  }
}

/** In a body lists are lists. */
function bodySchema(filter: Filter): z.ZodType {
  if (filter.kind === 'several') return z.array(z.enum(filter.of)).min(1).max(filter.of.length);
  return filter.kind === 'names' ? nameList : sentSchema(filter);
}

type QueryFields<T> = { [K in keyof T]: z.ZodOptional<z.ZodType<FilterValue<T[K]>, SentValue<T[K]>>> };
type BodyFields<T> = { [K in keyof T]: z.ZodOptional<z.ZodType<FilterValue<T[K]>, FilterValue<T[K]>>> };

const fieldsOf = (table: FilterTable, schemaOf: (filter: Filter) => z.ZodType) =>
  Object.fromEntries(Object.entries(table).map(([name, filter]) => [name, schemaOf(filter).optional()]));

/** The parameters of a query that narrow a list, all optional. */
export function filterQuery<T extends FilterTable>(table: T): QueryFields<T> {
  // Each schema was made of the filter of its own name.
  return fieldsOf(table, sentSchema) as QueryFields<T>;
}

/** The same filters as fields of a body. */
export function filterBody<T extends FilterTable>(table: T): BodyFields<T> {
  // Each schema was made of the filter of its own name.
  return fieldsOf(table, bodySchema) as BodyFields<T>;
}
