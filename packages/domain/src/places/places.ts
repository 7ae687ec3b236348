/** A part of a country: its code of ISO 3166-2 without the country, and its name there. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

/** What is so in a country and not in another one. */
export interface Place {
  /** Of most of it; `time-zones.ts` has the parts with a time of their own. */
  readonly timeZone: string;
  /** With what its VAT numbers begin; VIES asks for it by these letters. */
  readonly vatPrefix: string;
  /** A VAT number of it, to be shown where one is typed. */
  readonly vatExample: string;
  /** Whether it is a member state of the European Union: VIES knows its VAT numbers, and the one-stop shop takes its VAT. */
  readonly isInUnion: boolean;
  readonly phonePrefix: string;
  /** The fewest and the most digits of a phone number behind the prefix. */
  readonly phoneDigits: readonly [number, number];
  /** What is dialled before a number only within the country. */
  readonly phoneTrunk: string;
  readonly postalCodeExample: string;
  /** Whether addresses begin with the number of the house. */
  readonly isNumberFirst: boolean;
  /** Where supervision and public holidays are theirs; empty elsewhere. */
  readonly regions: readonly Region[];
}

/** Codes and names as one text, which can be read and compared: `BW Baden-Württemberg · BY Bayern`. */
const parts = (text: string): readonly Region[] =>
  text
    .split(' · ')
    .map((each) => ({ code: each.slice(0, each.indexOf(' ')), name: each.slice(each.indexOf(' ') + 1) }));

const usual = { isInUnion: true, phoneTrunk: '0', isNumberFirst: false, regions: [] } as const;

/**
 * The countries in which shops can be: the 28 that are offered (the European Union and Switzerland) and the United
 * Kingdom, by their codes of ISO 3166-1. Northern Ireland's VAT numbers for goods (XI) are not taken.
 */
