import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { Fail } from '../../../platform/fail.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { type OrderCursor, readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';
import { findOrderPage, sortOf } from '../read/order-list-queries.ts';
import { questionAsked } from './question-asked.ts';
import { orderCardView } from './order-view.ts';

function cursorOf(text: string | undefined, fail: Fail<'request.invalid'>): OrderCursor | null {
  if (text === undefined) return null;
  return readCursor(text) ?? fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
}

type ListInput = InputOf<typeof api.orders.list> | InputOf<typeof api.orders.fulfilmentList>;

async function listOrders({ db, session, query, now, fail }: ListInput, warehouse: boolean) {
  const { updatedSince, sort, limit = limits.orderListPage } = query;
  if (updatedSince !== undefined && sort !== undefined)
    return fail('request.invalid', { errors: [{ path: 'query.sort', code: 'field.invalid' }] });
  const question = questionAsked({ query, session, now, updatedSince }, warehouse);
  const { rows, inOtherTab } = await findOrderPage(db, {
    ...question,
    after: cursorOf(query.cursor, fail),
    limit: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(orderCardView),
    nextCursor: last === undefined ? null : writeCursor({ at: last[sortOf(question.sort).column], id: last.id }),
    inOtherTab,
  };
}

/** The orders that the seller ships itself. */
export function list(input: InputOf<typeof api.orders.list>) {
  return listOrders(input, false);
}

/** The orders that the marketplace's warehouse ships for the seller (ORD-16). */
export function fulfilmentList(input: InputOf<typeof api.orders.fulfilmentList>) {
  return listOrders(input, true);
}
