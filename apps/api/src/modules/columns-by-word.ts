import { type ColumnWords, columnWords, type Emptied } from './column-words.ts';

export type TableName = keyof typeof columnWords;
type ColumnWord = keyof ColumnWords;

const tables: Readonly<Record<TableName, ColumnWords>> = columnWords;
const namesIn = (text: string) => text.split(/\s+/);

/** The columns of a customer in a table, each with what is left of it. */
export const customerColumns = (table: TableName): (readonly [string, Emptied])[] =>
  Object.entries(tables[table].customer ?? {});

/** The columns of a table that are what a word says. */
export function columnsThatAre(word: ColumnWord, table: TableName): string[] {
  if (word === 'customer') return customerColumns(table).map(([column]) => column);
  const names = tables[table][word];
  return names === undefined ? [] : namesIn(names);
}

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);
export const tableNames: readonly TableName[] = Object.keys(tables).filter(isTable);

/** What no line of the log shows, whatever it is a part of. */
export const columnsNotLogged: ReadonlySet<string> = new Set(
  tableNames.flatMap((table) =>
    (['secret', 'customer', 'copied', 'private'] as const).flatMap((word) => columnsThatAre(word, table)),
  ),
);

/** What a row leaves out when its seller takes it along. */
export const columnsLeftOut = (table: TableName): string[] => [
  ...columnsThatAre('secret', table),
  ...columnsThatAre('copied', table),
  ...columnsThatAre('derived', table),
];
