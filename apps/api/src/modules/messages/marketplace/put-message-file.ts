import { createHash } from 'node:crypto';
import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { announce } from '../../events/write/announce-queries.ts';
import { takeEvidence } from '../../files/write/evidence-files.ts';
import { keepEvidence } from '../../files/write/keep-evidence.ts';
import { findNumberedOrder } from '../../orders/write/numbered-order-queries.ts';
import { withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import type { MessageFile } from '../tables.ts';
import { messageFileView } from '../write/message-files.ts';
import { findNumbered, lockFiles, writeFiles } from '../write/message-queries.ts';

type Put = InputOf<typeof marketplaceApi.putMessageFile>;

async function findMessage({ caller, params, inTransaction, fail }: Put) {
  const found = await inTransaction(async (db) => {
    const order = await findNumberedOrder(db, caller.brand, params.orderNumber);
    if (order === undefined) return null;
    const sellerId = order.seller_id;
    const message = await findNumbered(db, { sellerId, messageNo: params.messageNo });
    return message?.orderId === order.id && message.erasedAt === null ? { ...message, sellerId } : null;
  });
  return found ?? fail('not_found');
}

const viewOf = (files: readonly MessageFile[]) => ({ files: files.map(messageFileView) });

/** Takes a file of a customer's message; a place that is taken stays what it is. */
export async function putMessageFile(input: Put) {
  const { app, caller, params, query, body, now, fail } = input;
  const { place } = params;
  const message = await findMessage(input);
  const there = message.files ?? [];
  if (there.some((file) => file.place === place)) return viewOf(there);
  const owner = { sellerId: message.sellerId, brand: caller.brand };
  // The same place is the same file, however often and at once it comes.
  const id = createHash('sha256').update(`${message.id} ${place}`).digest('hex').slice(0, 32);
  const kept = await keepEvidence({ app, owner, body, now, id });
  if ('fault' in kept) return fail(kept.fault);
  return withSeller(app.pool, owner, async (db) => {
    const before = (await lockFiles(db, message.id))?.files ?? [];
    if (before.some((file) => file.place === place)) return viewOf(before);
    const [taken] = (await takeEvidence(db, [{ fileId: kept.fileId, fileName: query.fileName }])) ?? fail('not_found');
    if (taken === undefined) return fail('not_found');
    const files = [...before, { ...taken, place }].toSorted((one, other) => one.place - other.place);
    await writeFiles(db, message.id, files);
    await announce(db, {
      topic: 'messages',
      payload: { conversationId: message.conversationId, state: message.state },
    });
    return viewOf(files);
  });
}
