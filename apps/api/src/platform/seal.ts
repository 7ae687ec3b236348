import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The first byte of what is sealed names the key, so that another can follow. */
const keyId = 1;
const ivLength = 12;
const tagLength = 16;

/** Encrypts a short secret (AES-256-GCM): key id, initialisation vector, tag, ciphertext. `about` binds it to its owner. */
export function seal(secret: Buffer, text: string, about: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([keyId]), iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts what `seal` made; throws when it was sealed with another key, for another owner, or was changed. */
export function unseal(secret: Buffer, sealed: Buffer, about: string): string {
  if (sealed[0] !== keyId) throw new Error('sealed with an unknown key');
  const iv = sealed.subarray(1, 1 + ivLength);
  const tag = sealed.subarray(1 + ivLength, 1 + ivLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(about)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + ivLength + tagLength)), decipher.final()]).toString('utf8');
}
