import { foldForSearch } from '@offizin/domain/orders/order-search';
import { sql } from 'kysely';
import { likePattern } from '../../catalogue/write/product-search.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Where a search is to be looked for. */
export interface FewFound {
  /** Those in which somebody wrote it. */
  readonly conversations: readonly string[];
  /** Those that say it anywhere, in their number or their customer's name among others. */
  readonly orders: readonly string[];
}

/** Up to this number, what a search finds is read and sorted; more are soon met by walking through all. */
const maxFound = 1000;

/** What has the search in it by the indexes of messages and orders, or null when it is very much. */
export async function findFew(db: SellerDb, search: string): Promise<FewFound | null> {
  const folded = foldForSearch(search);
  const written = [...new Set([folded, folded.replaceAll(/[\s-]/g, '')])];
  const [texts, ...orders] = await Promise.all([
    db.rows(
      sql<{
        id: string;
      }>`select id from search_messages(${likePattern(search.toLowerCase())}, ${maxFound + 1}) as found (id)`,
    ),
    ...written.map((each) =>
      db.rows(
        sql<{
          id: string;
        }>`select id from search_orders(${[likePattern(each)]}::text[], ${maxFound + 1}) as found (id)`,
      ),
    ),
  ]);
  if ([texts, ...orders].some((found) => found.length > maxFound)) return null;
  const ids = (found: readonly { id: string }[]) => [...new Set(found.map(({ id }) => id))];
  return { conversations: ids(texts), orders: ids(orders.flat()) };
}
