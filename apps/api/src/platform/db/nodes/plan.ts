import type { Placement, Placements } from './placement.ts';

export interface FoundTable {
  readonly table: string;
  /** Where it lies now; null: nowhere yet, an ordinary table of the coordinator. */
  readonly placed: Placement | null;
  /** The tables to which its foreign keys lead. */
  readonly leadsTo: readonly string[];
}

/** What is there before the tables are placed. */
export interface Found {
  readonly database: string;
  readonly user: string;
  readonly isSuperuser: boolean;
  /** Whether the server has loaded Citus. */
  readonly isLoaded: boolean;
  readonly tables: readonly FoundTable[];
  /** What keeps tables from their places (`catalogue-findings.ts`). */
  readonly broken: readonly string[];
}

export interface Placing {
  readonly table: string;
  readonly as: 'reference' | 'distributed';
  readonly statement: string;
}

export interface Plan {
  /** What must be there before anything can be done; nothing is done while there is any. */
  readonly missing: readonly string[];
  /** In the order in which they are done. */
  readonly placings: readonly Placing[];
  /** The tables that lie where they belong. */
  readonly done: readonly string[];
  /** The tables that stay on the coordinator. */
  readonly staying: readonly string[];
}

/** Tables behind those to which their foreign keys lead. */
function inKeyOrder(tables: readonly FoundTable[]): FoundTable[] {
  const byName = new Map(tables.map((table) => [table.table, table]));
  const ordered = new Set<FoundTable>();
  const entered = new Set<string>();
  const enter = (found: FoundTable): void => {
    if (entered.has(found.table)) return;
    entered.add(found.table);
    for (const target of found.leadsTo.toSorted()) {
      const next = byName.get(target);
      if (next !== undefined) enter(next);
    }
    ordered.add(found);
  };
  for (const table of tables.toSorted((one, other) => one.table.localeCompare(other.table))) enter(table);
  return [...ordered];
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function missingOf({ database, user, isSuperuser, isLoaded, tables, broken }: Found, placements: Placements): string[] {
  const misplaced = tables.flatMap(({ table, placed }) => {
    const wanted = placements[table];
    // A table that stays becomes known to Citus by itself, where its foreign keys lead to tables that every node has.
    return placed === null || wanted === undefined || placed === wanted || placed === 'local'
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

/** What places the tables of a database on its nodes, from what is there: reference tables first, each behind those it leads to. */
export function planPlacings(found: Found, placements: Placements): Plan {
  const { tables } = found;
  const isDone = ({ table, placed }: FoundTable) => placed !== null && placed === placements[table];
  const waiting = (wanted: Placement) =>
    inKeyOrder(tables.filter((table) => placements[table.table] === wanted && !isDone(table)));
  const distributed = waiting('distributed').map(({ table }) => table);
  // All of them lie beside one: a seller's rows are on one node.
  const first = tables.find(({ table, placed }) => placed === 'distributed' && placements[table] === 'distributed');
  const beside = (at: number): string => (at === 0 ? (first?.table ?? 'none') : (first?.table ?? distributed[0] ?? 'none'));
  return {
    missing: missingOf(found, placements),
    placings: [
      ...waiting('reference').map(({ table }): Placing => ({
        table,
        as: 'reference',
        statement: `select create_reference_table(${literal(table)})`,
      })),
      ...distributed.map((table, at): Placing => ({
        table,
        as: 'distributed',
        statement: `select create_distributed_table(${literal(table)}, 'seller_id', colocate_with => ${literal(beside(at))})`,
      })),
    ],
    done: tables.flatMap((table) => (placements[table.table] !== 'local' && isDone(table) ? [table.table] : [])),
    staying: tables.flatMap(({ table }) => (placements[table] === 'local' ? [table] : [])),
  };
}
