/** The parts of a company's data, each saved for itself, in the order of the screen (PRO-02). */
export const companySections = [
  'seller_information',
  'fiscal_information',
  'billing',
  'business',
  'bank_account',
] as const;
export type CompanySection = (typeof companySections)[number];

/** The fields of each section in the order of the form, with the most characters of each. */
export const sectionFields = {
  seller_information: {
    legalName: 150,
    legalForm: 40,
    street: 150,
    postalCode: 10,
    city: 80,
    region: 4,
    companyUrl: 200,
  },
  fiscal_information: { vatNumber: 20, viesNumber: 20, commercialRegisterNumber: 30, commercialRegister: 80 },
  billing: { ikNumber1: 9, ikNumber2: 9, ikNumber3: 9, goodsManagementSystem: 60, accountingCenter: 80 },
  business: {
    licence: 40,
    lanr: 9,
    professionalNumber: 30,
    ownerFirstName: 60,
    ownerLastName: 80,
    managingDirector: 140,
    gender: 10,
    birthDate: 10,
  },
  bank_account: { accountHolder: 100, iban: 42, swift: 14 },
} as const satisfies Readonly<Record<CompanySection, Readonly<Record<string, number>>>>;

export type FieldOf<S extends CompanySection> = keyof (typeof sectionFields)[S] & string;
export type CompanyField = { [S in CompanySection]: FieldOf<S> }[CompanySection];

/** What is entered; a field that is missing is empty. */
export type CompanyValues = Readonly<Partial<Record<CompanyField, string>>>;

export const fieldsOf = <S extends CompanySection>(section: S): readonly FieldOf<S>[] =>
  Object.keys(sectionFields[section]) as FieldOf<S>[];

export const companyFields: readonly CompanyField[] = companySections.flatMap((section) => [...fieldsOf(section)]);

/** The address is the shop's own: it lies with the shop, and not with the company's data. */
export const addressFields = ['street', 'postalCode', 'city', 'region'] as const satisfies readonly CompanyField[];

const isAddress = (field: CompanyField): boolean => addressFields.some((each) => each === field);
/** What the marketplace may bring when it makes a seller. */
export const broughtFields: readonly CompanyField[] = companyFields.filter((field) => !isAddress(field));

export const sectionOf = (field: CompanyField): CompanySection =>
  companySections.find((section) => field in sectionFields[section]) ?? 'seller_information';

export const maxLength = (field: CompanyField): number =>
  Object.entries<number>(sectionFields[sectionOf(field)]).find(([name]) => name === field)?.[1] ?? 0;

/** Numbers that people group and put a name before: what is typed may be longer than what is kept. */
const roomToType = 20;
const grouped: ReadonlySet<CompanyField> = new Set<CompanyField>([
  'vatNumber',
  'viesNumber',
  'ikNumber1',
  'ikNumber2',
  'ikNumber3',
  'lanr',
  'postalCode',
  'swift',
]);

/** The most characters that can be typed into a field. */
export const typedLength = (field: CompanyField): number => maxLength(field) + (grouped.has(field) ? roomToType : 0);

export const genders = ['female', 'male', 'diverse'] as const;
export type Gender = (typeof genders)[number];
