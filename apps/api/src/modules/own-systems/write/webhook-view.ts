import type { Webhook, WebhookAttempt, WebhookDelivery } from '@offizin/contract/own-systems/webhooks';
import type { AttemptRow, DeliveryRow, SecretRow, WebhookRow } from './webhook-queries.ts';
import { timestampOf } from './webhook-secrets.ts';

type Condition = Omit<Webhook, 'id' | 'address' | 'events'>;

/** How an endpoint is, and what signs for it. */
export function conditionOf(row: WebhookRow, secrets: readonly SecretRow[]): Condition {
  return {
    state: row.state,
    switchedOffFor: row.switched_off_for,
    last:
      row.last_at === null
        ? null
        : { at: row.last_at.toISOString(), status: row.last_status, problem: row.last_problem },
    failingSince: row.failing_since?.toISOString() ?? null,
    secrets: secrets
      .filter((secret) => secret.webhook_id === row.id)
      .map((secret) => ({
        lastFour: secret.last_four,
        madeBy: secret.made_by,
        createdAt: secret.created_at.toISOString(),
        endsAt: secret.ends_at?.toISOString() ?? null,
      })),
    createdAt: row.created_at.toISOString(),
  };
}

export function deliveryView(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    webhookId: row.webhook_id,
    type: row.type,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    last:
      row.last_at === null
        ? null
        : {
            at: row.last_at.toISOString(),
            status: row.last_status,
            problem: row.last_problem,
            milliseconds: row.last_milliseconds ?? 0,
          },
  };
}

export function attemptView(deliveryId: string, { at, signature, ...row }: AttemptRow): WebhookAttempt {
  return {
    at: at.toISOString(),
    ...row,
    headers:
      signature === null
        ? null
        : { 'webhook-id': deliveryId, 'webhook-timestamp': timestampOf(at), 'webhook-signature': signature },
  };
}
