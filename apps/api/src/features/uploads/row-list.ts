import type { api } from '@offizin/contract/api';
import type { LookedUpSuggestion, UploadRow } from '@offizin/contract/uploads';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { allowedPrices } from '@offizin/domain/offers/price-position';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import { z } from 'zod';
import type { Fail } from '../../platform/fail.ts';
import { cursorParts, cursorText } from '../../platform/http/page-cursor.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { suggestionsFor } from './row-suggestions.ts';
import { findRunRows, type RowCursor, type RunRowFound } from './row-list-queries.ts';
import { findUpload } from './upload-queries.ts';

const defaultPage = 100;
const cursorSchema = z.tuple([z.number(), z.int32()]);

function readCursor(text: string | undefined, fail: Fail<'request.invalid'>): RowCursor | null {
  if (text === undefined) return null;
  const parts = cursorParts(cursorSchema, text);
  if (parts === null) return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  return { rank: parts[0], rowNumber: parts[1] };
}

/** The prices that all rules allow, for a row that one of them refuses. */
function allowedOf({ finding, result, best, highest, recommended }: RunRowFound): UploadRow['allowed'] {
  const cause = finding === null ? null : syncResultTable[finding].cause;
  if (result !== 'rejected' || (cause !== 'price_high' && cause !== 'price_low')) return null;
  const { minimum, maximum } = allowedPrices({ best, highest, recommended });
  return { minimum, maximum };
}

function detailOf({ detail }: RunRowFound, suggestions: readonly LookedUpSuggestion[]): UploadRow['detail'] {
  if (detail === null) return null;
  const { suggestions: _, ...others } = detail;
  return suggestions.length === 0 ? others : { ...others, suggestions: [...suggestions] };
}

export function uploadRowView(row: RunRowFound, suggestions: readonly LookedUpSuggestion[]): UploadRow {
  const { productId, name, pack, image } = row;
  const product =
    productId === null || name === null || pack === null || image === null ? null : { productId, name, pack, image };
  const before = row.oldPrice === null ? null : { price: row.oldPrice, stock: row.oldStock, origin: row.oldOrigin };
  return {
    rowNumber: row.rowNumber,
    result: row.result,
    warned: row.warned,
    finding: row.finding,
    colour: row.finding === null ? null : syncResultTable[row.finding].colour,
    numbers: row.numbers ?? [],
    product,
    code: row.code,
    gtin: row.gtin,
    sku: row.sku,
    leaves: row.leaves,
    before,
    after: { price: row.price, stock: row.stock, origin: row.origin },
    detail: detailOf(row, suggestions),
    allowed: allowedOf(row),
    candidates: row.candidates,
  };
}

/** One page of what a file would do or did; after a revert the rows that it left alone can be asked for (UPL-05, UPL-08, UPL-12). */
export async function rows({ db, session, params, query, fail }: InputOf<typeof api.uploads.rows>) {
  const upload = await findUpload(db, session.sellerId, params.uploadId);
  if (upload === undefined) return fail('not_found');
  const runNo = query.result === 'left_alone' ? upload.revert_run : (upload.apply_run ?? upload.check_run);
  if (runNo === null) return { items: [], nextCursor: null };
  const limit = query.limit ?? defaultPage;
  const found = await findRunRows(db, {
    sellerId: session.sellerId,
    runNo,
    since: upload.created_at,
    filter: query,
    sort: query.sort ?? 'to_correct_first',
    after: readCursor(query.cursor, fail),
    limit: limit + 1,
  });
  const last = found.length > limit ? found[limit - 1] : undefined;
  const nextCursor = last === undefined ? null : cursorText([last.rank, last.rowNumber]);
  const shown = found.slice(0, limit);
  const system = codeSystemOf(session.row.seller.country_code)?.id ?? null;
  const suggestions = await suggestionsFor(db, { sellerId: session.sellerId, system }, shown);
  return { items: shown.map((row, at) => uploadRowView(row, suggestions[at] ?? [])), nextCursor };
}
