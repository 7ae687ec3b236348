import type { api } from '@offizin/contract/api';
import type { RunKind } from '@offizin/contract/offers/seller';
import type { LookedUpSuggestion, UploadRow } from '@offizin/contract/uploads/rows';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { allowedPrices } from '@offizin/domain/offers/price-position';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import { z } from 'zod';
import type { Fail } from '../../../platform/fail.ts';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { suggestionsFor } from './row-suggestions.ts';
import { findNewer } from '../../../engine/newer-queries.ts';
import { findCorrectedCells } from '../write/correction-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { findRows, type RowCursor, type RunRowFound } from '../read/row-list-queries.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';
import { withoutPurchasePrice } from './purchase-price-column.ts';
import { findLastChanges } from '../read/last-change-queries.ts';
import { findUpload, type UploadRecord } from '../read/upload-queries.ts';
import { runsOf } from './upload-view.ts';

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

/** What is known of a row from elsewhere. */
interface Beside extends Pick<UploadRow, 'corrected' | 'pending' | 'corrections' | 'newer'> {
  readonly suggestions: readonly LookedUpSuggestion[];
}

function viewOf(row: RunRowFound, { suggestions, ...more }: Beside): UploadRow {
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
    returns: row.returns,
    before,
    after: { price: row.price, stock: row.stock, origin: row.origin },
    detail: detailOf(row, suggestions),
    allowed: allowedOf(row),
    candidates: row.candidates,
    ...more,
  };
}

/** The rows as the corrections that wait would leave them, by their numbers. */
async function findWaiting(db: SellerDb, upload: UploadRecord, rowNumbers: number[]) {
  const run = upload.state === 'applied' ? (upload.correcting?.checkRun ?? null) : null;
  if (run === null) return new Map<number, RunRowFound>();
  const found = await findRows(db, {
    of: { sellerId: upload.seller_id, runs: [run], since: upload.created_at },
    filter: { rowNumbers },
    sort: 'row',
    after: null,
    limit: rowNumbers.length,
  });
  return new Map(found.map((row) => [row.rowNumber, row]));
}

/** Of an applied upload, what has judged the products of its open rows since. */
function findNewerOf(db: SellerDb, upload: UploadRecord, found: readonly (readonly [RunRowFound, RunRowFound])[]) {
  if (upload.state !== 'applied' || upload.corrects !== null) return findNewer(db, upload.seller_id, []);
  const asked = found.flatMap(([row, shown]) => {
    const { rowNumber, runNo } = row;
    if (row.result !== 'rejected' && row.finding !== 'new_product') return [];
    const named = ({ productNo, ownCode: code, ownGtin: gtin }: RunRowFound) => ({
      rowNumber,
      runNo,
      productNo,
      code,
      gtin,
    });
    return row === shown ? [named(row)] : [named(row), named(shown)];
  });
  return findNewer(db, upload.seller_id, asked);
}

const newerView = (since: { kind: RunKind; at: Date; actorName: string | null } | undefined): UploadRow['newer'] =>
  since === undefined ? null : { kind: since.kind, at: since.at.toISOString(), actorName: since.actorName };

/** The views of a page’s rows: those with corrections that wait as they would be. */
async function viewsOf(
  db: SellerDb,
  session: ActiveSession,
  { upload, rows, isLeftAlone }: { upload: UploadRecord; rows: RunRowFound[]; isLeftAlone: boolean },
) {
  const key = { sellerId: session.sellerId, uploadId: upload.correcting?.id ?? upload.id };
  const rowNumbers = rows.map(({ rowNumber }) => rowNumber);
  const waiting = await findWaiting(db, upload, rowNumbers);
  const shown = rows.map((row) => [row, waiting.get(row.rowNumber) ?? row] as const);
  const system = codeSystemOf(session.row.seller.country_code)?.id ?? null;
  const suggestions = await suggestionsFor(
    db,
    { sellerId: key.sellerId, system },
    shown.map(([, row]) => row),
  );
  const newer = await findNewerOf(db, upload, shown);
  const changed = isLeftAlone ? rows.flatMap(({ productNo }) => productNo ?? []) : [];
  const changes = await findLastChanges(db, key.sellerId, changed);
  const isCorrectable = upload.state === 'ready' || upload.correcting !== null;
  const cells = isCorrectable && rows.length > 0 ? await findCorrectedCells(db, key, rowNumbers) : [];
  const byRow = Map.groupBy(cells, ({ rowNumber }) => rowNumber);
  const seesAll = seesPurchasePrices(session);
  return shown.map(([row, now], at) => {
    const since = isLeftAlone ? changes.get(row.productNo ?? -1) : newer.get(row.rowNumber);
    const view = viewOf(now, {
      suggestions: suggestions[at] ?? [],
      corrected: upload.apply_run !== null && row.runNo > upload.apply_run,
      pending: row !== now,
      corrections: (byRow.get(row.rowNumber) ?? []).map(({ field, value }) => ({ field, value })),
      newer: newerView(since),
    });
    return seesAll || view.detail === null ? view : { ...view, detail: withoutPurchasePrice(view.detail) };
  });
}

/** One page of what a file would do or did; after a revert the rows that it left alone can be asked for (UPL-05, UPL-08, UPL-12). */
export async function rows({ db, session, params, query, fail }: InputOf<typeof api.uploads.rows>) {
  const upload = await findUpload(db, session.sellerId, params.uploadId);
  if (upload === undefined) return fail('not_found');
  const isLeftAlone = query.result === 'left_alone';
  const reverting =
    upload.revert_run === null
      ? null
      : { sellerId: upload.seller_id, runs: [upload.revert_run], since: upload.created_at };
  const of = isLeftAlone ? reverting : runsOf(upload);
  if (of === null) return { items: [], nextCursor: null };
  const limit = query.limit ?? defaultPage;
  const found = await findRows(db, {
    of,
    filter: query,
    sort: query.sort ?? 'to_correct_first',
    after: readCursor(query.cursor, fail),
    limit: limit + 1,
  });
  const last = found.length > limit ? found[limit - 1] : undefined;
  const nextCursor = last === undefined ? null : cursorText([last.rank, last.rowNumber]);
  return { items: await viewsOf(db, session, { upload, rows: found.slice(0, limit), isLeftAlone }), nextCursor };
}
