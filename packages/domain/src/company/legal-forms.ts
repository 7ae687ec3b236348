import type { LocaleCode } from '../locale/locales.ts';
import { type CountryCode, isCountryCode } from '../places/places.ts';

interface LegalForm {
  readonly name: string;
  /** Whether directors act for it, and not its owner. */
  readonly hasDirectors: boolean;
}

const owned = (...names: readonly string[]): LegalForm[] => names.map((name) => ({ name, hasDirectors: false }));
const directed = (...names: readonly string[]): LegalForm[] => names.map((name) => ({ name, hasDirectors: true }));

/** The legal forms that shops of a country have, as its registers write them. */
const legalForms: Readonly<Record<CountryCode, readonly LegalForm[]>> = {
  DE: [
    ...owned('e. K.', 'e. Kfr.', 'Einzelunternehmen', 'GbR', 'OHG', 'KG'),
    ...directed('GmbH', 'UG (haftungsbeschränkt)', 'GmbH & Co. KG', 'AG'),
  ],
  CH: [
    ...owned('Einzelunternehmen', 'Entreprise individuelle', 'Kollektivgesellschaft', 'Société en nom collectif'),
    ...directed('GmbH', 'Sàrl', 'AG', 'SA'),
  ],
  ES: [
    ...owned('Empresario individual', 'C.B.', 'Sociedad civil'),
    ...directed('S.L.', 'S.L.U.', 'S.L.P.', 'S.A.', 'S. Coop.'),
  ],
  FR: [...owned('EI', 'SNC'), ...directed('SELARL', 'SELURL', 'SELAS', 'SARL', 'EURL', 'SAS', 'SASU', 'SA')],
  IT: [...owned('Impresa individuale', 'S.n.c.', 'S.a.s.'), ...directed('S.r.l.', 'S.r.l.s.', 'S.p.A.', 'S.c.r.l.')],
  PT: [...owned('Empresário em nome individual'), ...directed('Unipessoal Lda.', 'Lda.', 'S.A.')],
  GB: [...owned('Sole trader', 'Partnership'), ...directed('LLP', 'Ltd', 'PLC')],
  AT: [...owned('e. U.', 'GesbR', 'OG', 'KG'), ...directed('GmbH', 'FlexCo', 'GmbH & Co KG', 'AG')],
  BE: [
    ...owned('Entreprise individuelle', 'Eenmanszaak', 'SNC', 'VOF', 'SComm', 'CommV'),
    ...directed('SRL', 'BV', 'SA', 'NV', 'SC', 'CV'),
  ],
  BG: [...owned('ЕТ', 'СД', 'КД'), ...directed('ЕООД', 'ООД', 'ЕАД', 'АД')],
  CY: [...owned('Sole trader', 'Ομόρρυθμος συνεταιρισμός'), ...directed('Ltd', 'ΛΤΔ', 'PLC')],
  CZ: [...owned('OSVČ', 'v.o.s.', 'k.s.'), ...directed('s.r.o.', 'a.s.')],
  DK: [...owned('Enkeltmandsvirksomhed', 'I/S', 'K/S'), ...directed('ApS', 'P/S', 'A/S')],
  EE: [...owned('FIE', 'TÜ', 'UÜ'), ...directed('OÜ', 'AS')],
  FI: [...owned('Toiminimi', 'Ay', 'Ky'), ...directed('Oy', 'Oyj')],
  GR: [...owned('Ατομική επιχείρηση', 'Ο.Ε.', 'Ε.Ε.'), ...directed('Ι.Κ.Ε.', 'Ε.Π.Ε.', 'Α.Ε.')],
  HR: [...owned('obrt', 'j.t.d.', 'k.d.'), ...directed('j.d.o.o.', 'd.o.o.', 'd.d.')],
  HU: [...owned('egyéni vállalkozó', 'e.c.', 'Bt.', 'Kkt.'), ...directed('Kft.', 'Zrt.', 'Nyrt.')],
  IE: [...owned('Sole trader', 'Partnership'), ...directed('Ltd', 'DAC', 'CLG', 'PLC')],
  LT: [...owned('Individuali veikla', 'IĮ', 'TŪB', 'KŪB'), ...directed('MB', 'UAB', 'AB')],
  LU: [...owned('Entreprise individuelle', 'S.e.n.c.', 'S.e.c.s.'), ...directed('S.à r.l.', 'S.à r.l.-S', 'S.A.')],
  LV: [...owned('Individuālais komersants', 'PS', 'KS'), ...directed('SIA', 'AS')],
  MT: [...owned('Sole trader', 'Partnership'), ...directed('Ltd', 'PLC')],
  NL: [...owned('Eenmanszaak', 'Maatschap', 'V.O.F.', 'C.V.'), ...directed('B.V.', 'N.V.', 'Coöperatie U.A.')],
  PL: [
    ...owned('Jednoosobowa działalność gospodarcza', 's.c.', 'sp. j.', 'sp. p.', 'sp. k.'),
    ...directed('sp. z o.o.', 'P.S.A.', 'S.A.'),
  ],
  RO: [...owned('PFA', 'II', 'SNC', 'SCS'), ...directed('SRL', 'SRL-D', 'SA')],
  SE: [...owned('Enskild firma', 'HB', 'KB'), ...directed('AB', 'AB (publ)', 'Ekonomisk förening')],
  SI: [...owned('s. p.', 'd. n. o.', 'k. d.'), ...directed('d. o. o.', 'd. d.')],
  SK: [...owned('SZČO', 'v.o.s.', 'k.s.'), ...directed('s.r.o.', 'j.s.a.', 'a.s.')],
};

const formsIn = (country: string): readonly LegalForm[] => (isCountryCode(country) ? legalForms[country] : []);

export const legalFormsOf = (country: string): readonly string[] => formsIn(country).map(({ name }) => name);

/** Where one form has a name in each language of the country, the names in one of them. */
const inLanguage: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  CH: {
    de: ['Einzelunternehmen', 'Kollektivgesellschaft', 'GmbH', 'AG'],
    fr: ['Entreprise individuelle', 'Société en nom collectif', 'Sàrl', 'SA'],
  },
};

/** The forms that are offered to a reader of `locale`, with the one that is chosen already. */
export function legalFormsIn(country: string, locale: LocaleCode, chosen: string): readonly string[] {
  const offered = inLanguage[country]?.[locale.slice(0, 2)];
  return legalFormsOf(country).filter((form) => offered === undefined || form === chosen || offered.includes(form));
}

export const hasDirectors = (form: string, country: string): boolean =>
  formsIn(country).some(({ name, hasDirectors }) => name === form && hasDirectors);

/** The form with which a company's name ends, the longest one; empty where none does. */
export function legalFormIn(name: string, country: string): string {
  const ending = name.trim().toLowerCase();
  const found = legalFormsOf(country).filter((form) => ending.endsWith(` ${form.toLowerCase()}`));
  return found.toSorted((one, other) => other.length - one.length)[0] ?? '';
}
