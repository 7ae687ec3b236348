import { describe, expect, test } from 'vitest';
import type { Placements } from './placement.ts';
import { type Found, type FoundTable, planPlacings } from './plan.ts';

const placements: Placements = {
  audit: 'local',
  offer: 'distributed',
  order_line: 'distributed',
  product: 'reference',
  seller: 'reference',
  seller_order: 'distributed',
  session: 'local',
  token: 'local',
};

const leads: Readonly<Record<string, readonly string[]>> = {
  offer: ['seller', 'product'],
  order_line: ['seller_order'],
  product: ['seller'],
  seller_order: ['seller'],
  session: ['seller'],
  token: ['session'],
};

const tables = (placed: Readonly<Record<string, FoundTable['placed']>> = {}): FoundTable[] =>
  Object.keys(placements).map((table) => ({ table, placed: placed[table] ?? null, leadsTo: leads[table] ?? [] }));

const found = (changes: Partial<Found> = {}): Found => ({
  database: 'shop',
  user: 'postgres',
  isSuperuser: true,
  isLoaded: true,
  tables: tables(),
  functions: [],
  broken: [],
  ...changes,
});

const steps = (changes?: Partial<Found>) =>
  planPlacings(found(changes), placements).placings.map(({ name, as }) => `${name}: ${as}`);

describe('OPS-05 a plan of where the tables go', () => {
  test('copies first, each table behind those to which it leads, what stays on the coordinator last', () => {
    expect(steps({ functions: [{ name: 'folded(text)', calls: [] }] })).toEqual([
      'seller: reference',
      'product: reference',
      'offer: distributed',
      'seller_order: distributed',
      'order_line: distributed',
      'session: local',
      'token: local',
      'folded(text): function',
    ]);
  });

  test('a function comes behind those that it calls, whenever it was made', () => {
    const functions = [
      { name: 'brand_day(text)', calls: ['brand_time_zone(text)', 'placed_already(text)'] },
      { name: 'brand_time_zone(text)', calls: [] },
    ];
    expect(steps({ functions }).slice(-2)).toEqual(['brand_time_zone(text): function', 'brand_day(text): function']);
  });

  test('a table of the coordinator that leads nowhere stays as it is', () => {
    expect(planPlacings(found(), placements).staying).toEqual(['audit']);
  });

  test('all rows of a seller lie beside one another', () => {
    const { placings } = planPlacings(found(), placements);
    expect(placings.flatMap(({ as, statement }) => (as === 'distributed' ? [statement] : []))).toEqual([
      "select create_distributed_table('offer', 'seller_id', colocate_with => 'none')",
      "select create_distributed_table('seller_order', 'seller_id', colocate_with => 'offer')",
      "select create_distributed_table('order_line', 'seller_id', colocate_with => 'offer')",
    ]);
  });

  test('begun, it goes on where it was', () => {
    const placed = { seller: 'reference', product: 'reference', offer: 'distributed' } as const;
    const { placings, done } = planPlacings(found({ tables: tables(placed) }), placements);
    expect(done).toEqual(['offer', 'product', 'seller']);
    expect(placings[0]).toEqual({
      name: 'seller_order',
      as: 'distributed',
      statement: "select create_distributed_table('seller_order', 'seller_id', colocate_with => 'offer')",
    });
  });

  test.each<[string, Partial<Found>, string]>([
    [
      'a server without Citus',
      { isLoaded: false },
      "the server of shop has not loaded Citus: shared_preload_libraries = 'citus'",
    ],
    [
      'a login that is no superuser',
      { isSuperuser: false },
      'postgres is no superuser: DATABASE_OWNER_URL must name one for this step',
    ],
    ['a habit that is broken', { broken: ['thing has no placement'] }, 'thing has no placement'],
    [
      'a table in another place',
      { tables: tables({ offer: 'reference' }) },
      'offer is reference and belongs distributed: undistribute it first',
    ],
  ])('%s is in the way', (_, changes, missing) => {
    expect(planPlacings(found(changes), placements).missing).toEqual([missing]);
  });
});
