import type { api } from '@offizin/contract/api';
import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { limits } from '@offizin/domain/limits';
import { sendWhatWaited, holdWhatWaits } from '../../write/delivery-write-queries.ts';
import { addressFault } from '../../write/webhook-address.ts';
import { makeSecret } from '../../write/webhook-secrets.ts';
import { findWebhooks } from '../../write/webhook-queries.ts';
import {
  deleteWebhook,
  endOldSecrets,
  insertWebhook,
  lockWebhooks,
  updateWebhook,
} from '../../write/webhook-write-queries.ts';
import type { App } from '../../../../platform/app.ts';
import type { Fail } from '../../../../platform/fail.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { webhookViews } from './list.ts';
import { webhookAdded, webhookEdited, webhookRemoved, whichWebhook } from './webhook-changes.ts';

type Of<K extends keyof typeof api.webhooks> = InputOf<(typeof api.webhooks)[K]>;

interface AddressCall {
  readonly app: Pick<App, 'config'>;
  readonly body: { readonly address: string };
  readonly fail: Fail<'request.invalid'>;
}

async function refuseWrongAddress({ app, body, fail }: AddressCall): Promise<void> {
  const code = await addressFault(app.config, body.address);
  if (code !== null) fail('request.invalid', { errors: [{ path: 'body.address', code }] });
}

/** The endpoint as it is now; 404 for one that the shop does not have. */
async function viewOf(
  { db, session, now, fail }: Pick<Of<'change'>, 'db' | 'session' | 'now'> & { readonly fail: Fail<'not_found'> },
  id: string,
): Promise<Webhook> {
  const views = await webhookViews(db, session, now);
  return views.find((view) => view.id === id) ?? fail('not_found');
}

/** Adds an endpoint; its secret is in this reply and nowhere else. */
export async function add(input: Of<'add'>) {
  const { app, db, session, now, body, noted, fail } = input;
  await refuseWrongAddress(input);
  await lockWebhooks(db, session);
  if ((await findWebhooks(db, session)).length >= limits.webhooks) return fail('webhook.too_many');
  const { sellerId, brand } = session;
  const webhookId = await insertWebhook(db, {
    brand,
    seller_id: sellerId,
    name: null,
    address: body.address,
    events: body.events,
    state: 'active',
    switched_off_for: null,
    created_at: now,
    last_at: null,
    last_status: null,
    last_problem: null,
    failing_since: null,
    position: null,
  });
  noted.noteAll(webhookAdded(body));
  const secret = await makeSecret(app, db, { webhookId, owner: session, madeBy: session.userName, now });
  const views = await webhookViews(db, session, now);
  return { webhook: views.find(({ id }) => id === webhookId) ?? fail('internal'), secret };
}

/** Changes an endpoint; what waited while it was paused or off is sent once it goes on. */
export async function change(input: Of<'change'>) {
  const { db, session, now, params, body, noted, proof, fail } = input;
  const { webhookId } = params;
  const before = await viewOf(input, webhookId);
  proof.needIf(body.address !== before.address);
  if (body.address !== before.address) await refuseWrongAddress(input);
  const state = body.active ? 'active' : 'paused';
  const changes = { address: body.address, events: body.events, state } as const;
  if (!(await updateWebhook(db, { owner: session, webhookId }, changes))) return fail('not_found');
  if (body.active && before.state !== 'active') await sendWhatWaited(db, session, { webhookId, now });
  if (!body.active) await holdWhatWaits(db, session, webhookId);
  noted.noteAll(webhookEdited(before, body));
  return { webhook: await viewOf(input, webhookId) };
}

export async function remove(input: Of<'remove'>) {
  const { db, session, params, noted, fail } = input;
  const before = await viewOf(input, params.webhookId);
  noted.noteAll(webhookRemoved(before));
  if (!(await deleteWebhook(db, session, params.webhookId))) return fail('not_found');
  return {};
}

/** A new secret; the old one signs beside it for a day, so that a receiver can change without losing an event. */
export async function changeSecret(input: Of<'changeSecret'>) {
  const { app, db, session, now, params, noted, fail } = input;
  const { webhookId } = params;
  const before = await viewOf(input, webhookId);
  noted.noteAll(whichWebhook(before));
  noted.noteHidden('secret', true);
  const secret = await makeSecret(app, db, { webhookId, owner: session, madeBy: session.userName, now });
  const after = await webhookViews(db, session, now);
  return { webhook: after.find(({ id }) => id === webhookId) ?? fail('not_found'), secret };
}

export async function endOldSecret(input: Of<'endOldSecret'>) {
  const { db, session, now, params, noted } = input;
  const before = await viewOf(input, params.webhookId);
  await endOldSecrets(db, session, { webhookId: params.webhookId, now });
  const after = await viewOf(input, params.webhookId);
  noted.noteHidden('secret', after.secrets.length !== before.secrets.length);
  if (!noted.isUnchanged()) noted.noteAll(whichWebhook(before));
  return { webhook: after };
}
