import type pg from 'pg';
import { catalogueFindings } from './catalogue-findings.ts';
import type { Placement, Placements } from './placement.ts';
import type { Found, FoundFunction, FoundTable } from './plan.ts';

const tablesOf = `
  select c.relname as table,
    array(select distinct k.confrelid::regclass::text from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "leadsTo"
  from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1`;

const placesOf = `
  select logicalrelid::regclass::text as table,
    case when partmethod = 'h' then 'distributed' when repmodel = 't' then 'reference' else 'local' end as placed
  from pg_dist_partition`;

/** Bodies are texts: whom they call is read from them, since a restored database does not make its functions in the order of before. */
const functionsOf = `
  select f.oid::regprocedure::text as name,
    array(select g.oid::regprocedure::text from pg_proc g
      where g.pronamespace = f.pronamespace and g.oid <> f.oid and f.prosrc ~ ('\\m' || g.proname || '\\(')) as calls
  from pg_proc f
  where f.pronamespace = current_schema()::regnamespace and f.prokind = 'f' and f.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')`;

const knownFunctions = `select objid::regprocedure::text as name from pg_dist_object where classid = 'pg_proc'::regclass`;

const serverOf = `
  select current_database() as database, current_user as user, r.rolsuper as "isSuperuser",
    current_setting('citus.node_conninfo', true) is not null as "isLoaded",
    exists (select from pg_extension where extname = 'citus') as "isCreated"
  from pg_roles r where r.rolname = current_user`;

type Server = Pick<Found, 'database' | 'user' | 'isSuperuser' | 'isLoaded'> & { readonly isCreated: boolean };

/** Reads where the tables of a database lie, on one node or on several. */
export async function findTables(client: pg.ClientBase, placements: Placements): Promise<Found> {
  const [server] = (await client.query<Server>(serverOf)).rows;
  if (server === undefined) throw new Error('the connecting user is not among the roles');
  const tables = (await client.query<Omit<FoundTable, 'placed'>>(tablesOf)).rows;
  const places = server.isCreated ? (await client.query<{ table: string; placed: Placement }>(placesOf)).rows : [];
  const functions = (await client.query<FoundFunction>(functionsOf)).rows;
  const known = server.isCreated ? (await client.query<{ name: string }>(knownFunctions)).rows : [];
  const placed = new Map(places.map((place) => [place.table, place.placed]));
  return {
    ...server,
    tables: tables.map((table) => ({ ...table, placed: placed.get(table.table) ?? null })),
    functions: functions.filter(({ name }) => !known.some((one) => one.name === name)),
    broken: await catalogueFindings(client, placements),
  };
}
