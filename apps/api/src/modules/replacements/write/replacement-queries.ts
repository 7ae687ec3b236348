import type { BrandId } from '@offizin/domain/brand/brands';
import type { OrderStatus } from '@offizin/domain/orders/statuses';
import { type ReplacementState, withoutCancelled } from '@offizin/domain/replacements/replacement';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { AskedItem } from '../tables.ts';

/** An order that the shop may replace something of, with its lines; nobody else asks for that until the transaction ends. */
export async function lockReplaceable(db: SellerDb, orderId: string) {
  const order = await db.first(
    query
      .selectFrom('seller_order')
      .select(['id', 'number', 'status', 'warehouse', 'processed_at as sentAt', 'customer_erased_at as erasedAt'])
      .where('seller_id', '=', db.sellerId)
      .where('id', '=', orderId)
      .forNoKeyUpdate(),
  );
  if (order === undefined) return undefined;
  const lines = await db.rows(
    query
      .selectFrom('order_line')
      .select(['id', 'product_id as productId', 'quantity', 'cancelled_quantity as cancelledQuantity'])
      .where('seller_id', '=', db.sellerId)
      .where('order_id', '=', orderId)
      .orderBy('position'),
  );
  return { ...order, lines };
}

interface ReplacementRow {
  readonly replacementId: string;
  readonly state: ReplacementState;
  readonly conversationId: string;
  readonly requestedAt: Date;
  readonly by: string;
  readonly items: readonly AskedItem[];
  readonly madeId: string | null;
  readonly madeNumber: string | null;
  readonly madeStatus: OrderStatus | null;
  /** Units that were cancelled of the order that was made, by product. */
  readonly cancelled: Readonly<Record<string, number>> | null;
  readonly declinedReason: string | null;
}

/** What was asked to be sent once more of an order, the newest first; without what was cancelled of it afterwards. */
export async function findReplacements(db: SellerDb, orderId: string) {
  const rows = await db.rows(sql<ReplacementRow>`
    select r.id as "replacementId", r.state, r.conversation_id as "conversationId", r.requested_at as "requestedAt",
      r.requested_by as by, r.items, m.id as "madeId", m.number as "madeNumber", m.status as "madeStatus",
       r.declined_reason as "declinedReason", (
        select jsonb_object_agg(c.product_id, c.units) from (
          select l.product_id, sum(l.cancelled_quantity)::integer as units from order_line l
          where l.seller_id = ${db.sellerId}::uuid and l.order_id = r.made_order_id and l.cancelled_quantity > 0
          group by l.product_id
        ) c
      ) as cancelled
    from order_replacement r
    left join seller_order m on m.seller_id = r.seller_id and m.id = r.made_order_id
    where r.seller_id = ${db.sellerId}::uuid and r.order_id = ${orderId}::uuid
    order by r.requested_at desc, r.id`);
  return rows.map(({ cancelled, ...row }) => ({ ...row, items: withoutCancelled(row.items, cancelled ?? {}) }));
}

/** The order that another one is the replacement for; undefined of any other order. */
export function findReplaced(db: SellerDb, orderId: string) {
  return db.first(
    query
      .selectFrom('order_replacement as r')
      .innerJoin('seller_order as o', (on) =>
        on.onRef('o.seller_id', '=', 'r.seller_id').onRef('o.id', '=', 'r.order_id'),
      )
      .select(['o.id as orderId', 'o.number as orderNumber', 'r.conversation_id as conversationId'])
      .where('r.seller_id', '=', db.sellerId)
      .where('r.made_order_id', '=', orderId),
  );
}

export interface NewReplacement {
  readonly brand: BrandId;
  readonly orderId: string;
  readonly conversationId: string;
  readonly items: readonly AskedItem[];
  readonly by: string;
  readonly now: Date;
}

export async function insertReplacement(db: SellerDb, of: NewReplacement): Promise<string> {
  const written = await db.first(
    query
      .insertInto('order_replacement')
      .values({
        seller_id: db.sellerId,
        brand: of.brand,
        order_id: of.orderId,
        conversation_id: of.conversationId,
        items: JSON.stringify(of.items),
        requested_at: of.now,
        requested_by: of.by,
      })
      .returning('id'),
  );
  if (written === undefined) throw new Error('the replacement was not written');
  return written.id;
}

/** What a shop asked for, by id; nobody else settles it until the transaction ends. */
export async function lockRequests(db: MarketplaceDb, sellerId: string, ids: readonly string[]) {
  const requests = await db.rows(
    query
      .selectFrom('order_replacement')
      .select(['id', 'seller_id as sellerId', 'state', 'items', 'order_id as orderId', 'made_order_id as madeId'])
      .select(['conversation_id as conversationId', 'requested_at as requestedAt'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .orderBy('id')
      .forNoKeyUpdate(),
  );
  // A statement of its own: it sees what the one that held the lock before has made.
  const orderIds = requests.flatMap(({ orderId, madeId }) => (madeId === null ? [orderId] : [orderId, madeId]));
  const orders = await db.rows(
    query
      .selectFrom('seller_order')
      .select(['id', 'number'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', sql<string>`any(${orderIds}::uuid[])`),
  );
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return requests.map(({ madeId, ...request }) => ({
    ...request,
    orderNumber: numbers.get(request.orderId),
    madeNumber: madeId === null ? null : (numbers.get(madeId) ?? null),
  }));
}

export type ReplacementRequest = Awaited<ReturnType<typeof lockRequests>>[number];

/** Where an order was sent, as long as its customer is known. */
export function findSentTo(db: MarketplaceDb, { sellerId, orderId }: Pick<ReplacementRequest, 'sellerId' | 'orderId'>) {
  return db.first(
    query
      .selectFrom('seller_order as o')
      .innerJoin('seller as s', 's.id', 'o.seller_id')
      .select(['o.number', 's.external_id as seller', 'o.delivery_type as deliveryType'])
      .select(['o.customer_first_name as customerFirstName', 'o.delivery_address as deliveryAddress'])
      .where('o.seller_id', '=', sellerId)
      .where('o.id', '=', orderId)
      .where('o.customer_erased_at', 'is', null),
  );
}

type RequestKey = Pick<ReplacementRequest, 'sellerId' | 'id'>;

export async function writeMade(
  db: MarketplaceDb,
  { sellerId, id }: RequestKey,
  { orderId, now }: { readonly orderId: string; readonly now: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('order_replacement')
      .set({ state: 'made', made_order_id: orderId, settled_at: now })
      .where('seller_id', '=', sellerId)
      .where('id', '=', id),
  );
}

export async function writeDeclined(
  db: MarketplaceDb,
  { sellerId, id }: RequestKey,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('order_replacement')
      .set({ state: 'declined', declined_reason: reason, settled_at: now })
      .where('seller_id', '=', sellerId)
      .where('id', '=', id),
  );
}
