import { createHash } from 'node:crypto';
import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import { announce } from '../../events/write/announce-queries.ts';
import { keepDocument, readDocument } from '../../files/write/keep-document.ts';
import { setAttached } from '../../files/write/stored-file-queries.ts';
import { findNumberedOrder } from '../../orders/write/numbered-order-queries.ts';
import { withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import type { MessageFile } from '../tables.ts';
import { messageFileNames, messageFileType, messageFileView } from '../write/message-files.ts';
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
  const document = await readDocument(body, messageFileNames, fail);
  const owner = { sellerId: message.sellerId, brand: caller.brand };
  // The same place is the same file, however often and at once it comes.
  const id = createHash('sha256').update(`${message.id} ${place}`).digest('hex').slice(0, 32);
  const fileId = await keepDocument({ app, owner, now, unsent: limits.messageFileUnsent, id, fail }, document);
  const mediaType = messageFileType(document.name) ?? fail('request.unsupported_media_type');
  const added = { place, fileId, name: query.fileName, bytes: document.content.length, mediaType };
  return withSeller(app.pool, owner, async (db) => {
    const before = (await lockFiles(db, message.id))?.files ?? [];
    if (before.some((file) => file.place === place)) return viewOf(before);
    const files = [...before, added].toSorted((one, other) => one.place - other.place);
    await setAttached(db, { sellerId: owner.sellerId, fileId }, true);
    await writeFiles(db, message.id, files);
    await announce(db, {
      topic: 'messages',
      payload: { conversationId: message.conversationId, state: message.state },
    });
    return viewOf(files);
  });
}
