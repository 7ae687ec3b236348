import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BrandId } from '@offizin/domain/brand/brands';

/** A new secret of 256 bits, as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** So many digits hold 256 bits. */
const apiTokenDigits = 43;

/** A token of a seller's own system: by its beginning people and scanners know it for what it is. */
export function newApiToken(brand: BrandId, { isTest }: { readonly isTest: boolean }): string {
  let number = BigInt(`0x${randomBytes(32).toString('hex')}`);
  let digits = '';
  for (let place = 0; place < apiTokenDigits; place += 1, number /= 62n) digits = base62[Number(number % 62n)] + digits;
  return `ofz_${brand}_${isTest ? 'test_' : ''}${digits}`;
}

/** Such a token in an `Authorization` header. */
export const apiTokenPattern = /^Bearer (ofz_[a-z]{2}_(?:test_)?[0-9A-Za-z]{43})$/;

/** What the database keeps of a token: its SHA-256. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function signWith(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares two strings in a time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
