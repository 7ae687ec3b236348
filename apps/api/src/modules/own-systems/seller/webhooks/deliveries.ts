import type { api } from '@offizin/contract/api';
import type { WebhookData } from '@offizin/contract/own-systems/webhook-data';
import { limits } from '@offizin/domain/limits';
import { type DeliveryTo, insertDelivery, sendAgain, sendAllAgain } from '../../write/delivery-write-queries.ts';
import { bodyOf } from '../../write/notify-systems.ts';
import {
  countDeliveries,
  findDeliveries,
  findDelivery,
  findSent,
  findWaitingSince,
  findWebhooks,
} from '../../write/webhook-queries.ts';
import { attemptView, deliveryView } from '../../write/webhook-view.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { readCursor, writeCursor } from '../../../../platform/http/time-cursor.ts';

type Of<K extends keyof typeof api.webhooks> = InputOf<(typeof api.webhooks)[K]>;

/** What was sent and what waits, newest first. */
export async function deliveries({ db, session, query, fail }: Of<'deliveries'>) {
  const { webhookId, state, cursor, limit = limits.webhookDeliveryPage } = query;
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && after === null)
    return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  const rows = await findDeliveries(db, session, { webhookId, state, after, limit });
  const counted = new Map((await countDeliveries(db, session, webhookId)).map((row) => [row.state, row.count]));
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const count = (of: 'waiting' | 'delivered' | 'given_up') => counted.get(of) ?? 0;
  return {
    items: rows.map(deliveryView),
    nextCursor: last === undefined ? null : writeCursor({ at: last.created_at, id: last.id }),
    counts: { waiting: count('waiting'), delivered: count('delivered'), given_up: count('given_up') },
    waitingSince: (await findWaitingSince(db, session, webhookId))?.toISOString() ?? null,
  };
}

/** What was sent, how often, and how each time was answered. */
export async function delivery({ db, session, params, fail }: Of<'delivery'>) {
  const { deliveryId } = params;
  const found = await findDelivery(db, session, deliveryId);
  if (found === undefined) return fail('not_found');
  const { body, attempts } = await findSent(db, session, deliveryId);
  return { delivery: deliveryView(found), body, attempts: attempts.map((each) => attemptView(deliveryId, each)) };
}

/** Sends an event of no consequence, to see whether the endpoint takes it. */
export async function test({ db, session, now, params, fail }: Of<'test'>) {
  const { webhookId } = params;
  const found = (await findWebhooks(db, session)).find(({ id }) => id === webhookId);
  if (found === undefined) return fail('not_found');
  if (found.state !== 'active') return fail('webhook.not_active');
  const type = 'webhook.test';
  const data: WebhookData<typeof type> = { webhookId };
  const body = bodyOf({ type, at: now, data });
  const to: DeliveryTo = { webhookId, owner: session, type, subject: null, at: now, body, isActive: true };
  const written = await findDelivery(db, session, await insertDelivery(db, to));
  return { delivery: deliveryView(written ?? fail('internal')) };
}

/** Sends a delivery now, under the same id. */
export async function send({ db, session, now, params, fail }: Of<'send'>) {
  const { deliveryId } = params;
  const before = await findDelivery(db, session, deliveryId);
  if (before === undefined) return fail('not_found');
  const webhook = (await findWebhooks(db, session)).find(({ id }) => id === before.webhook_id);
  if (webhook?.state !== 'active') return fail('webhook.not_active');
  await sendAgain(db, session, { deliveryId, now });
  return { delivery: deliveryView((await findDelivery(db, session, deliveryId)) ?? fail('not_found')) };
}

/** Sends all that waits or was given up, as much as one call may. */
export async function sendAll({ db, session, now, body, fail }: Of<'sendAll'>) {
  const { webhookId, state } = body;
  if (webhookId !== undefined) {
    const webhook = (await findWebhooks(db, session)).find(({ id }) => id === webhookId);
    if (webhook === undefined) return fail('not_found');
    if (webhook.state !== 'active') return fail('webhook.not_active');
  }
  const before = await countDeliveries(db, session, webhookId);
  const sent = await sendAllAgain(db, session, { webhookId, state, now });
  return { sent, left: Math.max(0, (before.find((row) => row.state === state)?.count ?? 0) - sent) };
}
