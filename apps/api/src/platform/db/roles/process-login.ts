import pg from 'pg';
import { ConfigError } from '../../config-error.ts';
import { portalRoles, quoted } from './roles.ts';

const lockKey = 7_301_999;

async function asOwner(ownerUrl: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
}

interface Login {
  /** Whether row-level security binds it not. */
  readonly unbound: boolean;
  /** The portal's roles that it may not take. */
  readonly closed: string[];
  readonly version: number;
  /** Tables of the queue whose rows it does not see. */
  readonly hidden: string[];
}

async function readLogin(owner: pg.Client, name: string): Promise<Login> {
  // The queue's tables have row-level security without a policy: nobody but their owner sees a row.
  const { rows } = await owner.query<Login>(
    `select r.rolsuper or r.rolbypassrls as unbound, current_setting('server_version_num')::int / 10000 as version,
       array(select role from unnest($2::text[]) role where not pg_has_role(r.oid, role,
         case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)) as closed,
       array(select c.oid::regclass::text from pg_class c
         where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
           and not exists (select from pg_policy p where p.polrelid = c.oid and r.oid = any (p.polroles))) as hidden
     from pg_roles r where r.rolname = $1`,
    [name, portalRoles],
  );
  const [login] = rows;
  if (login === undefined) throw new ConfigError(`DATABASE_URL: there is no user "${name}".`);
  return login;
}

async function openRoles(owner: pg.Client, name: string, { closed, version }: Login): Promise<void> {
  if (closed.length === 0) return;
  // A transaction takes one of them; none lends its rights to what runs outside of it.
  const statement = `grant ${closed.join(', ')} to ${quoted(name)}${version >= 16 ? ' with inherit false, set true' : ''}`;
  await owner.query(statement).catch(() => {
    throw new ConfigError(
      `DATABASE_OWNER_URL: its user may not grant the portal's roles. As a superuser run: ${statement};`,
    );
  });
}

async function openQueue(owner: pg.Client, name: string, { hidden }: Login): Promise<void> {
  const login = quoted(name);
  for (const table of hidden)
    await owner.query(`create policy ${login} on ${table} to ${login} using (true) with check (true)`);
  for (const right of [
    'usage on schema graphile_worker',
    'select, insert, update, delete on all tables in schema graphile_worker',
    'usage on all sequences in schema graphile_worker',
    'select, insert, update, delete on worker_heartbeat',
  ])
    await owner.query(`grant ${right} to ${login}`);
}

/** Makes the login of an address, or gives it the address's password; for a database that the portal brings itself. */
export async function makeLogin(ownerUrl: string, processUrl: string): Promise<void> {
  const { username, password } = new URL(processUrl);
  await asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ statement: string }>(
      `select format(case when exists (select from pg_roles where rolname = $1) then 'alter role %I password %L'
         else 'create role %I login noinherit password %L' end, $1::text, $2::text) as statement`,
      [decodeURIComponent(username), decodeURIComponent(password)],
    );
    for (const { statement } of rows) await owner.query(statement);
  });
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username);

/**
 * Gives the login of the processes what they need and nothing else: to take the portal's roles, one in each transaction, to work
 * through the queue of jobs and to say that a worker is alive. Does nothing where they sign in as the owner.
 */
export async function openForProcesses(ownerUrl: string, processUrl: string): Promise<void> {
  const name = userOf(processUrl);
  if (name === userOf(ownerUrl)) return;
  await asOwner(ownerUrl, async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [lockKey]);
    const login = await readLogin(owner, name);
    if (login.unbound)
      throw new ConfigError(
        `DATABASE_URL: row-level security does not bind the user "${name}"; name one that is no superuser and has no BYPASSRLS.`,
      );
    await openRoles(owner, name, login);
    await openQueue(owner, name, login);
  });
}
