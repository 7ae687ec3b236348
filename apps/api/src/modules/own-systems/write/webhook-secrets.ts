import { randomBytes } from 'node:crypto';
import { limits } from '@offizin/domain/limits';
import { Webhook } from 'standardwebhooks';
import { secondsAfter } from '../../../platform/clock.ts';
import type { App } from '../../../platform/app.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import type { WebhookOwner } from './webhook-owner.ts';
import { endSecrets, insertSecret, lockWebhooks } from './webhook-write-queries.ts';

const secretBytes = 32;

export interface NewSecret {
  readonly webhookId: string;
  readonly owner: WebhookOwner;
  /** The person who asked for it; null for the operator's systems. */
  readonly madeBy: string | null;
  readonly now: Date;
}

/** Makes the secret that signs from now on; the one before signs beside it for a while. Returns it: the only time that it can be read. */
export async function makeSecret(
  { sealKeys }: Pick<App, 'sealKeys'>,
  db: SellerDb | MarketplaceDb,
  { webhookId, owner, madeBy, now }: NewSecret,
): Promise<string> {
  // One after the other: each ends the secret of the one before.
  await lockWebhooks(db, owner);
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
  await endSecrets(db, owner, { webhookId, now, at: secondsAfter(now, limits.webhookOldSecret) });
  await insertSecret(db, {
    webhook_id: webhookId,
    brand: owner.brand,
    seller_id: owner.sellerId,
    sealed: seal(sealKeys, secret, webhookId),
    last_four: secret.replaceAll('=', '').slice(-4),
    made_by: madeBy,
    created_at: now,
  });
  return secret;
}

export interface SignedMessage {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

export type SignedHeaders = Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;

/** The `webhook-timestamp` of what is sent at a moment: seconds. */
export const timestampOf = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** The headers of Standard Webhooks, with a signature of each secret, the newest first. */
export function signedHeaders(
  { sealKeys }: Pick<App, 'sealKeys'>,
  { id, at, body }: SignedMessage,
  { webhookId, sealed }: { readonly webhookId: string; readonly sealed: readonly Buffer[] },
): SignedHeaders {
  const signatures = sealed.map((each) => new Webhook(unseal(sealKeys, each, webhookId)).sign(id, at, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestampOf(at),
    'webhook-signature': signatures.join(' '),
  };
}
