export const documentMediaTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
/** Those that can be looked at without being opened. */
export const pictureMediaTypes = ['image/png', 'image/jpeg'] as const satisfies readonly DocumentMediaType[];
export type DocumentMediaType = (typeof documentMediaTypes)[number];

export const documentEndings: Readonly<Record<DocumentMediaType, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** The bytes with which each kind of file begins. */
const beginnings: Readonly<Record<DocumentMediaType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** What a file is by its first bytes, whatever its name says; null when it is nothing that is taken. */
export function documentTypeOf(content: Uint8Array): DocumentMediaType | null {
  return documentMediaTypes.find((type) => beginnings[type].every((byte, at) => content[at] === byte)) ?? null;
}
