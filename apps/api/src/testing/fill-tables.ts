import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Of a check that lists what it may be, the first. */
  readonly word: string | null;
}

interface Reference {
  readonly table: string;
  readonly to: string;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** Columns that a row must state. */
const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    (select substring(pg_get_constraintdef(k.oid) from 'ARRAY\\[''([^'']+)''')
     from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as word
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
    and a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = ''
  order by c.relname, a.attnum`;

const referencesQuery = `
  select c.relname as table, t.relname as to,
    (select array_agg(a.attname::text order by k.at) from unnest(f.conkey) with ordinality k (no, at)
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.no) as columns,
    (select array_agg(a.attname::text order by k.at) from unnest(f.confkey) with ordinality k (no, at)
       join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.no) as targets
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
  where f.contype = 'f' and f.conrelid <> f.confrelid and c.relnamespace = 'public'::regnamespace and not c.relispartition`;

const valueOfType: Readonly<Record<string, unknown>> = {
  boolean: false,
  bytea: Buffer.from([0]),
  date: '2026-11-20',
  json: '{}',
  jsonb: '{}',
  text: 'a',
  'timestamp with time zone': '2026-11-20T08:00:00Z',
  uuid: '00000000-0000-4000-8000-000000000001',
};

function valueOf({ type, word }: Column): unknown {
  if (type.endsWith('[]')) return '{}';
  return word ?? valueOfType[type] ?? 1;
}

export interface Filled {
  /** Tables that have a row. */
  readonly tables: ReadonlySet<string>;
  /** Why the others have none. */
  readonly refused: Readonly<Record<string, string>>;
}

/** What no rule of the database tells: values by table and column, or by column alone. */
export type Known = Readonly<Record<string, unknown>>;

/** Columns that a row may leave out and that nothing fills. */
const emptyQuery = columnsQuery.replace(
  "a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = ''",
  `not a.attnotnull and not a.atthasdef and a.attgenerated = '' and not exists (
     select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey))`,
);

/** The tables of a version, and what it states of their rows. */
export interface Shape {
  readonly tables: readonly string[];
  readonly columns: ReadonlyMap<string, readonly Column[]>;
  readonly references: ReadonlyMap<string, readonly Reference[]>;
}

const tablesQuery = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migration'
  order by 1`;

export async function shapeOf(client: pg.Client): Promise<Shape> {
  return {
    tables: (await client.query<{ name: string }>(tablesQuery)).rows.map(({ name }) => name),
    columns: Map.groupBy((await client.query<Column>(columnsQuery)).rows, ({ table }) => table),
    references: Map.groupBy((await client.query<Reference>(referencesQuery)).rows, ({ table }) => table),
  };
}

export interface Insert {
  readonly text: string;
  readonly values: unknown[];
}

function insertOf(table: string, row: Row): Insert {
  const names = Object.keys(row);
  const values = names.map((_, at) => `$${at + 1}`).join(', ');
  const given = names.length === 0 ? 'default values' : `("${names.join('", "')}") values (${values})`;
  return { text: `insert into ${table} ${given}`, values: Object.values(row) };
}

async function insert(client: pg.Client, { text, values }: Insert): Promise<Row | undefined> {
  return (await client.query<Row>(`${text} returning *`, values)).rows[0];
}

/** The columns that are known of a table alone. */
const knownOf = (known: Known, table: string): Row =>
  Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) =>
      name.startsWith(`${table}.`) ? [[name.slice(table.length + 1), value]] : [],
    ),
  );

export interface FillOrder {
  readonly known: Known;
  /** The version whose rows they are; that of the database itself where none is given. */
  readonly shape?: Shape;
  /** Whether columns that a row may leave out get a value, too, where the database takes one; but for these. */
  readonly everyColumnBut?: readonly string[];
  /** Gets each row before it is put there. */
  readonly before?: (table: string, row: Insert) => Promise<void>;
}

/** Gives columns that are empty a value of their own; what a check refuses stays as it is. */
async function fillColumns(client: pg.Client, but: readonly string[]): Promise<void> {
  for (const column of (await client.query<Column>(emptyQuery)).rows) {
    const place = `${column.table}.${column.name}`;
    if (but.includes(place)) continue;
    const value = column.type === 'text' && column.word === null ? place : valueOf(column);
    const statement = `update ${column.table} set "${column.name}" = $1 where "${column.name}" is null`;
    await client.query(statement, [value]).catch(() => undefined);
  }
}

/** Puts a row into every table of a database of any age that has none, whatever its columns are; rows belong to those before. */
export async function fillTables(client: pg.Client, order: FillOrder): Promise<Filled> {
  const { known, before, everyColumnBut } = order;
  const { tables, columns, references } = order.shape ?? (await shapeOf(client));
  const filled = new Map<string, Row>();
  const refused: Record<string, string> = {};

  const rowOf = (table: string): Row => {
    const own = (columns.get(table) ?? []).map((column) => [column.name, known[column.name] ?? valueOf(column)]);
    const row: Record<string, unknown> = Object.fromEntries(own);
    for (const { to, columns: from, targets } of references.get(table) ?? [])
      for (const [at, name] of from.entries())
        if (name in row && filled.has(to)) row[name] = filled.get(to)?.[targets[at] ?? ''];
    return { ...row, ...knownOf(known, table) };
  };
  const put = async (table: string): Promise<Row | undefined> => {
    const row = insertOf(table, rowOf(table));
    await before?.(table, row);
    return insert(client, row);
  };
  const fill = async (table: string): Promise<void> => {
    try {
      const [present] = (await client.query<Row>(`select * from ${table} limit 1`)).rows;
      const row = present ?? (await put(table));
      if (row !== undefined) filled.set(table, row);
      delete refused[table];
    } catch (error) {
      refused[table] = String(error);
    }
  };

  // Tables that refer to others come after them: what was refused is tried again as long as something new is there.
  for (let count = -1; count < filled.size;) {
    count = filled.size;
    for (const table of tables) if (!filled.has(table)) await fill(table);
  }
  if (everyColumnBut !== undefined) await fillColumns(client, everyColumnBut);
  return { tables: new Set(filled.keys()), refused };
}
