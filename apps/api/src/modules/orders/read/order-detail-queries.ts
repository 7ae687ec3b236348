import { limits } from '@offizin/domain/limits';
import type { Selectable } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import { findReplaced, findReplacements } from '../../replacements/write/replacement-queries.ts';
import type { OrderHistoryTable, OrderLineTable, PackedUnitTable, SellerOrderTable } from '../tables.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface OrderKey {
  readonly sellerId: string;
  readonly orderId: string;
  readonly warehouse: boolean;
}

export interface OrderRows {
  readonly order: Selectable<SellerOrderTable>;
  readonly lines: readonly Selectable<OrderLineTable>[];
  readonly history: readonly Selectable<OrderHistoryTable>[];
  readonly packed: readonly Selectable<PackedUnitTable>[];
  readonly conversations: Awaited<ReturnType<typeof findConversations>>;
  readonly returns: Awaited<ReturnType<typeof findReturns>>;
  readonly replacements: Awaited<ReturnType<typeof findReplacements>>;
  /** The order that it is the replacement for. */
  readonly replaced: Awaited<ReturnType<typeof findReplaced>>;
}

export function findOrder(db: SellerDb, key: OrderKey) {
  return db.first(
    query
      .selectFrom('seller_order')
      .selectAll()
      .where('seller_id', '=', key.sellerId)
      .where('id', '=', key.orderId)
      .where('warehouse', '=', key.warehouse),
  );
}

export function findOrderLines(db: SellerDb, key: OrderKey) {
  return db.rows(
    query
      .selectFrom('order_line')
      .selectAll()
      .where('seller_id', '=', key.sellerId)
      .where('order_id', '=', key.orderId)
      .orderBy('position'),
  );
}

function findOrderHistory(db: SellerDb, key: OrderKey) {
  return db.rows(
    query
      .selectFrom('order_history')
      .selectAll()
      .where('seller_id', '=', key.sellerId)
      .where('order_id', '=', key.orderId)
      .orderBy('at')
      .orderBy('id'),
  );
}

/** What is packed of an order, in the order in which it was. */
export function findPackedUnits(db: SellerDb, { sellerId, orderId }: Pick<OrderKey, 'sellerId' | 'orderId'>) {
  return db.rows(
    query
      .selectFrom('packed_unit')
      .selectAll()
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId)
      .orderBy('packed_at')
      .orderBy('line_id')
      .orderBy('unit'),
  );
}

function findConversations(db: SellerDb, { sellerId, orderId }: OrderKey) {
  return db.rows(
    query
      .selectFrom('conversation')
      .select(['id', 'subject', 'state'])
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId)
      .orderBy('last_at', 'desc')
      .limit(limits.afterSaleOfOrder),
  );
}

function findReturns(db: SellerDb, { sellerId, orderId }: OrderKey) {
  return db.rows(
    query
      .selectFrom('order_return')
      .select(['id', 'return_no', 'kind', 'state'])
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId)
      .orderBy('requested_at', 'desc')
      .limit(limits.afterSaleOfOrder),
  );
}

/** An order with its lines and history, sent as one pipelined batch; undefined when the seller has none by that id. */
export async function findOrderRows(db: SellerDb, key: OrderKey): Promise<OrderRows | undefined> {
  const [order, lines, history, packed, conversations, returns, replacements, replaced] = await Promise.all([
    findOrder(db, key),
    findOrderLines(db, key),
    findOrderHistory(db, key),
    findPackedUnits(db, key),
    findConversations(db, key),
    findReturns(db, key),
    findReplacements(db, key.orderId),
    findReplaced(db, key.orderId),
  ]);
  return order && { order, lines, history, packed, conversations, returns, replacements, replaced };
}
