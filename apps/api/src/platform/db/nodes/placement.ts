/**
 * Where a table lies once several machines hold the database: `distributed` by seller_id, its rows beside all others of the seller;
 * `reference`, copied whole to every node; `local`, on one node.
 */
export type Placement = 'distributed' | 'reference' | 'local';

/** Each table's place. */
export type Placements = Readonly<Record<string, Placement>>;
