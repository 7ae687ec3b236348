import { createHmac, type KeyObject, sign } from 'node:crypto';

export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A message as Adyen signs it: HMAC-SHA256 over the body, by a key in hexadecimal digits. */
export function signedByAdyen(message: object, hmacKey: string): SignedMessage {
  const body = JSON.stringify(message);
  const hmacsignature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(body).digest('base64');
  return { body, headers: { 'content-type': 'application/json', protocol: 'HmacSHA256', hmacsignature } };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A message as Hyperwallet signs it: a compact JWS by RS256 that ends at a moment. */
export function signedByHyperwallet(message: object, key: KeyObject, endsAt: Date): SignedMessage {
  const exp = Math.floor(endsAt.getTime() / 1000);
  const signed = `${encoded({ alg: 'RS256', crit: ['exp'], exp })}.${encoded(message)}`;
  const body = `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
  return { body, headers: { 'content-type': 'application/jose+json' } };
}
