import type { OrderFiguresQuery } from '@offizin/contract/orders/seller';
import { defaultOrderSorts } from '@offizin/domain/orders/order-sorts';
import { orderSearchWords } from '@offizin/domain/orders/order-search';
import { updateOverlap } from '@offizin/domain/orders/updated-since';
import { secondsAfter } from '../../../platform/clock.ts';
import { type ActiveSession, sellerTimeZone } from '../../../platform/session/active-session.ts';
import type { OrderQuestion } from '../read/order-list-queries.ts';

export interface Asked {
  readonly query: OrderFiguresQuery;
  readonly session: ActiveSession;
  readonly now: Date;
  /** Asks for what was changed since, in the order of the changes. */
  readonly updatedSince?: string | undefined;
}

/** The question of a list: the same for its pages, its figures and the place of an order in it. */
export function questionAsked({ query, session, now, updatedSince }: Asked, warehouse: boolean): OrderQuestion {
  return {
    sellerId: session.sellerId,
    sort: updatedSince === undefined ? (query.sort ?? defaultOrderSorts[query.tab]) : 'updated',
    filter: {
      open: query.tab === 'to-manage',
      warehouse,
      words: orderSearchWords(query.q ?? ''),
      filters: query,
      clock: { now, timeZone: sellerTimeZone(session) },
      updatedSince: updatedSince === undefined ? null : secondsAfter(new Date(updatedSince), -updateOverlap),
    },
  };
}
