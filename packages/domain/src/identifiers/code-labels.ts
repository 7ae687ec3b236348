import type { BrandId } from '../brand/brands.ts';

/** What each national code is called on packs and in files, the same in all languages; without the checks, for the browser. */
export const codeLabels = {
  pzn: 'PZN',
  cn: 'CN',
  cip: 'CIP',
  cnp: 'CNP',
  aic: 'MINSAN',
  pharmacode: 'Pharmacode',
} as const;

/** What the international number of a pack is called on each brand's market. */
export const gtinLabels: Readonly<Record<BrandId, string>> = { de: 'EAN', ch: 'GTIN', es: 'EAN' };
