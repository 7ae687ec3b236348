import type pg from 'pg';
import { portalRoles } from '../platform/db/roles/roles.ts';

/** What a process of some version counts on in its database. */
export interface ReliedOn {
  /** What its statements name, leave out and may do: gone, one of them fails. */
  readonly kept: readonly string[];
  /** By table: what rows must satisfy. More of it, and rows that it writes are refused. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

const tables = `
  select c.oid, c.relname as name, c.relkind from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition and c.relname <> 'migration'`;

const columns = `
  select t.oid, t.name as "table", a.attname as name, a.attnum as no, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
    not a.attnotnull or a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as left_out
  from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped`;

/** Those that statements call: a trigger's function is a part of its trigger. */
const functions = `
  select p.oid, format('%I(%s)', p.proname, pg_get_function_arguments(p.oid)) as name, pg_get_function_result(p.oid) as result from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype and p.oid not in (select objid from pg_depend where deptype = 'e')`;

const keptQuery = `
  with tables as (${tables}), columns as (${columns}), functions as (${functions}),
  roles as (select oid, rolname::text as name from pg_roles where rolname = any ($1))
  select format('%I.%I is %s', "table", name, type) as line from columns
  union all select format('%I.%I may be left out', "table", name) from columns where left_out
  union all select format('%I.%I may be null', "table", name) from columns where not not_null
  union all select format('%s may %s %I.%I', r.name, act, c."table", c.name)
    from columns c, roles r, unnest(array['select', 'insert', 'update']) act where has_column_privilege(r.oid, c.oid, c.no, act)
  union all select format('%s may delete from %I', r.name, t.name) from tables t, roles r where has_table_privilege(r.oid, t.oid, 'delete')
  union all select format('%I: policy %I for %s to %s using (%s) with check (%s)', t.name, p.polname, p.polcmd,
      array(select r::regrole::text from unnest(p.polroles) r order by 1)::text,
      coalesce(pg_get_expr(p.polqual, p.polrelid), ''), coalesce(pg_get_expr(p.polwithcheck, p.polrelid), ''))
    from tables t join pg_policy p on p.polrelid = t.oid
  union all select format('%I is unique by %s', t.name, substring(pg_get_indexdef(i.indexrelid) from ' USING (.*)$'))
    from tables t join pg_index i on i.indrelid = t.oid where i.indisunique
  union all select format('%s gives %s', name, result) from functions
  union all select format('%s may call %s', r.name, f.name) from functions f, roles r where has_function_privilege(r.oid, f.oid, 'execute')`;

const askedQuery = `
  with tables as (${tables}), columns as (${columns})
  select name as "table", array_agg(line) as lines from (
    select t.name, format('%s', pg_get_constraintdef(k.oid)) as line from tables t join pg_constraint k on k.conrelid = t.oid where k.contype <> 'n'
    union all select t.name, format('unique by %s', substring(pg_get_indexdef(i.indexrelid) from ' USING (.*)$'))
      from tables t join pg_index i on i.indrelid = t.oid where i.indisunique
    union all select t.name, pg_get_triggerdef(g.oid) from tables t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
    union all select t.name, 'row level security' from tables t join pg_class c on c.oid = t.oid where c.relrowsecurity
    union all select "table", format('%I must be given', name) from columns where not left_out
  ) rules group by name`;

/** Reads from the catalogue what statements and rows of this database's version rely on. */
export async function reliedOn(client: pg.ClientBase): Promise<ReliedOn> {
  const kept = (await client.query<{ line: string }>(keptQuery, [portalRoles])).rows.map(({ line }) => line);
  const asked = (await client.query<{ table: string; lines: string[] }>(askedQuery)).rows;
  return { kept, asked: new Map(asked.map(({ table, lines }) => [table, lines])) };
}

/** What a process of the version of `old` would miss, or be refused, in the database of `now`; one line each. */
export function brokenFor(old: ReliedOn, now: ReliedOn): string[] {
  const there = new Set(now.kept);
  const gone = old.kept.filter((line) => !there.has(line)).map((line) => `no longer: ${line}`);
  const stricter = [...old.asked].flatMap(([table, lines]) =>
    (now.asked.get(table) ?? [])
      .filter((line) => !lines.includes(line))
      .map((line) => `newly asked of ${table}: ${line}`),
  );
  return [...gone, ...stricter].toSorted();
}
