import { placeOf } from './places.ts';

/** Where somebody is, as an address says it. */
export interface Addressed {
  readonly countryCode: string;
  readonly postalCode: string;
}

/** Parts of member states that the Union's VAT does not reach (Directive 2006/112/EC, art. 6), by the beginnings of their postal codes. */
const outOfTerritory: Readonly<Record<string, readonly string[]>> = {
  // Heligoland, Büsingen.
  DE: ['27498', '78266'],
  // The Canary Islands, Ceuta, Melilla.
  ES: ['35', '38', '51', '52'],
  // The departments and collectivities over sea.
  FR: ['97'],
  // Livigno, Campione d'Italia.
  IT: ['23041', '22061'],
  // Mount Athos.
  GR: ['63086'],
  // Åland.
  FI: ['22'],
};

/** Whose VAT a country has: Monaco's is France's (art. 7). */
export const vatStateOf = (countryCode: string): string => (countryCode === 'MC' ? 'FR' : countryCode);

/** Whether the VAT of the Union reaches there. */
export function isInVatTerritory({ countryCode, postalCode }: Addressed): boolean {
  const state = vatStateOf(countryCode);
  if (placeOf(state)?.isInUnion !== true) return false;
  const plain = postalCode.replaceAll(/[^0-9]/g, '');
  return !(outOfTerritory[state] ?? []).some((beginning) => plain.startsWith(beginning));
}
