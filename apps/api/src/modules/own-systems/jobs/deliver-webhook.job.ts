import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { pauseAfter, switchOffReason } from '@offizin/domain/own-systems/webhook-attempts';
import {
  claimDelivery,
  type ClaimedDelivery,
  endAttempt,
  holdWhatWaits,
  noteAnswer,
} from '../write/delivery-write-queries.ts';
import { findSecrets } from '../write/webhook-queries.ts';
import { signedHeaders, type SignedHeaders } from '../write/webhook-secrets.ts';
import { switchOff } from '../write/webhook-write-queries.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { type MarketplaceDb, withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { type Posted, postHttps } from '../../../platform/outgoing/post-https.ts';

interface Attempt {
  readonly delivery: ClaimedDelivery;
  readonly headers: SignedHeaders;
}

/** Begins the attempt: what is sent is signed with every secret that is live at this moment. */
function begin(app: App, due: { brand: BrandId; deliveryId: string; now: Date }): Promise<Attempt | null> {
  const { brand, now } = due;
  return withMarketplace(app.pool, brand, async (db) => {
    const delivery = await claimDelivery(db, due);
    if (delivery === undefined) return null;
    const { id, webhookId, sellerId, body } = delivery;
    const secrets = await findSecrets(db, { brand, sellerId }, { now, webhookId });
    const sealed = secrets.map((secret) => secret.sealed);
    return { delivery, headers: signedHeaders(app, { id, at: now, body }, { webhookId, sealed }) };
  });
}

function post(app: App, { delivery, headers }: Attempt): Promise<Posted> {
  return postHttps({
    url: new URL(delivery.address),
    body: delivery.body,
    headers,
    milliseconds: limits.webhookSeconds * 1000,
    answerBytes: limits.webhookAnswer,
    allowed: app.config.privateFeedHosts,
  });
}

interface Ended extends Posted, Attempt {
  readonly brand: BrandId;
  readonly at: Date;
}

/** Switches an endpoint off that has failed for days or says that it is gone. */
async function judgeEndpoint(db: MarketplaceDb, { brand, delivery, at, status, problem }: Ended): Promise<void> {
  const { webhookId, sellerId, address } = delivery;
  const noted = await noteAnswer(db, { webhookId, at, status, problem });
  if (noted === undefined || noted.failingSince === null) return;
  const reason = switchOffReason({ status, failingSince: noted.failingSince, failures: noted.failures }, at);
  if (reason === null) return;
  await switchOff(db, webhookId, reason);
  await holdWhatWaits(db, { brand, sellerId }, webhookId);
  if (sellerId !== null)
    await notifyAll(db, [
      {
        sellerId,
        kind: 'webhook_off',
        params: { address },
        dedupeKey: `webhook_off:${webhookId}:${at.toISOString()}`,
        at,
      },
    ]);
}

/** Records how an attempt ended; the next one is asked for in the same transaction. */
async function end(db: MarketplaceDb, ended: Ended, begunAt: Date): Promise<void> {
  const { brand, delivery, headers, at, status, problem, answer } = ended;
  const { id, webhookId, sellerId, address, type } = delivery;
  const pause = problem === null ? null : pauseAfter(delivery.attempts + 1, Math.random());
  const isGivenUp = problem !== null && pause === null;
  const isRecorded = await endAttempt(db, {
    brand,
    deliveryId: id,
    begunAt,
    endedAt: at,
    status,
    problem,
    milliseconds: at.getTime() - begunAt.getTime(),
    answer,
    signature: headers['webhook-signature'],
    state: problem === null ? 'delivered' : isGivenUp ? 'given_up' : 'waiting',
    nextAt: pause === null ? null : secondsAfter(at, pause),
  });
  if (!isRecorded) return;
  await judgeEndpoint(db, ended);
  if (sellerId === null) return;
  await announceTo(db, [{ sellerId, topic: 'webhooks', payload: { webhookId } }]);
  if (!isGivenUp) return;
  // Of an endpoint that takes nothing for a day there is one notice, not one for each event.
  const dedupeKey = `webhook_given_up:${webhookId}:${at.toISOString().slice(0, 10)}`;
  await notifyAll(db, [{ sellerId, kind: 'webhook_given_up', params: { address, event: type }, dedupeKey, at }]);
}

/**
 * Sends one delivery, once. A worker that dies between sending and recording leaves an attempt that counts for nothing after
 * half a minute: the job runs again and sends the same id, by which the receiver knows it (MKT-01, MKT-03).
 */
export const deliverWebhook = job('deliver_webhook', async ({ app }, { deliveryId, brand }) => {
  const begunAt = app.clock();
  const attempt = await begin(app, { brand, deliveryId, now: begunAt });
  if (attempt === null) return;
  const posted = await post(app, attempt);
  await withMarketplace(app.pool, brand, (db) => end(db, { ...posted, ...attempt, brand, at: app.clock() }, begunAt));
});
