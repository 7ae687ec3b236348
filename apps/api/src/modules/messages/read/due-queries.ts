import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

export interface DueReply {
  readonly sellerId: string;
  readonly conversationId: string;
  readonly number: string;
  readonly key: string;
}

/** The brand's replies that are due until an instant, without those whose shop was notified of that. */
export function findDueSoon(
  db: MarketplaceDb,
  { brand, now, until }: { readonly brand: string; readonly now: Date; readonly until: Date },
): Promise<DueReply[]> {
  return db.rows(sql<DueReply>`
    select due.* from (
      select c.seller_id as "sellerId", c.id as "conversationId", o.number,
        'message_due:' || c.id || ':' || extract(epoch from c.due_at)::bigint as key
      from conversation c join seller_order o on o.seller_id = c.seller_id and o.id = c.order_id
      where c.brand = ${brand} and c.state = 'open' and c.due_at > ${now} and c.due_at <= ${until}
    ) due
    where not exists (select 1 from notification n where n.seller_id = due."sellerId" and n.dedupe_key = due.key)`);
}
