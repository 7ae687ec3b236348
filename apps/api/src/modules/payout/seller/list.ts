import type { api } from '@offizin/contract/api';
import { externalId } from '@offizin/contract/machine-endpoint';
import { instant } from '@offizin/contract/scalars';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findPayouts } from '../write/payout-queries.ts';
import { paymentView } from './payout-view.ts';

const cursorSchema = z.tuple([instant, externalId]);

/** The payouts of a shop, page by page. */
export async function list({ db, query, fail }: InputOf<typeof api.payout.list>) {
  const parts = query.cursor === undefined ? undefined : cursorParts(cursorSchema, query.cursor);
  if (parts === null) return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  const limit = limits.payoutPage;
  const after = parts === undefined ? null : { dueAt: parts[0], payoutNo: parts[1] };
  const rows = await findPayouts(db, { after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(paymentView),
    nextCursor: last === undefined ? null : cursorText([last.dueAt.toISOString(), last.payoutNo]),
  };
}
