import pg from 'pg';
import { ConfigError } from '../../config-error.ts';
import { withClient } from '../connect/with-client.ts';
import { findTables } from './find-tables.ts';
import { joinNodes, type Nodes } from './join-nodes.ts';
import type { Placements } from './placement.ts';
import { type Plan, planPlacings } from './plan.ts';

/** Reads what would be done. */
export function planOf(url: string, placements: Placements): Promise<Plan> {
  return withClient(url, async (client) => planPlacings(await findTables(client, placements), placements));
}

const identities = `
  select format('%I.%I', c.relnamespace::regnamespace, s.relname) as sequence, pg_sequence_last_value(s.oid) as last
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
  join pg_depend d on d.refobjid = c.oid and d.refobjsubid = a.attnum and d.deptype = 'i' and d.classid = 'pg_class'::regclass
  join pg_class s on s.oid = d.objid and s.relkind = 'S'
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

/** The last number that each table gave its rows. */
async function lastNumbers(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ sequence: string; last: string | null }>(identities);
  return new Map(rows.flatMap(({ sequence, last }) => (last === null ? [] : [[sequence, last] as const])));
}

/**
 * One step, whole or not at all. Rows that are copied to their nodes are no new ones: triggers that count them are silent meanwhile,
 * on each node. A table that is made known to Citus would begin to count its rows from one.
 */
async function place(client: pg.Client, statement: string): Promise<void> {
  await client.query('begin');
  await client.query(`set local session_replication_role = 'replica'`);
  const before = await lastNumbers(client);
  await client.query(statement);
  const after = await lastNumbers(client);
  for (const [sequence, last] of before)
    if (after.get(sequence) !== last) await client.query('select setval($1, $2)', [sequence, last]);
  await client.query('commit');
}

/**
 * Places the tables of a database, empty or filled, on its nodes. Each table is a transaction of its own: stopped, it is begun
 * again and goes on where it was. Throws a ConfigError where something is missing, before anything is changed.
 */
export async function distribute(
  nodes: Nodes,
  placements: Placements,
  onPlaced: (name: string) => void = () => {},
): Promise<Plan> {
  const { missing } = await planOf(nodes.url, placements);
  if (missing.length > 0) throw new ConfigError(`Nothing was changed. Missing:\n${missing.join('\n')}`);
  await joinNodes(nodes);
  return await withClient(nodes.url, async (client) => {
    const plan = planPlacings(await findTables(client, placements), placements);
    // Tables that wait for their place would be made known to Citus as local ones; those with an identity could not be placed then.
    await client.query('set citus.enable_local_reference_table_foreign_keys = off');
    for (const { name, statement } of plan.placings) {
      await place(client, statement);
      onPlaced(name);
    }
    return plan;
  });
}
