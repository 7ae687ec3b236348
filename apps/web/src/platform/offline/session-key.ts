import { limits } from '@offizin/domain/limits';
import { inTable } from './database.ts';
import { readKeyHalf, writeKeyHalf } from './key-half.ts';

/** Whose data is kept: a person in a shop. */
export interface Owner {
  readonly sellerId: string;
  readonly userId: string;
}

export const isOwner = (a: Owner, b: Owner): boolean => a.sellerId === b.sellerId && a.userId === b.userId;

interface KeyRow extends Owner {
  /** Only with the half in the cookie does it open anything; it cannot be read out. */
  readonly half: CryptoKey;
  /** When the session ends by itself, in milliseconds since 1970. */
  readonly until: number;
}

const row = 'session';

function isKeyRow(value: unknown): value is KeyRow {
  if (typeof value !== 'object' || value === null) return false;
  const { half, until, sellerId, userId } = value as Partial<Record<keyof KeyRow, unknown>>;
  return (
    half instanceof CryptoKey && [sellerId, userId].every((id) => typeof id === 'string') && typeof until === 'number'
  );
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function join(half: CryptoKey, cookie: string): Promise<CryptoKey> {
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(cookie), info: bytesOf('offizin kept') };
  return crypto.subtle.deriveKey(derivation, half, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

async function newHalf(): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', random(32), 'HKDF', false, ['deriveKey']);
}

export interface SessionKey extends Owner {
  readonly key: CryptoKey;
}

/** The key of the session that this browser has, or null when it has ended: by its time, by the browser's own end, or by who left. */
export async function knownSessionKey(now: number): Promise<SessionKey | null> {
  const cookie = readKeyHalf();
  const found = await inTable<unknown>('keys', 'readonly', (rows) => rows.get(row));
  if (cookie === null || !isKeyRow(found) || found.until <= now) return null;
  const { sellerId, userId } = found;
  return { sellerId, userId, key: await join(found.half, cookie) };
}

export interface Lasting {
  /** The session's own end, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** Whether the browser brings the person in again after it was closed. */
  readonly isRemembered: boolean;
}

/** How long what is kept may be opened from now on: as long as the server would still take the session. */
const endOf = ({ expiresAt }: Lasting, now: number): number => Math.min(expiresAt, now + limits.sessionIdle * 1000);

/** The key of this session: the one that is there, its time moved on, or a new one. */
export async function sessionKey(owner: Owner, lasting: Lasting, now: number): Promise<SessionKey> {
  const until = endOf(lasting, now);
  const seconds = lasting.isRemembered ? Math.max(1, Math.round((until - now) / 1000)) : null;
  const known = await knownSessionKey(now);
  const cookie = readKeyHalf();
  const isKnown = known !== null && cookie !== null && isOwner(known, owner);
  const found = await inTable<unknown>('keys', 'readonly', (rows) => rows.get(row));
  const half = isKnown && isKeyRow(found) ? found.half : await newHalf();
  const other = isKnown ? cookie : Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const kept: KeyRow = { ...owner, half, until };
  await inTable('keys', 'readwrite', (rows) => rows.put(kept, row));
  writeKeyHalf(other, seconds);
  return { ...owner, key: await join(half, other) };
}
