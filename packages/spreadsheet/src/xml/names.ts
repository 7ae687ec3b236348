/** Bytes to compare with. */
export const ascii = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

/** By hand: a call into native code for each of millions of tags would take seconds. */
export function startsWith(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let index = 0; index < wanted.length; index += 1) if (bytes[at + index] !== wanted[index]) return false;
  return true;
}

/** The number by which a local name is compared, so that no strings are made. */
export function nameCode(name: string): number {
  let code = 0;
  for (let index = 0; index < name.length; index += 1) code = (Math.imul(code, 31) + name.charCodeAt(index)) | 0;
  return code;
}

/** `nameCode` of what lies in bytes. */
export function bytesCode(bytes: Uint8Array, start: number, end: number): number {
  let code = 0;
  for (let at = start; at < end; at += 1) code = (Math.imul(code, 31) + (bytes[at] ?? 0)) | 0;
  return code;
}
