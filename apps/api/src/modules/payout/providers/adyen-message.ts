import { createHash } from 'node:crypto';
import { z } from 'zod';
import { accountHolder, adyenState } from './adyen-state.ts';
import { classOf } from './class-of.ts';
import { isInTime } from './message-age.ts';
import type { Incoming, MessageReading } from './payout-gateway.ts';
import type { AdyenSettings } from './payout-settings.ts';

const envelope = z.object({
  type: z.string(),
  environment: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  data: z.object({ balancePlatform: z.string(), accountHolder: z.unknown().optional() }),
});

const refused = (fault: 'signature' | 'stale' | 'malformed' | 'foreign'): MessageReading => ({
  kind: 'refused',
  fault,
});

async function isSigned({ hmacKeys }: AdyenSettings, { raw, headers }: Incoming): Promise<boolean> {
  const signature = headers['hmacsignature'];
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]{43}=$/.test(signature)) return false;
  const HmacValidator = classOf(await import('@adyen/api-library/lib/src/utils/hmacValidator.js'));
  const validator = new HmacValidator();
  return hmacKeys.some((key) => validator.validateHMACSignature(key, signature, raw.toString('utf8')));
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}

const aboutHolders = new Set(['balancePlatform.accountHolder.created', 'balancePlatform.accountHolder.updated']);

/** A message of Adyen's: a repetition has the same bytes, so their digest is its id. */
export async function readAdyenMessage(settings: AdyenSettings, incoming: Incoming): Promise<MessageReading> {
  if (!(await isSigned(settings, incoming))) return refused('signature');
  const read = envelope.safeParse(parseJson(incoming.raw));
  if (!read.success) return refused('malformed');
  const { type, environment, timestamp, data } = read.data;
  const at = new Date(timestamp);
  if (!isInTime(at, incoming.now)) return refused('stale');
  const isOwn = data.balancePlatform === settings.balancePlatform && environment.toUpperCase() === settings.environment;
  if (!isOwn) return refused('foreign');
  if (!aboutHolders.has(type)) return { kind: 'other' };
  const holder = accountHolder.safeParse(data.accountHolder);
  if (!holder.success) return refused('malformed');
  const id = createHash('sha256').update(incoming.raw).digest('base64url');
  return { kind: 'message', message: { id, at, holder: holder.data.id, state: adyenState(holder.data) } };
}
