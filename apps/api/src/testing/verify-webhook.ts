import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import type { TestPortal } from './portal.ts';

export interface WebhookCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a receiver's library reads of a call while its clock shows the portal's time; throws where it refuses. */
export function verifyWebhook({ app }: TestPortal, secret: string, { headers, body }: WebhookCall): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: app.clock() });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}
