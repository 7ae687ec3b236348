import { portalRoles, quoted } from '../roles/roles.ts';

interface Setting {
  readonly name: string;
  readonly value: string;
  /** A role that alone has it; without one the whole database. */
  readonly role?: (typeof portalRoles)[number];
}

/** What a database of several nodes needs, on each of them. */
const settings: readonly Setting[] = [
  // The seller and the brand of a transaction reach the nodes that it asks.
  { name: 'citus.propagate_set_commands', value: 'local' },
  // Triggers only touch rows of the same seller, which are on the same node.
  { name: 'citus.enable_unsafe_triggers', value: 'on' },
  // Statements for many sellers go from node to node: side by side, they would each open connections of their own.
  { name: 'citus.multi_shard_modify_mode', value: 'sequential' },
  // The search of products is a function that asks a table which every node has.
  { name: 'citus.allow_nested_distributed_execution', value: 'on', role: 'offizin_seller' },
];

export const settingStatements = (database: string): string[] =>
  settings.map(({ name, value, role }) =>
    role === undefined
      ? `alter database ${quoted(database)} set ${name} = '${value}'`
      : `alter role ${role} in database ${quoted(database)} set ${name} = '${value}'`,
  );

/**
 * The nodes sign in on each other as the role that a transaction takes, and none lends its rights to another one. The roles have
 * no password: each node lets them in from the other nodes alone.
 */
export const loginStatements: readonly string[] = portalRoles.map((role) => `alter role ${role} login`);
