import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { isInTime } from './message-age.ts';
import type { Incoming, MessageReading } from './payout-gateway.ts';
import type { HyperwalletSettings } from './payout-settings.ts';

const header = z.object({ alg: z.literal('RS256'), exp: z.int().positive() });

const envelope = z.object({
  token: z.string().regex(/^wbh-[0-9a-f-]{8,60}$/),
  type: z.string().max(200),
  /** UTC, without saying so. */
  createdOn: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  object: z.object({
    token: z.string().optional(),
    userToken: z.string().optional(),
    programToken: z.string().optional(),
  }),
});

const refused = (fault: 'signature' | 'stale' | 'malformed' | 'foreign'): MessageReading => ({
  kind: 'refused',
  fault,
});

function parsePart<T>(schema: z.ZodType<T>, part: string): T | null {
  try {
    const read = schema.safeParse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The signed parts of a compact JWS, or null where no key of ours checks it. */
function signedParts({ webhookKeys }: HyperwalletSettings, raw: Buffer) {
  const parts = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(raw.toString('latin1'));
  if (parts === null) return null;
  const [, head = '', payload = '', signature = ''] = parts;
  // Which algorithm it is, is ours to say: `none` and keys of another kind never get here.
  const isSigned = webhookKeys.some((pem) =>
    verify('RSA-SHA256', Buffer.from(`${head}.${payload}`), createPublicKey(pem), Buffer.from(signature, 'base64url')),
  );
  return isSigned ? { head, payload } : null;
}

/** A message of Hyperwallet's says that something about a user changed; what, is read there. */
export async function readHyperwalletMessage(
  settings: HyperwalletSettings,
  { raw, now }: Incoming,
): Promise<MessageReading> {
  const signed = signedParts(settings, raw);
  if (signed === null) return refused('signature');
  const [head, said] = [parsePart(header, signed.head), parsePart(envelope, signed.payload)];
  if (head === null || said === null) return refused('malformed');
  const at = new Date(`${said.createdOn}Z`);
  if (head.exp * 1000 < now.getTime() || !isInTime(at, now)) return refused('stale');
  const { token, userToken, programToken } = said.object;
  if (programToken !== settings.program) return refused('foreign');
  const holder = said.type.startsWith('USERS.') ? (userToken ?? token) : undefined;
  if (holder === undefined) return { kind: 'other' };
  return { kind: 'message', message: { id: said.token, at, holder, state: null } };
}
