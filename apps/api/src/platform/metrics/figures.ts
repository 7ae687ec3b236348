import { type BrandId, brandIds } from '@offizin/domain/brand/brands';
import type pg from 'pg';
import type { App } from '../app.ts';
import { type MarketplaceDb, withMarketplace } from '../db/scopes/scopes.ts';

/** One value of a gauge; its labels are words of the product, never ids. */
export interface Reading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface GaugeSpec {
  readonly help: string;
  readonly labels: readonly string[];
}

export interface FigureSources {
  readonly app: App;
  /** Connections of the metrics' own, with a short time limit: requests that wait for one hold up no scrape. */
  readonly pool: pg.Pool;
}

/** Gauges that are read together when metrics are scraped, by one cheap statement or none. */
export interface Figures {
  readonly name: string;
  readonly gauges: Readonly<Record<string, GaugeSpec>>;
  readonly read: (sources: FigureSources) => Promise<Readonly<Record<string, readonly Reading[]>>>;
}

/** Declares what an owner of figures shows: each of its gauges gets its readings, or does not compile. */
export function figures<const N extends string>(group: {
  readonly name: string;
  readonly gauges: Readonly<Record<N, GaugeSpec>>;
  readonly read: (sources: FigureSources) => Promise<Readonly<Record<N, readonly Reading[]>>>;
}): Figures {
  return group;
}

/** Reads something of every brand, one after the other. */
export async function ofEveryBrand<T>(
  { pool }: FigureSources,
  read: (db: MarketplaceDb, brand: BrandId) => Promise<T>,
): Promise<(readonly [BrandId, T])[]> {
  const found: (readonly [BrandId, T])[] = [];
  for (const brand of brandIds) found.push([brand, await withMarketplace(pool, brand, (db) => read(db, brand))]);
  return found;
}
