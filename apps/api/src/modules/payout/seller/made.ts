import type { api } from '@offizin/contract/api';
import { externalId } from '@offizin/contract/machine-endpoint';
import { ledgerKindNames } from '@offizin/domain/ledger/ledger';
import { payoutSums } from '@offizin/domain/ledger/chain';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import {
  findDocumentsOfPayout,
  findOrdersOfPayout,
  findPartsOfPayout,
  findPostingsOfPayout,
} from '../../ledger/write/chain-read-queries.ts';
import { findPayout } from '../write/payout-queries.ts';
import { paymentView } from './payout-view.ts';

/** What a payout is made of, and what of its amount nothing names (INV-06). */
export async function made({ db, params, fail }: InputOf<typeof api.payout.made>) {
  const { payoutNo } = params;
  const payout = (await findPayout(db, payoutNo)) ?? fail('not_found');
  const sums = payoutSums(await findPartsOfPayout(db, payoutNo));
  const postings = await findPostingsOfPayout(db, payoutNo);
  const beside = postings.reduce((sum, { amount }) => sum + amount, 0);
  return {
    payment: paymentView(payout),
    parts: ledgerKindNames.flatMap((kind) => sums.parts.filter((part) => part.kind === kind)),
    carried: sums.carried,
    orders: { count: sums.orders, amount: sums.paid },
    postings,
    documents: await findDocumentsOfPayout(db, payoutNo),
    missing: payout.amount - sums.paid - beside,
  };
}

const cursorSchema = z.tuple([externalId]);

/** The orders of a payout, page by page. */
export async function orders({ db, params, query, fail }: InputOf<typeof api.payout.orders>) {
  const { payoutNo } = params;
  if ((await findPayout(db, payoutNo)) === undefined) return fail('not_found');
  const parts = query.cursor === undefined ? [''] : cursorParts(cursorSchema, query.cursor);
  if (parts === null) return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  const limit = limits.payoutOrdersPage;
  const rows = await findOrdersOfPayout(db, payoutNo, { after: parts[0] ?? '', limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows
      .slice(0, limit)
      .map(({ number, orderedAt, amount }) => ({ orderNumber: number, orderedAt: orderedAt.toISOString(), amount })),
    nextCursor: last === undefined ? null : cursorText([last.number]),
  };
}
