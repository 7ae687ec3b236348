import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key that seals secrets; its id, from 1 to 255, precedes what it sealed. */
export interface SealKey {
  readonly id: number;
  readonly secret: Buffer;
}

/** The newest key first: it seals; all of them open. They lie outside the database, so that a dump of it opens nothing. */
export type SealKeys = readonly [SealKey, ...SealKey[]];

const ivLength = 12;
const tagLength = 16;

/** Encrypts a short secret (AES-256-GCM): key id, initialisation vector, tag, ciphertext. `about` binds it to its owner. */
export function seal(keys: SealKeys, text: string, about: string): Buffer {
  return sealBytes(keys, Buffer.from(text), about);
}

/** The same of a file. */
export function sealBytes([{ id, secret }]: SealKeys, content: Buffer, about: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([Buffer.from([id]), iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts what `seal` made; throws when it was sealed with a key that is not among them, for another owner, or was changed. */
export function unseal(keys: SealKeys, sealed: Buffer, about: string): string {
  return unsealBytes(keys, sealed, about).toString('utf8');
}

export function unsealBytes(keys: SealKeys, sealed: Buffer, about: string): Buffer {
  const key = keys.find(({ id }) => id === sealed[0]);
  if (key === undefined) throw new Error('sealed with an unknown key');
  const iv = sealed.subarray(1, 1 + ivLength);
  const tag = sealed.subarray(1 + ivLength, 1 + ivLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', key.secret, iv).setAAD(Buffer.from(about)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + ivLength + tagLength)), decipher.final()]);
}

/** What to store instead of something that an older key sealed; null where the newest one did. */
export function sealedAgain(keys: SealKeys, sealed: Buffer, about: string): Buffer | null {
  return sealed[0] === keys[0].id ? null : sealBytes(keys, unsealBytes(keys, sealed, about), about);
}
