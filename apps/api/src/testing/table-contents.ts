import type pg from 'pg';

export interface TableContents {
  /** The columns with their types. */
  readonly columns: ReadonlyMap<string, string>;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export type Contents = ReadonlyMap<string, TableContents>;

const columnsQuery = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
  order by c.relname, a.attnum`;

/** Everything that the tables hold. */
export async function contentsOf(client: pg.ClientBase): Promise<Contents> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(columnsQuery);
  const contents = new Map<string, TableContents>();
  for (const [table, columns] of Map.groupBy(rows, (row) => row.table)) {
    const found = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t`);
    contents.set(table, {
      columns: new Map(columns.map(({ column, type }) => [column, type])),
      rows: found.rows.map(({ row }) => row),
    });
  }
  return contents;
}

const valuesOf = (rows: TableContents['rows'], column: string): string[] =>
  rows.map((row) => JSON.stringify(row[column]));

/** How many of all columns hold something in some row, from 0 to 1. */
export function filledShare(contents: Contents): number {
  const all = [...contents.values()].flatMap(({ columns, rows }) =>
    [...columns.keys()].map((column) => rows.some((row) => row[column] !== null)),
  );
  return all.filter(Boolean).length / all.length;
}

/**
 * Tables and columns whose contents of before are not there any more, each with what became of it. Rows may have come
 * since, but each of before must be there with all that its columns held, but for those that are found.
 */
export function lostContents(before: Contents, now: Contents): string[] {
  const lines = [...before].flatMap(([table, old]) => {
    const current = now.get(table);
    if (current === undefined) return [`${table} is gone`];
    const changed = (column: string, type: string): string[] => {
      const typeNow = current.columns.get(column);
      if (typeNow === undefined) return [`${table}.${column} is gone`];
      if (typeNow !== type) return [`${table}.${column} is ${typeNow}`];
      const there = new Set(valuesOf(current.rows, column));
      const lost = valuesOf(old.rows, column).find((value) => !there.has(value));
      return lost === undefined ? [] : [`${table}.${column} is no longer ${lost}`];
    };
    const found = new Map([...old.columns].map(([column, type]) => [column, changed(column, type)]));
    const same = [...found].flatMap(([column, lines]) => (lines.length === 0 ? [column] : []));
    const whole = (rows: TableContents['rows']) => rows.map((row) => JSON.stringify(same.map((column) => row[column])));
    const left = whole(current.rows);
    const torn = whole(old.rows).filter((row) => !left.includes(row));
    return [...[...found.values()].flat(), ...torn.map((row) => `${table} has no row ${row}`)];
  });
  return lines.toSorted();
}
