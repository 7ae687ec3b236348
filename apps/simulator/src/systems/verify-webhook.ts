import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Seconds by which a call may be old, or early, per Standard Webhooks. */
const tolerance = 300;

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/** Whether a call comes from who knows the secret, and now: the way Standard Webhooks prescribes. */
export function isGenuine(
  secret: string,
  { headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: string },
  now: Date,
): boolean {
  const timestamp = textOf(headers['webhook-timestamp']);
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!/^\d+$/.test(timestamp) || Math.abs(age) > tolerance) return false;
  const signed = `${textOf(headers['webhook-id'])}.${timestamp}.${body}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(signed).digest();
  return textOf(headers['webhook-signature'])
    .split(' ')
    .some((part) => {
      const [version, given = ''] = part.split(',');
      const signature = Buffer.from(given, 'base64');
      return version === 'v1' && signature.length === expected.length && timingSafeEqual(signature, expected);
    });
}
