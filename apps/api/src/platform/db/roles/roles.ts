import type pg from 'pg';
import { ConfigError } from '../../config-error.ts';

/** The roles without login of which each transaction takes one, so that no statement runs with the rights of the connecting user. */
export const portalRoles = [
  'offizin_identity',
  'offizin_seller',
  'offizin_marketplace',
  'offizin_retention',
  'offizin_live',
  'offizin_catalogue',
  'offizin_order_search',
] as const;

interface Rights {
  readonly user: string;
  readonly database: string;
  readonly isOwner: boolean;
  readonly mayCreateRoles: boolean;
  readonly missing: string[];
  readonly closed: string[];
}

/** What the connecting user may do, and which of the roles are missing or may not be taken by it. */
async function readRights(client: pg.Client): Promise<Rights> {
  // Since PostgreSQL 16 being a member of a role and being allowed to take it are two things.
  const { rows } = await client.query<Rights>(
    `select current_user as user, current_database() as database,
       pg_has_role(current_user, d.datdba, 'usage') as "isOwner",
       (u.rolcreaterole or u.rolsuper) as "mayCreateRoles",
       array(select name from unnest($1::text[]) name where not exists (select from pg_roles where rolname = name)) as missing,
       array(select rolname::text from pg_roles where rolname = any ($1) and not pg_has_role(current_user, oid,
         case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)) as closed
     from pg_roles u, pg_database d where u.rolname = current_user and d.datname = current_database()`,
    [portalRoles],
  );
  const [rights] = rows;
  if (rights === undefined) throw new Error('the connecting user is not among the roles');
  return rights;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Creates the roles that are missing and sees to it that the connecting user may take each; they belong to the whole cluster. */
export async function ensureRoles(client: pg.Client): Promise<void> {
  const { user, database, isOwner, mayCreateRoles, missing, closed } = await readRights(client);
  if (!isOwner)
    throw new ConfigError(
      `DATABASE_OWNER_URL, or DATABASE_URL where that is not set: the user ${user} does not own the database ${database}. As its owner or a superuser run: ` +
        `alter database ${quoted(database)} owner to ${quoted(user)};`,
    );
  if (missing.length > 0 && !mayCreateRoles)
    throw new ConfigError(
      `DATABASE_OWNER_URL, or DATABASE_URL where that is not set: the user ${user} may not create roles. As a superuser run: alter role ${quoted(user)} createrole;`,
    );
  // Another portal of the cluster may make them at the same moment.
  for (const role of missing)
    await client.query(
      `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    );
  const open = [...missing, ...closed];
  if (open.length === 0) return;
  try {
    await client.query(`grant ${open.join(', ')} to ${quoted(user)}`);
  } catch {
    throw new ConfigError(
      `DATABASE_OWNER_URL, or DATABASE_URL where that is not set: the portal's roles belong to another user of this PostgreSQL. As that user or a superuser run: ` +
        `grant ${open.join(', ')} to ${quoted(user)};`,
    );
  }
}
