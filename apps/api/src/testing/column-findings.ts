import { columnsThatAre, tableNames } from '../modules/columns-by-word.ts';

export interface FoundColumn {
  readonly table: string;
  readonly column: string;
}

/** Every column of a database, those of partitions with their table. */
export const columnsQuery = `
  select c.relname as table, a.attname as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname, a.attnum`;

const words = ['customer', 'secret', 'copied', 'private', 'derived', 'kept'] as const;
const namesOfSecrets = /hash|sha256|sealed|secret|password|purchase_price|_mac$/;
const timesOfSecrets = /_at$|^second_factor_required$/;

const ask = ({ table, column }: FoundColumn): string =>
  `${table}.${column} has no word: say in column-words.ts whether it is a customer's, secret, copied, private, derived or kept`;

/** Where the table of columns and a database disagree. */
export function columnFindings(found: readonly FoundColumn[]): string[] {
  const there = new Set(found.map(({ table, column }) => `${table}.${column}`));
  const named = tableNames.flatMap((table) =>
    words.flatMap((word) => columnsThatAre(word, table).map((column) => ({ table, column, word }))),
  );
  const timesNamed = Map.groupBy(named, ({ table, column }) => `${table}.${column}`);
  return [
    ...found.filter(({ table, column }) => !timesNamed.has(`${table}.${column}`)).map(ask),
    ...[...timesNamed].flatMap(([name, { length }]) =>
      length > 1 ? [`${name} has two words in column-words.ts`] : [],
    ),
    ...[...timesNamed.keys()].filter((name) => !there.has(name)).map((name) => `${name} is in column-words.ts only`),
    ...named
      .filter(({ column, word }) => word === 'kept' && namesOfSecrets.test(column) && !timesOfSecrets.test(column))
      .map(({ table, column }) => `${table}.${column} is kept in column-words.ts, and its name is that of a secret`),
  ];
}
