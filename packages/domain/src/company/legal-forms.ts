interface LegalForm {
  readonly name: string;
  /** Whether directors act for it, and not its owner. */
  readonly hasDirectors: boolean;
}

const owned = (...names: readonly string[]): LegalForm[] => names.map((name) => ({ name, hasDirectors: false }));
const directed = (...names: readonly string[]): LegalForm[] => names.map((name) => ({ name, hasDirectors: true }));

/** The legal forms that shops of a country have, as its registers write them. */
const legalForms: Readonly<Record<string, readonly LegalForm[]>> = {
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
};

export const legalFormsOf = (country: string): readonly string[] => (legalForms[country] ?? []).map(({ name }) => name);

export const hasDirectors = (form: string, country: string): boolean =>
  legalForms[country]?.some(({ name, hasDirectors }) => name === form && hasDirectors) ?? false;

/** The form with which a company's name ends, the longest one; empty where none does. */
export function legalFormIn(name: string, country: string): string {
  const ending = name.trim().toLowerCase();
  const found = legalFormsOf(country).filter((form) => ending.endsWith(` ${form.toLowerCase()}`));
  return found.toSorted((one, other) => other.length - one.length)[0] ?? '';
}
