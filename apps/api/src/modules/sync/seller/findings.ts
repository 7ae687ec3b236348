import type { api } from '@offizin/contract/api';
import type { SyncFinding } from '@offizin/contract/sync/seller';
import { remedyPrice } from '@offizin/domain/sync/remedy-price';
import { z } from 'zod';
import type { Fail } from '../../../platform/fail.ts';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findFindings, type FindingPage, type FindingRow } from '../read/sync-queries.ts';

const defaultPage = 50;
const cursorSchema = z.tuple([z.string(), z.string()]);

function readCursor(text: string | undefined, fail: Fail<'request.invalid'>): FindingPage['after'] {
  if (text === undefined) return null;
  const parts = cursorParts(cursorSchema, text);
  if (parts === null) return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  return { finding: parts[0], subject: parts[1] };
}

/** A result as it is shown, with the price that would fix it. */
export function findingView(row: FindingRow): SyncFinding {
  const { productId, name, pack, image, best, highest, recommended } = row;
  const product =
    productId === null || name === null || pack === null || image === null ? null : { productId, name, pack, image };
  return {
    subject: row.subject,
    finding: row.finding,
    colour: row.colour,
    numbers: row.numbers,
    product,
    code: row.code,
    gtin: row.gtin,
    price: row.price,
    stock: row.stock,
    origin: row.origin,
    remedyPrice: remedyPrice({ type: row.finding, numbers: row.numbers }, { best, highest, recommended }),
    candidates: row.candidates,
    detail: row.detail,
    foundAt: row.foundAt.toISOString(),
    offered: row.offered,
  };
}

/** One page of the current results (SYN-02). */
export async function findings({ db, session, query, fail }: InputOf<typeof api.sync.findings>) {
  const limit = query.limit ?? defaultPage;
  const q = query.q === undefined || query.q === '' ? null : `%${query.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found = await findFindings(db, {
    sellerId: session.sellerId,
    finding: query.finding ?? null,
    colour: query.colour ?? null,
    pattern: q,
    after: readCursor(query.cursor, fail),
    limit: limit + 1,
  });
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    items: found.slice(0, limit).map(findingView),
    nextCursor: last === undefined ? null : cursorText([last.finding, last.subject]),
  };
}
