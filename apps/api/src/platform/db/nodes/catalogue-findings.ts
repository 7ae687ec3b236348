import type pg from 'pg';
import type { Placements } from './placement.ts';

const own = `n.oid = current_schema()::regnamespace`;

const tablesOf = `
  select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as guarded,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'seller_id' and a.attnotnull) as "hasSeller",
    exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as "hasKey"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${own} and c.relkind in ('r', 'p') and not c.relispartition order by 1`;

/** Unique keys, and foreign keys with the table that they lead to. */
const keysOf = `
  select c.relname as table, i.indexrelid::regclass::text as key, null as target,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)) as columns
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} and i.indisunique and not c.relispartition
  union all
  select c.relname, k.conname, k.confrelid::regclass::text,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (k.conkey))
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} and k.contype = 'f' and k.conparentid = 0 and not c.relispartition
  order by 1, 2`;

/** Policies with the tables that they read, themselves or by a function, the own one apart. */
const policiesOf = `
  select c.relname as table, p.polname as policy,
    coalesce(p.polqual::text, '') || coalesce(p.polwithcheck::text, '') like '%SUBLINK%' as "hasQuery",
    array(select f.proname::text from pg_proc f where f.pronamespace = n.oid and f.prosrc ~* '\\mfrom\\M'
      and exists (select from pg_depend d where d.classid = 'pg_policy'::regclass and d.objid = p.oid
        and d.refclassid = 'pg_proc'::regclass and d.refobjid = f.oid)) as readers
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
  where ${own} order by 1, 2`;

const triggersOf = `
  select c.relname as table, t.tgname as trigger, t.tgoldtable as old, t.tgnewtable as new, f.prosrc as body
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace join pg_proc f on f.oid = t.tgfoid
  where ${own} and not t.tgisinternal order by 1, 2`;

interface Table {
  readonly table: string;
  readonly guarded: boolean;
  readonly hasSeller: boolean;
  readonly hasKey: boolean;
}

function tableFindings(tables: readonly Table[], placements: Placements): string[] {
  const known = new Set(tables.map(({ table }) => table));
  return [
    ...Object.keys(placements).flatMap((table) => (known.has(table) ? [] : [`${table} is placed and does not exist`])),
    ...tables.flatMap(({ table, guarded, hasSeller, hasKey }) => [
      ...(placements[table] === undefined ? [`${table} has no placement`] : []),
      ...(hasKey ? [] : [`${table} has no primary key`]),
      ...(placements[table] === 'distributed' && !hasSeller ? [`${table} has no seller_id`] : []),
      ...(placements[table] === 'distributed' && !guarded ? [`${table} has no forced row-level security`] : []),
    ]),
  ];
}

interface Key {
  readonly table: string;
  readonly key: string;
  readonly target: string | null;
  readonly columns: readonly string[];
}

/** A key of a distributed table has the seller, unless it leads to a table that every node has. */
function keyFindings(keys: readonly Key[], placements: Placements): string[] {
  return keys.flatMap(({ table, key, target, columns }) => {
    if (placements[table] === 'distributed') {
      if (target !== null && placements[target] === 'reference') return [];
      if (target !== null && placements[target] === 'local')
        return [`${key} leads from every node to ${target} on one`];
      return columns.includes('seller_id') ? [] : [`${key} of ${table} is without seller_id`];
    }
    return target !== null && placements[target] === 'distributed'
      ? [`${key} leads from ${table} to ${target}, which is distributed`]
      : [];
  });
}

interface Policy {
  readonly table: string;
  readonly policy: string;
  readonly hasQuery: boolean;
  readonly readers: readonly string[];
}

const policyFindings = (policies: readonly Policy[]): string[] =>
  policies.flatMap(({ table, policy, hasQuery, readers }) => [
    ...(hasQuery ? [`policy ${policy} of ${table} has a subquery`] : []),
    ...readers.map((reader) => `policy ${policy} of ${table} calls ${reader}, which reads a table`),
  ]);

interface Trigger {
  readonly table: string;
  readonly trigger: string;
  readonly old: string | null;
  readonly new: string | null;
  readonly body: string;
}

/** Each node runs the triggers of its copy: none of them may speak to processes, nor ask or change another table. */
const copyTriggerFindings = ({ table, trigger, body }: Trigger): string[] => [
  ...(/\bnotify|pg_notify\b/i.test(body) ? [`trigger ${trigger} of ${table} notifies: whoever writes it does`] : []),
  ...(/\b(?:from|insert into|update)\s+\w/i.test(body)
    ? [`trigger ${trigger} of ${table} asks or changes another table: whoever writes it does`]
    : []),
];

/** The table that every node has in a statement of a trigger that writes rows of a seller: a node would ask another one for it. */
function copyWrittenFrom(body: string, placements: Placements): string | undefined {
  const writing = body.split(';').filter((statement) => /\b(?:insert into|update|delete from)\s/i.test(statement));
  return Object.keys(placements).find(
    (table) =>
      placements[table] === 'reference' &&
      writing.some((statement) => new RegExp(`(?:\\bfrom|\\bjoin|,)\\s+${table}\\b(?!\\.)`, 'i').test(statement)),
  );
}

/** A trigger loops over the rows that changed: joined with a table, they would be asked of every node. */
const triggerFindings = (triggers: readonly Trigger[], placements: Placements): string[] =>
  triggers.flatMap((found) => {
    const { table, trigger, old, new: changed, body } = found;
    if (placements[table] === 'reference') return copyTriggerFindings(found);
    const usesRows = [old, changed].some((name) => name !== null && new RegExp(`\\b${name}\\b`).test(body));
    const joins = /\bjoin\b/i.test(body) || (usesRows && !/\bloop\b/i.test(body));
    if (placements[table] !== 'distributed') return [];
    const copy = copyWrittenFrom(body, placements);
    return [
      ...(joins ? [`trigger ${trigger} of ${table} joins instead of looping`] : []),
      ...(copy === undefined ? [] : [`trigger ${trigger} of ${table} writes what it asks of ${copy}: ask ahead`]),
    ];
  });

const functionsOf = `
  select f.proname as name, f.prosrc as body from pg_proc f join pg_namespace n on n.oid = f.pronamespace join pg_language l on l.oid = f.prolang
  where ${own} and l.lanname = 'sql' order by 1`;

/** A function in SQL becomes a part of the statement that calls it, which is sent to nodes as a text. */
const functionFindings = (functions: readonly { readonly name: string; readonly body: string }[]): string[] =>
  functions.flatMap(({ name, body }) =>
    /\bcase\s+(?!when\b)/i.test(body) ? [`function ${name} has "case x when": say "case when x = …"`] : [],
  );

/** What in a database's catalogue keeps its tables from being spread over several nodes (docs/decisions/0018). */
export async function catalogueFindings(client: pg.ClientBase, placements: Placements): Promise<string[]> {
  const tables = await client.query<Table>(tablesOf);
  const keys = await client.query<Key>(keysOf);
  const policies = await client.query<Policy>(policiesOf);
  const triggers = await client.query<Trigger>(triggersOf);
  const functions = await client.query<{ name: string; body: string }>(functionsOf);
  return [
    ...tableFindings(tables.rows, placements),
    ...keyFindings(keys.rows, placements),
    ...policyFindings(policies.rows),
    ...triggerFindings(triggers.rows, placements),
    ...functionFindings(functions.rows),
  ];
}
