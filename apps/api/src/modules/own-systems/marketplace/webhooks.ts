import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { marketplaceEventKinds } from '@offizin/contract/events/marketplace';
import { limits } from '@offizin/domain/limits';
import { numberNewEvents, pushEvents } from '../../events/write/marketplace-event-queries.ts';
import { holdWhatWaits, sendAgain, sendWhatWaited } from '../write/delivery-write-queries.ts';
import { addressFault } from '../write/webhook-address.ts';
import { findDeliveries, findDelivery, findSecrets, findWebhooks, type WebhookRow } from '../write/webhook-queries.ts';
import { makeSecret } from '../write/webhook-secrets.ts';
import { conditionOf, deliveryView } from '../write/webhook-view.ts';
import { deleteWebhook, insertWebhook, lockWebhooks, updateWebhook } from '../write/webhook-write-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';

type Of<K extends keyof typeof marketplaceApi> = InputOf<(typeof marketplaceApi)[K]>;
type Asking = Pick<Of<'webhooks'>, 'db' | 'caller' | 'now'>;

const ownerOf = ({ caller }: Pick<Asking, 'caller'>) => ({ brand: caller.brand, sellerId: null });

async function viewsOf({ db, caller, now }: Asking) {
  const owner = ownerOf({ caller });
  const rows = await findWebhooks(db, owner);
  const secrets = await findSecrets(db, owner, { now });
  return rows.map((row) => ({
    name: row.name ?? '',
    address: row.address,
    kinds: marketplaceEventKinds.filter((kind) => row.events.includes(kind)),
    ...conditionOf(row, secrets),
  }));
}

async function find({ db, caller }: Asking, name: string): Promise<WebhookRow | undefined> {
  return (await findWebhooks(db, ownerOf({ caller }))).find((row) => row.name === name);
}

/** Begins where the feed is now: what happened before is read from the feed. */
async function add(input: Of<'putWebhook'>): Promise<string> {
  const { app, db, caller, now, params, body } = input;
  const webhookId = await insertWebhook(db, {
    brand: caller.brand,
    seller_id: null,
    name: params.name,
    address: body.address,
    events: body.kinds,
    state: body.active ? 'active' : 'paused',
    switched_off_for: null,
    created_at: now,
    last_at: null,
    last_status: null,
    last_problem: null,
    failing_since: null,
    position: await numberNewEvents(db, caller.brand),
  });
  return makeSecret(app, db, { webhookId, owner: ownerOf(input), madeBy: caller.keyName, now });
}

async function change({ db, caller, now, body }: Of<'putWebhook'>, before: WebhookRow): Promise<void> {
  const owner = ownerOf({ caller });
  const state = body.active ? 'active' : 'paused';
  const changes = { address: body.address, events: body.kinds, state } as const;
  await updateWebhook(db, { owner, webhookId: before.id }, changes);
  if (!body.active) await holdWhatWaits(db, owner, before.id);
  else if (before.state !== 'active') await sendWhatWaited(db, owner, { webhookId: before.id, now });
}

/** Has the brand's events sent to an address, or changes where and which. */
export async function putWebhook(input: Of<'putWebhook'>) {
  const { app, db, caller, params, body, fail } = input;
  const code = await addressFault(app.config, body.address);
  if (code !== null) return fail('request.invalid', { errors: [{ path: 'body.address', code }] });
  const owner = ownerOf(input);
  await lockWebhooks(db, owner);
  const rows = await findWebhooks(db, owner);
  const before = rows.find((row) => row.name === params.name);
  if (before === undefined && rows.length >= limits.webhooks) return fail('webhook.too_many');
  const secret = before === undefined ? await add(input) : null;
  if (before !== undefined) await change(input, before);
  await pushEvents(db, caller.brand, true);
  const views = await viewsOf(input);
  return { webhook: views.find(({ name }) => name === params.name) ?? fail('internal'), secret };
}

export async function webhooks(input: Of<'webhooks'>) {
  return { items: await viewsOf(input) };
}

export async function removeWebhook(input: Of<'removeWebhook'>) {
  const { db, caller, params, fail } = input;
  const owner = ownerOf(input);
  await lockWebhooks(db, owner);
  const found = await find(input, params.name);
  if (found === undefined) return fail('not_found');
  await deleteWebhook(db, owner, found.id);
  if ((await findWebhooks(db, owner)).length === 0) await pushEvents(db, caller.brand, false);
  return {};
}

export async function changeWebhookSecret(input: Of<'changeWebhookSecret'>) {
  const { app, db, caller, now, params, fail } = input;
  const found = await find(input, params.name);
  if (found === undefined) return fail('not_found');
  const made = { webhookId: found.id, owner: ownerOf(input), madeBy: caller.keyName, now };
  const secret = await makeSecret(app, db, made);
  const views = await viewsOf(input);
  return { webhook: views.find(({ name }) => name === params.name) ?? fail('not_found'), secret };
}

/** The operator addresses its endpoints by name. */
function withoutEndpoint({ webhookId: _webhookId, ...delivery }: ReturnType<typeof deliveryView>) {
  return delivery;
}

export async function webhookDeliveries(input: Of<'webhookDeliveries'>) {
  const { db, params, query, fail } = input;
  const found = await find(input, params.name);
  if (found === undefined) return fail('not_found');
  const { state, cursor, limit = limits.webhookDeliveryPage } = query;
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && after === null)
    return fail('request.invalid', { errors: [{ path: 'query.cursor', code: 'field.invalid' }] });
  const rows = await findDeliveries(db, ownerOf(input), { webhookId: found.id, state, after, limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    items: rows.map((row) => withoutEndpoint(deliveryView(row))),
    nextCursor: last === undefined ? null : writeCursor({ at: last.created_at, id: last.id }),
  };
}

export async function resendWebhookDelivery(input: Of<'resendWebhookDelivery'>) {
  const { db, now, params, fail } = input;
  const owner = ownerOf(input);
  const found = await find(input, params.name);
  const before = await findDelivery(db, owner, params.deliveryId);
  if (found === undefined || before?.webhook_id !== found.id) return fail('not_found');
  if (found.state !== 'active') return fail('webhook.not_active');
  await sendAgain(db, owner, { deliveryId: params.deliveryId, now });
  const after = await findDelivery(db, owner, params.deliveryId);
  return { delivery: withoutEndpoint(deliveryView(after ?? fail('not_found'))) };
}
