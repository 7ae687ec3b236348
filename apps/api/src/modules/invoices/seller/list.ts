import { calendarMonth } from '@offizin/contract/scalars';
import type { api } from '@offizin/contract/api';
import { invoiceNo } from '@offizin/contract/invoices/marketplace';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { cursorParts, cursorText } from '../../../platform/http/page-cursor.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findInvoices, type InvoicePlace } from '../read/invoice-queries.ts';
import { invoiceView } from './invoice-view.ts';

const cursorSchema = z.tuple([calendarMonth, invoiceNo]);

type List = InputOf<typeof api.invoices.list>;

function placeOf(cursor: string | undefined, fail: List['fail']): InvoicePlace | null {
  if (cursor === undefined) return null;
  const parts = cursorParts(cursorSchema, cursor);
  if (parts === null) return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  return { month: parts[0], invoiceNo: parts[1] };
}

/** Invoices, credit notes and reports, page by page (INV-01). */
export async function list({ db, session, query, fail }: List) {
  const { cursor, limit = limits.invoicePage, ...filter } = query;
  const { sellerId } = session;
  const rows = await findInvoices(db, { ...filter, sellerId }, { after: placeOf(cursor, fail), limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => invoiceView(row, session)),
    nextCursor: last === undefined ? null : cursorText([last.month, last.invoiceNo]),
  };
}
