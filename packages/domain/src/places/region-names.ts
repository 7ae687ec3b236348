import type { LocaleCode } from '../locale/locales.ts';
import { type Region, regionsOf } from './places.ts';

/** Names in another language of the country than the region's own, in the order of its regions. */
const translated: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CH: {
    de: 'Aargau · Appenzell Ausserrhoden · Appenzell Innerrhoden · Basel-Landschaft · Basel-Stadt · Bern · Freiburg · Genf · Glarus · Graubünden · Jura · Luzern · Neuenburg · Nidwalden · Obwalden · Schaffhausen · Schwyz · Solothurn · St. Gallen · Thurgau · Tessin · Uri · Wallis · Waadt · Zug · Zürich',
    fr: 'Argovie · Appenzell Rhodes-Extérieures · Appenzell Rhodes-Intérieures · Bâle-Campagne · Bâle-Ville · Berne · Fribourg · Genève · Glaris · Grisons · Jura · Lucerne · Neuchâtel · Nidwald · Obwald · Schaffhouse · Schwytz · Soleure · Saint-Gall · Thurgovie · Tessin · Uri · Valais · Vaud · Zoug · Zurich',
    it: 'Argovia · Appenzello Esterno · Appenzello Interno · Basilea Campagna · Basilea Città · Berna · Friburgo · Ginevra · Glarona · Grigioni · Giura · Lucerna · Neuchâtel · Nidvaldo · Obvaldo · Sciaffusa · Svitto · Soletta · San Gallo · Turgovia · Ticino · Uri · Vallese · Vaud · Zugo · Zurigo',
  },
};

/**
 * The regions of a country as a reader of `locale` knows them, by their names: Freiburg for Fribourg. A region has its
 * own name where the reader's language is none of the country.
 */
export function regionsIn(country: string, locale: LocaleCode): readonly Region[] {
  const language = locale.slice(0, 2);
  const names = translated[country]?.[language]?.split(' · ');
  if (names === undefined) return regionsOf(country);
  return regionsOf(country)
    .map(({ code, name }, index) => ({ code, name: names[index] ?? name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** The name of one of them; its code where the country has no such region. */
export const regionName = (country: string, code: string, locale: LocaleCode): string =>
  regionsIn(country, locale).find((region) => region.code === code)?.name ?? code;