export const places = {
  DE: {
    ...usual,
    timeZone: 'Europe/Berlin',
    vatPrefix: 'DE',
    vatExample: 'DE136695976',
    phonePrefix: '+49',
    phoneDigits: [5, 12],
    postalCodeExample: '89073',
    regions: parts(
      'BW Baden-Württemberg · BY Bayern · BE Berlin · BB Brandenburg · HB Bremen · HH Hamburg · HE Hessen · MV Mecklenburg-Vorpommern · NI Niedersachsen · NW Nordrhein-Westfalen · RP Rheinland-Pfalz · SL Saarland · SN Sachsen · ST Sachsen-Anhalt · SH Schleswig-Holstein · TH Thüringen',
    ),
  },
  CH: {
    ...usual,
    timeZone: 'Europe/Zurich',
    isInUnion: false,
    vatPrefix: 'CHE',
    vatExample: 'CHE100155212',
    phonePrefix: '+41',
    phoneDigits: [9, 9],
    postalCodeExample: '8001',
    regions: parts(
      'AG Aargau · AR Appenzell Ausserrhoden · AI Appenzell Innerrhoden · BL Basel-Landschaft · BS Basel-Stadt · BE Bern · FR Fribourg · GE Genève · GL Glarus · GR Graubünden · JU Jura · LU Luzern · NE Neuchâtel · NW Nidwalden · OW Obwalden · SH Schaffhausen · SZ Schwyz · SO Solothurn · SG St. Gallen · TG Thurgau · TI Ticino · UR Uri · VS Valais · VD Vaud · ZG Zug · ZH Zürich',
    ),
  },
  ES: {
    ...usual,
    timeZone: 'Europe/Madrid',
    vatPrefix: 'ES',
    vatExample: 'ES54362315K',
    phonePrefix: '+34',
    phoneDigits: [9, 9],
    postalCodeExample: '50008',
    regions: parts(
      'AN Andalucía · AR Aragón · AS Asturias · IB Illes Balears · CN Canarias · CB Cantabria · CL Castilla y León · CM Castilla-La Mancha · CT Catalunya · CE Ceuta · VC Comunitat Valenciana · EX Extremadura · GA Galicia · RI La Rioja · MD Madrid · ML Melilla · MC Murcia · NC Navarra · PV País Vasco',
    ),
  },
  FR: {
    ...usual,
    timeZone: 'Europe/Paris',
    vatPrefix: 'FR',
    vatExample: 'FR40303265045',
    phonePrefix: '+33',
    phoneDigits: [9, 9],
    postalCodeExample: '75001',
    isNumberFirst: true,
  },
  PT: {
    ...usual,
    timeZone: 'Europe/Lisbon',
    vatPrefix: 'PT',
    vatExample: 'PT501964843',
    phonePrefix: '+351',
    phoneDigits: [9, 9],
    postalCodeExample: '1000-001',
    regions: parts(
      '01 Aveiro · 02 Beja · 03 Braga · 04 Bragança · 05 Castelo Branco · 06 Coimbra · 07 Évora · 08 Faro · 09 Guarda · 10 Leiria · 11 Lisboa · 12 Portalegre · 13 Porto · 20 Região Autónoma dos Açores · 30 Região Autónoma da Madeira · 14 Santarém · 15 Setúbal · 16 Viana do Castelo · 17 Vila Real · 18 Viseu',
    ),
  },
  IT: {
    ...usual,
    timeZone: 'Europe/Rome',
    vatPrefix: 'IT',
    vatExample: 'IT00743110157',
    phonePrefix: '+39',
    phoneDigits: [6, 11],
    // Its zero belongs to the number and is dialled from abroad too.
    phoneTrunk: '',
    postalCodeExample: '00118',
    regions: parts(
      '65 Abruzzo · 77 Basilicata · 78 Calabria · 72 Campania · 45 Emilia-Romagna · 36 Friuli-Venezia Giulia · 62 Lazio · 42 Liguria · 25 Lombardia · 57 Marche · 67 Molise · 21 Piemonte · 75 Puglia · 88 Sardegna · 82 Sicilia · 52 Toscana · 32 Trentino-Alto Adige · 55 Umbria · 23 Valle d’Aosta · 34 Veneto',
    ),
  },
  CY: {
    ...usual,
    timeZone: 'Asia/Nicosia',
    vatPrefix: 'CY',
    vatExample: 'CY10259033P',
    phonePrefix: '+357',
    phoneDigits: [8, 8],
    postalCodeExample: '1010',
  },
  PL: {
    ...usual,
    timeZone: 'Europe/Warsaw',
    vatPrefix: 'PL',
    vatExample: 'PL8567346215',
    phonePrefix: '+48',
    phoneDigits: [9, 9],
    postalCodeExample: '00-001',
  },
  AT: {
    ...usual,
    timeZone: 'Europe/Vienna',
    vatPrefix: 'ATU',
    vatExample: 'ATU13585627',
    phonePrefix: '+43',
    phoneDigits: [4, 13],
    postalCodeExample: '1010',
  },
  NL: {
    ...usual,
    timeZone: 'Europe/Amsterdam',
    vatPrefix: 'NL',
    vatExample: 'NL004495445B01',
    phonePrefix: '+31',
    phoneDigits: [9, 9],
    postalCodeExample: '1012 AB',
  },
  DK: {
    ...usual,
    timeZone: 'Europe/Copenhagen',
    vatPrefix: 'DK',
    vatExample: 'DK13585628',
    phonePrefix: '+45',
    phoneDigits: [8, 8],
    postalCodeExample: '1050',
  },
  SI: {
    ...usual,
    timeZone: 'Europe/Ljubljana',
    vatPrefix: 'SI',
    vatExample: 'SI50223054',
    phonePrefix: '+386',
    phoneDigits: [8, 8],
    postalCodeExample: '1000',
  },
  BE: {
    ...usual,
    timeZone: 'Europe/Brussels',
    vatPrefix: 'BE',
    vatExample: 'BE0428759497',
    phonePrefix: '+32',
    phoneDigits: [8, 9],
    postalCodeExample: '1000',
  },
  CZ: {
    ...usual,
    timeZone: 'Europe/Prague',
    vatPrefix: 'CZ',
    vatExample: 'CZ25123891',
    phonePrefix: '+420',
    phoneDigits: [9, 9],
    postalCodeExample: '110 00',
  },
  SE: {
    ...usual,
    timeZone: 'Europe/Stockholm',
    vatPrefix: 'SE',
    vatExample: 'SE556188840401',
    phonePrefix: '+46',
    phoneDigits: [7, 10],
    postalCodeExample: '111 22',
  },
  EE: {
    ...usual,
    timeZone: 'Europe/Tallinn',
    vatPrefix: 'EE',
    vatExample: 'EE100594102',
    phonePrefix: '+372',
    phoneDigits: [7, 8],
    postalCodeExample: '10111',
  },
  HU: {
    ...usual,
    timeZone: 'Europe/Budapest',
    vatPrefix: 'HU',
    vatExample: 'HU12892312',
    phonePrefix: '+36',
    phoneDigits: [8, 9],
    phoneTrunk: '06',
    postalCodeExample: '1051',
  },
  BG: {
    ...usual,
    timeZone: 'Europe/Sofia',
    vatPrefix: 'BG',
    vatExample: 'BG175074752',
    phonePrefix: '+359',
    phoneDigits: [7, 9],
    postalCodeExample: '1000',
  },
  HR: {
    ...usual,
    timeZone: 'Europe/Zagreb',
    vatPrefix: 'HR',
    vatExample: 'HR33392005961',
    phonePrefix: '+385',
    phoneDigits: [8, 9],
    postalCodeExample: '10000',
  },
  FI: {
    ...usual,
    timeZone: 'Europe/Helsinki',
    vatPrefix: 'FI',
    vatExample: 'FI20774740',
    phonePrefix: '+358',
    phoneDigits: [5, 12],
    postalCodeExample: '00100',
  },
  GR: {
    ...usual,
    timeZone: 'Europe/Athens',
    vatPrefix: 'EL',
    vatExample: 'EL094259216',
    phonePrefix: '+30',
    phoneDigits: [10, 10],
    postalCodeExample: '104 31',
  },
  IE: {
    ...usual,
    timeZone: 'Europe/Dublin',
    vatPrefix: 'IE',
    vatExample: 'IE6433435F',
    phonePrefix: '+353',
    phoneDigits: [7, 9],
    postalCodeExample: 'D02 X285',
    isNumberFirst: true,
  },
  LV: {
    ...usual,
    timeZone: 'Europe/Riga',
    vatPrefix: 'LV',
    vatExample: 'LV40003521600',
    phonePrefix: '+371',
    phoneDigits: [8, 8],
    postalCodeExample: 'LV-1010',
  },
  LT: {
    ...usual,
    timeZone: 'Europe/Vilnius',
    vatPrefix: 'LT',
    vatExample: 'LT119511515',
    phonePrefix: '+370',
    phoneDigits: [8, 8],
    postalCodeExample: 'LT-01100',
  },
  LU: {
    ...usual,
    timeZone: 'Europe/Luxembourg',
    vatPrefix: 'LU',
    vatExample: 'LU15027442',
    phonePrefix: '+352',
    phoneDigits: [4, 11],
    postalCodeExample: '1111',
    isNumberFirst: true,
  },
  MT: {
    ...usual,
    timeZone: 'Europe/Malta',
    vatPrefix: 'MT',
    vatExample: 'MT11679112',
    phonePrefix: '+356',
    phoneDigits: [8, 8],
    postalCodeExample: 'VLT 1117',
    isNumberFirst: true,
  },
  RO: {
    ...usual,
    timeZone: 'Europe/Bucharest',
    vatPrefix: 'RO',
    vatExample: 'RO18547290',
    phonePrefix: '+40',
    phoneDigits: [9, 9],
    postalCodeExample: '010011',
  },
  SK: {
    ...usual,
    timeZone: 'Europe/Bratislava',
    vatPrefix: 'SK',
    vatExample: 'SK2022749619',
    phonePrefix: '+421',
    phoneDigits: [9, 9],
    postalCodeExample: '811 01',
  },
  GB: {
    ...usual,
    timeZone: 'Europe/London',
    isInUnion: false,
    vatPrefix: 'GB',
    vatExample: 'GB980780684',
    phonePrefix: '+44',
    phoneDigits: [9, 10],
    postalCodeExample: 'SW1A 1AA',
    isNumberFirst: true,
  },
} as const satisfies Readonly<Record<string, Place>>;

export type CountryCode = keyof typeof places;

/** In the order of the table. */
export const countryCodes = Object.keys(places) as CountryCode[];

export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(places, code);

/** What is so in a country; undefined of one in which no shop can be. */
export const placeOf = (country: string): Place | undefined => (isCountryCode(country) ? places[country] : undefined);

/** The regions of a country; none where it has no say of its own, or is not in the table. */
export const regionsOf = (country: string): readonly Region[] => placeOf(country)?.regions ?? [];

/** Whether a shop can be there: in a country of the table and, where one is named, in a region of it. */
export const isPlace = (country: string, region: string | null): boolean =>
  isCountryCode(country) && (region === null || regionsOf(country).some(({ code }) => code === region));
