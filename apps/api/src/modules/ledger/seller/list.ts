import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { instant } from '@offizin/contract/scalars';
import { z } from 'zod';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findLedgers, findPaying, type LedgerPlace } from '../read/ledger-queries.ts';
import { ledgerView } from './ledger-view.ts';

const cursorSchema = z.tuple([instant, z.string().max(20)]);

type List = InputOf<typeof api.ledger.list>;

function placeOf(cursor: string | undefined, fail: List['fail']): LedgerPlace | null {
  if (cursor === undefined) return null;
  const parts = cursorParts(cursorSchema, cursor);
  if (parts === null) return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  return { orderedAt: parts[0], number: parts[1] };
}

/** What each order brought and where its money stands, page by page (INV-05). */
export async function list({ db, query, now, fail }: List) {
  const { cursor, limit = limits.ledgerPage, ...filter } = query;
  const rows = await findLedgers(db, { filter, after: placeOf(cursor, fail), limit: limit + 1 });
  const paying = await findPaying(db, now);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => ledgerView(row, paying)),
    nextCursor: last === undefined ? null : cursorText([last.orderedAt.toISOString(), last.number]),
  };
}
