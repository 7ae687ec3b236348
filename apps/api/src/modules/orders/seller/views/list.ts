import { api } from '@offizin/contract/api';
import type { OrderViewShows } from '@offizin/contract/saved-views/seller';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../../platform/http/route.ts';
import { readViews } from '../../../saved-views/write/read-views.ts';
import { countEachListed } from '../../read/order-figure-queries.ts';
import { findOrderCounts } from '../../read/order-list-queries.ts';
import { isNarrowed, ordersInTab } from '../figures.ts';
import { questionAsked } from '../question-asked.ts';

type ListInput = InputOf<typeof api.orderViews.list>;

interface Counted {
  readonly rows: number;
  readonly isMore: boolean;
}

/** How many orders each view finds, asked as its list is: a figure says what the list then has (ORD-21). */
async function countViews(
  { db, session, now }: Pick<ListInput, 'db' | 'session' | 'now'>,
  shown: readonly OrderViewShows[],
): Promise<Counted[]> {
  const narrow = shown.filter((query) => isNarrowed({ query, words: [] }));
  const questions = narrow.map((query) => questionAsked({ query, session, now }, false));
  const [counts, orders] = await Promise.all([
    findOrderCounts(db, session.sellerId, false),
    countEachListed(db, questions),
  ]);
  return shown.map((query) => {
    const at = narrow.indexOf(query);
    const rows = at === -1 ? ordersInTab(counts, query.tab) : (orders[at] ?? 0);
    const isMore = at !== -1 && rows > limits.orderCountMax;
    return { rows: isMore ? limits.orderCountMax : rows, isMore };
  });
}

/** The views of the order desk, each with how many orders it finds. */
export async function list(input: ListInput) {
  const { shows } = api.orderViews.save.body.shape;
  const views = await readViews(input, { list: 'orders', shows });
  const counted = await countViews(
    input,
    views.map((view) => view.shows),
  );
  return { views: views.map((view, at) => ({ ...view, counted: counted[at] ?? null })) };
}

/** One view, with how many orders it finds now. */
export async function withCount<V extends { readonly shows: OrderViewShows }>(
  input: Pick<ListInput, 'db' | 'session' | 'now'>,
  view: V,
) {
  const [counted = null] = await countViews(input, [view.shows]);
  return { ...view, counted };
}
