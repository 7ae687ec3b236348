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

const tablesQuery = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migration'
  order by 1`;

async function insert(client: pg.Client, table: string, row: Row): Promise<Row | undefined> {
  const names = Object.keys(row);
  const values = names.map((_, at) => `$${at + 1}`).join(', ');
  const given = names.length === 0 ? 'default values' : `("${names.join('", "')}") values (${values})`;
  return (await client.query<Row>(`insert into ${table} ${given} returning *`, Object.values(row))).rows[0];
}

/** The columns that are known of a table alone. */
const knownOf = (known: Known, table: string): Row =>
  Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) =>
      name.startsWith(`${table}.`) ? [[name.slice(table.length + 1), value]] : [],
    ),
  );

/** Puts a row into every table of a database of any age that has none, whatever its columns are; rows belong to those before. */
export async function fillTables(client: pg.Client, known: Known): Promise<Filled> {
  const columns = Map.groupBy((await client.query<Column>(columnsQuery)).rows, ({ table }) => table);
  const references = Map.groupBy((await client.query<Reference>(referencesQuery)).rows, ({ table }) => table);
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
  const fill = async (table: string): Promise<void> => {
    try {
      const [present] = (await client.query<Row>(`select * from ${table} limit 1`)).rows;
      const row = present ?? (await insert(client, table, rowOf(table)));
      if (row !== undefined) filled.set(table, row);
      delete refused[table];
    } catch (error) {
      refused[table] = String(error);
    }
  };

  const tables = (await client.query<{ name: string }>(tablesQuery)).rows.map(({ name }) => name);
  // Tables that refer to others come after them: what was refused is tried again as long as something new is there.
  for (let before = -1; before < filled.size;) {
    before = filled.size;
    for (const table of tables) if (!filled.has(table)) await fill(table);
  }
  return { tables: new Set(filled.keys()), refused };
}
