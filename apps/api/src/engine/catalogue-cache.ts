import type pg from 'pg';
import { besideTransaction, withMarketplace } from '../platform/db/db-scopes.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { copyCatalogue, countProducts, findCatalogueVersion, type Market } from './index-queries.ts';

/** How many markets are kept at once; the one unused for longest goes first. */
const keptMarkets = 6;

/** The catalogue indexes of a thread, brought up to date whenever one is asked for. */
export class CatalogueCache {
  readonly #pool: pg.Pool;
  readonly #kept = new Map<string, CatalogueIndex>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async #build(market: Market): Promise<CatalogueIndex> {
    return withMarketplace(this.#pool, market.brand, async (db) => {
      // The version is read first: what changes meanwhile is then taken twice rather than never.
      const version = await findCatalogueVersion(db, market.brand);
      const index = new CatalogueIndex(version, await countProducts(db, market));
      await copyCatalogue(db, market, { index, since: null });
      return index;
    });
  }

  async #refresh(index: CatalogueIndex, market: Market): Promise<CatalogueIndex> {
    const current = await withMarketplace(this.#pool, market.brand, async (db) => {
      const version = await findCatalogueVersion(db, market.brand);
      if (version === index.version) return true;
      const fits = await copyCatalogue(db, market, { index, since: index.version });
      if (fits) index.version = version;
      return fits;
    });
    return current ? index : this.#build(market);
  }

  /** The market's catalogue as it is now. */
  async current(market: Market): Promise<CatalogueIndex> {
    const key = `${market.brand} ${market.market}`;
    const known = this.#kept.get(key);
    // Runs ask in their transaction; a thread has one run at a time and connections for both.
    const index = await besideTransaction(() =>
      known === undefined ? this.#build(market) : this.#refresh(known, market),
    );
    this.#kept.delete(key);
    this.#kept.set(key, index);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > keptMarkets && oldest !== undefined) this.#kept.delete(oldest);
    return index;
  }
}
