import type pg from 'pg';
import { besideTransaction, withMarketplace } from '../platform/db/scopes/scopes.ts';
import type { SharedValues } from '../platform/threads/shelf.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { SharedCatalogue } from './catalogue-memory.ts';
import { copyCatalogue, countProducts, findCatalogueVersion, type Market } from './index-queries.ts';

/**
 * The catalogue indexes that the engine's threads share, brought up to date whenever one is asked for: in place while nobody else
 * reads it, in a copy otherwise, so that a file is judged by one state of the catalogue from its first row to its last.
 */
export class CatalogueCache {
  readonly #pool: pg.Pool;
  readonly #shelf: SharedValues;

  constructor(pool: pg.Pool, shelf: SharedValues) {
    this.#pool = pool;
    this.#shelf = shelf;
  }

  async #build(market: Market): Promise<CatalogueIndex> {
    return withMarketplace(this.#pool, market.brand, async (db) => {
      // The version is read first: what changes meanwhile is then taken twice rather than never.
      const version = await findCatalogueVersion(db, market.brand);
      const index = CatalogueIndex.empty(version, await countProducts(db, market));
      await copyCatalogue(db, market, { index, since: null });
      return index;
    });
  }

  /** The known index where it holds the current version, or one that does. */
  async #refresh(known: CatalogueIndex, market: Market, inPlace: boolean): Promise<CatalogueIndex> {
    const refreshed = await withMarketplace(this.#pool, market.brand, async (db) => {
      const version = await findCatalogueVersion(db, market.brand);
      if (version === known.version) return known;
      const index = inPlace ? known : known.copy();
      const fits = await copyCatalogue(db, market, { index, since: index.version });
      index.version = version;
      return fits ? index : null;
    });
    return refreshed ?? this.#build(market);
  }

  /** The market's catalogue as it is now, for the task at hand: until it ends nobody changes it. */
  async current(market: Market): Promise<CatalogueIndex> {
    const key = `${market.brand} ${market.market}`;
    const { value, unused } = await this.#shelf.take(key);
    const shared = value as SharedCatalogue | undefined;
    // Runs ask in their transaction; a thread has one run at a time and connections for both.
    const index = await besideTransaction(() =>
      shared === undefined ? this.#build(market) : this.#refresh(new CatalogueIndex(shared), market, unused),
    );
    this.#shelf.put(key, index.version === shared?.version ? undefined : index.shared);
    return index;
  }
}
