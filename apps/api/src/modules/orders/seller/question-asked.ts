import type { OrderFiguresQuery } from '@offizin/contract/orders/seller';
import { defaultOrderSorts } from '@offizin/domain/orders/order-sorts';
import { orderSearchWords } from '@offizin/domain/orders/order-search';
import { type ActiveSession, sellerTimeZone } from '../../../platform/session/active-session.ts';
import type { OrderQuestion } from '../read/order-list-queries.ts';

export interface Asked {
  readonly query: OrderFiguresQuery;
  readonly session: ActiveSession;
  readonly now: Date;
}

/** The question of a list: the same for its pages, its figures and the place of an order in it. */
export function questionAsked({ query, session, now }: Asked, warehouse: boolean): OrderQuestion {
  return {
    sellerId: session.sellerId,
    sort: query.sort ?? defaultOrderSorts[query.tab],
    filter: {
      open: query.tab === 'to-manage',
      warehouse,
      words: orderSearchWords(query.q ?? ''),
      filters: query,
      clock: { now, timeZone: sellerTimeZone(session) },
    },
  };
}
