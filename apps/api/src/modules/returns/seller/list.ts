import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { type ReturnState, returnViewNames, returnViews } from '@offizin/domain/returns/return-steps';
import { secondsAfter } from '../../../platform/clock.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { countReturned } from '../read/return-detail-queries.ts';
import {
  countReturns,
  findClosedReturns,
  findOpenReturns,
  type ListedReturn,
  type ReturnPlace,
} from '../read/return-list-queries.ts';
import { returnSummary } from './return-view.ts';

type List = InputOf<typeof api.returns.list>;

const placePattern = /^(\d{1,16}|-)_([0-9a-f-]{36})$/;

/** Where the last portion ended: the moment by which the list is sorted, and the id. */
function placeOf(after: string | undefined): ReturnPlace | null {
  const [, at = '-', id = ''] = placePattern.exec(after ?? '') ?? [];
  if (id === '') return null;
  return { at: at === '-' ? null : new Date(Number(at)), id };
}

const placeText = (at: Date | null, id: string): string => `${at === null ? '-' : at.getTime()}_${id}`;

const portion = (rows: readonly ListedReturn[], sortedBy: (row: ListedReturn) => Date | null) => {
  const shown = rows.slice(0, limits.returnsPerPage);
  const last = shown.at(-1);
  const isMore = rows.length > shown.length && last !== undefined;
  return {
    items: shown.map(returnSummary),
    next: isMore ? placeText(sortedBy(last), last.id) : null,
  };
};

/** The returns of a view. */
export async function list({ db, query }: List) {
  const { view = 'open' } = query;
  const after = placeOf(query.after);
  if (view === 'closed') return portion(await findClosedReturns(db, { after }), (row) => row.ended_at);
  return portion(await findOpenReturns(db, { view, after }), (row) => row.due_at);
}

/** How many returns each view has. */
export async function counts({ db }: InputOf<typeof api.returns.counts>) {
  const rows = await countReturns(db);
  const sum = { open: 0, to_decide: 0, on_the_way: 0, at_marketplace: 0, closed: 0 };
  for (const { state, count } of rows)
    for (const view of returnViewNames) {
      const states: readonly ReturnState[] = returnViews[view];
      if (states.includes(state)) sum[view] += Number(count);
    }
  return sum;
}

const figureDays = 90;

/** Which share of what was delivered was given back. */
export async function figures({ db, now }: InputOf<typeof api.returns.figures>) {
  return { ...(await countReturned(db, secondsAfter(now, -figureDays * 86_400))), days: figureDays };
}
