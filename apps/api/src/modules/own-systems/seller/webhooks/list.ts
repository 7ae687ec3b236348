import type { api } from '@offizin/contract/api';
import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { chosenWebhookEvents } from '@offizin/domain/own-systems/webhook-events';
import type { SellerDb } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import type { WebhookOwner } from '../../write/webhook-owner.ts';
import { findSecrets, findWebhooks } from '../../write/webhook-queries.ts';
import { conditionOf } from '../../write/webhook-view.ts';

/** The endpoints of a shop as its sellers see them. */
export async function webhookViews(db: SellerDb, owner: WebhookOwner, now: Date): Promise<Webhook[]> {
  const rows = await findWebhooks(db, owner);
  const secrets = await findSecrets(db, owner, { now });
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    events: chosenWebhookEvents.filter((event) => row.events.includes(event)),
    ...conditionOf(row, secrets),
  }));
}

export async function list({ db, session, now }: InputOf<typeof api.webhooks.list>) {
  return { items: await webhookViews(db, session, now) };
}
