import type { Placement, Placements } from './placement.ts';

export interface FoundTable {
  readonly table: string;
  /** Where it lies now; null: nowhere yet, an ordinary table of the coordinator. */
  readonly placed: Placement | null;
  /** The tables to which its foreign keys lead. */
  readonly leadsTo: readonly string[];
}

export interface FoundFunction {
  /** With the types of its arguments. */
  readonly name: string;
  /** Functions that its body calls: a node looks for them when it is made there. */
  readonly calls: readonly string[];
}

/** What is there before the tables are placed. */
export interface Found {
  readonly database: string;
  readonly user: string;
  readonly isSuperuser: boolean;
  /** Whether the server has loaded Citus. */
  readonly isLoaded: boolean;
  readonly tables: readonly FoundTable[];
  /** Functions that nodes do not have yet: statements and triggers call them there. */
  readonly functions: readonly FoundFunction[];
  /** What keeps tables from their places (`catalogue-findings.ts`). */
  readonly broken: readonly string[];
}

export interface Placing {
  /** A table, or a function with the types of its arguments. */
  readonly name: string;
  readonly as: Placement | 'function';
  readonly statement: string;
}

export interface Plan {
  /** What must be there before anything can be done; nothing is done while there is any. */
  readonly missing: readonly string[];
  /** In the order in which they are done. */
  readonly placings: readonly Placing[];
  /** The tables that lie where they belong. */
  readonly done: readonly string[];
  /** The tables that stay on the coordinator and are nothing to the other nodes. */
  readonly staying: readonly string[];
}

/** What is named, each behind those to which it leads. */
function inOrder<T>(all: readonly T[], nameOf: (one: T) => string, leadsTo: (one: T) => readonly string[]): T[] {
  const byName = new Map(all.map((one) => [nameOf(one), one]));
  const ordered = new Set<T>();
  const entered = new Set<string>();
  const enter = (one: T): void => {
    if (entered.has(nameOf(one))) return;
    entered.add(nameOf(one));
    for (const target of leadsTo(one).toSorted()) {
      const next = byName.get(target);
      if (next !== undefined) enter(next);
    }
    ordered.add(one);
  };
  for (const one of all.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))) enter(one);
  return [...ordered];
}

/** Tables behind those to which their foreign keys lead. */
const inKeyOrder = (tables: readonly FoundTable[]): FoundTable[] =>
  inOrder(
    tables,
    ({ table }) => table,
    ({ leadsTo }) => leadsTo,
  );

/** The tables of the coordinator whose foreign keys lead to those that every node has, be it over another one. */
function tiedTables({ tables }: Found, placements: Placements): FoundTable[] {
  const byName = new Map(tables.map((table) => [table.table, table]));
  const isTied = ({ leadsTo }: FoundTable): boolean =>
    leadsTo.some((target) => {
      const next = byName.get(target);
      return placements[target] === 'reference' || (next !== undefined && isTied(next));
    });
  return inKeyOrder(tables.filter((table) => placements[table.table] === 'local' && isTied(table)));
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function missingOf({ database, user, isSuperuser, isLoaded, tables, broken }: Found, placements: Placements): string[] {
  const misplaced = tables.flatMap(({ table, placed }) => {
    const wanted = placements[table];
    return placed === null || wanted === undefined || placed === wanted
      ? []
      : [`${table} is ${placed} and belongs ${wanted}: undistribute it first`];
  });
  return [
    ...(isLoaded ? [] : [`the server of ${database} has not loaded Citus: shared_preload_libraries = 'citus'`]),
    ...(isSuperuser ? [] : [`${user} is no superuser: DATABASE_OWNER_URL must name one for this step`]),
    ...broken,
    ...misplaced,
  ];
}

/** What places the tables of a database on its nodes, from what is there: each behind those to which it leads. */
export function planPlacings(found: Found, placements: Placements): Plan {
  const { tables } = found;
  const isDone = ({ table, placed }: FoundTable) => placed !== null && placed === placements[table];
  const waiting = (wanted: Placement) =>
    inKeyOrder(tables.filter((table) => placements[table.table] === wanted && !isDone(table)));
  const distributed = waiting('distributed').map(({ table }) => table);
  const tied = tiedTables(found, placements);
  // All of them lie beside one: a seller's rows are on one node.
  const first = tables.find(({ table, placed }) => placed === 'distributed' && placements[table] === 'distributed');
  const beside = (at: number): string =>
    at === 0 ? (first?.table ?? 'none') : (first?.table ?? distributed[0] ?? 'none');
  return {
    missing: missingOf(found, placements),
    placings: [
      ...waiting('reference').map(({ table }): Placing => ({
        name: table,
        as: 'reference',
        statement: `select create_reference_table(${literal(table)})`,
      })),
      ...distributed.map((table, at): Placing => ({
        name: table,
        as: 'distributed',
        statement: `select create_distributed_table(${literal(table)}, 'seller_id', colocate_with => ${literal(beside(at))})`,
      })),
      ...tied
        .filter((table) => !isDone(table))
        .map(({ table }): Placing => ({
          name: table,
          as: 'local',
          statement: `select citus_add_local_table_to_metadata(${literal(table)}, cascade_via_foreign_keys => true)`,
        })),
      // Behind the tables: one may return a row of them.
      ...inOrder(
        found.functions,
        ({ name }) => name,
        ({ calls }) => calls,
      ).map(({ name }): Placing => ({
        name,
        as: 'function',
        statement: `select create_distributed_function(${literal(name)})`,
      })),
    ],
    done: tables.flatMap((table) => (isDone(table) ? [table.table] : [])),
    staying: tables.flatMap((table) =>
      placements[table.table] === 'local' && !tied.includes(table) ? [table.table] : [],
    ),
  };
}
