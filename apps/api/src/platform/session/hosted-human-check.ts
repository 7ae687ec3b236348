import { z } from 'zod';
import type { App } from '../app.ts';
import { secondsAfter } from '../clock.ts';
import type { HostedHumanCheck } from '../config.ts';
import { withIdentity } from '../db/scopes/scopes.ts';
import type { Visit } from '../http/visit.ts';
import { askService } from '../outgoing/ask-service.ts';
import { hashOf } from '../tokens.ts';
import { spendChallenge } from './challenge-queries.ts';

const patience = 3000;
/** Longer than a provider's token lives, in seconds. */
const remembered = 600;

const verdict = z.object({ success: z.boolean(), hostname: z.string().optional() });

/**
 * Whether the provider says that the browser at this address and host solved its check, and nobody used the token before. A provider that
 * is away or slow proves nobody human: then one asks again, and nothing is done meanwhile.
 */
export async function isHumanByProvider(
  app: App,
  visit: Visit,
  { token, check }: { token: string; check: HostedHumanCheck },
): Promise<boolean> {
  const form = new URLSearchParams({ secret: check.secret, response: token, remoteip: visit.address });
  try {
    const { success, hostname } = await askService({
      url: check.verifyUrl,
      contentType: 'application/x-www-form-urlencoded',
      body: form.toString(),
      reply: verdict,
      milliseconds: patience,
    });
    if (!success || hostname !== visit.host.host) return false;
  } catch (error) {
    app.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the human check did not answer');
    return false;
  }
  const spent = hashOf(`human-check/${token}`).toString('base64url');
  return withIdentity(app.pool, (db) => spendChallenge(db, spent, secondsAfter(app.clock(), remembered)));
}
