/** A value that only its key opens (AES-GCM). */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

export function isSealed(value: unknown): value is Sealed {
  if (typeof value !== 'object' || value === null) return false;
  const { iv, data } = value as Partial<Record<keyof Sealed, unknown>>;
  return iv instanceof Uint8Array && data instanceof ArrayBuffer;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** `about` binds what is sealed to its place: moved to another it does not open. */
export async function sealValue(key: CryptoKey, value: unknown, about: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(about) };
  return { iv, data: await crypto.subtle.encrypt(algorithm, key, bytes(JSON.stringify(value))) };
}

/** Null where it does not open: sealed under a key that is gone, or changed since. */
export async function openSealed(key: CryptoKey, { iv, data }: Sealed, about: string): Promise<unknown> {
  try {
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bytes(about) }, key, data);
    return JSON.parse(new TextDecoder().decode(opened)) as unknown;
  } catch {
    return null;
  }
}
