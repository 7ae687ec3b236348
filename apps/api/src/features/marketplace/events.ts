import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../platform/http/route.ts';
import { findEvents } from './event-queries.ts';

const start = { transactionId: '0', id: 0 };

function readCursor(text: string | undefined): typeof start | null {
  if (text === undefined || text === '') return start;
  const match = /^(\d{1,18})-(\d{1,15})$/.exec(text);
  const [, transactionId, id] = match ?? [];
  return transactionId === undefined || id === undefined ? null : { transactionId, id: Number(id) };
}

/** The sellers' actions in order. The reader keeps the cursor; reading again from it gives the same events. */
export async function events({ db, caller, query, fail }: InputOf<typeof marketplaceApi.events>) {
  const after = readCursor(query.after);
  if (after === null) return fail('request.invalid', { errors: [{ path: 'query.after', code: 'field.invalid' }] });
  const rows = await findEvents(db, { brand: caller.brand, after, limit: query.limit ?? limits.eventsPerCall });
  const found = rows.map((row) => ({
    cursor: `${row.transactionId}-${row.id}`,
    kind: row.kind,
    at: row.at.toISOString(),
    seller: row.seller,
    orderNumber: row.orderNumber,
    order: 'runNo' in row.payload ? null : row.payload,
    offers: 'runNo' in row.payload ? row.payload : null,
  }));
  return { events: found, nextCursor: found.at(-1)?.cursor ?? `${after.transactionId}-${after.id}` };
}
