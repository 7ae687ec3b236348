/** Where a shop lies: its country, its region where that is known, and its postal code. */
export interface ShopPlace {
  readonly country: string;
  /** The code of ISO 3166-2 without the country, as in the table of places. */
  readonly region: string | null;
  readonly postalCode: string | null;
}

/** The provinces of Spain, 01 to 52, each with the region that it belongs to. */
const spanish =
  'PV CM VC AN CL EX IB CT CL EX AN VC CM AN GA CM CT AN CM PV AN AR AN CL CT RI GA MD AN MC NC GA AS CL CN GA CL CN CB CL AN CL CT AR CM VC CL PV CL AR CE ML';

/** Each line a part and the beginnings of its postal codes: `20 95 96` is 20 for 95… and 96…. */
const begins = (...lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [code = '', ...starts] = line.split(' ');
      return starts.map((start): [string, string] => [start, code]);
    }),
  );

/**
 * The parts of countries in which something is otherwise than in the rest, the time or a public holiday, by the
 * beginnings of their postal codes (Correos, La Poste, CTT, Royal Mail). The longest beginning counts.
 */
const parts: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  ES: new Map(spanish.split(' ').map((region, at) => [String(at + 1).padStart(2, '0'), region])),
  FR: begins('57 57', '67 67', '68 68', 'GP 971', 'BL 97133', 'MF 97150', 'MQ 972', 'GF 973', 'RE 974', 'YT 976'),
  PT: begins('30 90 91 92 93 94', '20 95 96 97 98 99'),
  GB: begins('SCT AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE', 'WLS CF LD LL NP SA', 'NIR BT'),
};

const england = 'ENG';

/** The letters of an area say it all, `G` and `GL` being two; England is where the others are not. */
const british = (postalCode: string): string =>
  parts['GB']?.get(/^[A-Z]+/.exec(postalCode.toUpperCase())?.[0] ?? '') ?? england;

function byPostalCode(country: string, postalCode: string): string | null {
  if (country === 'GB') return british(postalCode);
  const starts = parts[country] ?? new Map<string, string>();
  for (let length = postalCode.length; length > 0; length -= 1) {
    const part = starts.get(postalCode.slice(0, length));
    if (part !== undefined) return part;
  }
  return null;
}

/**
 * The part of its country that a shop lies in: the region that it has, else the one of its postal code; null where
 * neither tells. A shop in the United Kingdom of which no postal code is known counts as one in England.
 */
export function partOfCountry({ country, region, postalCode }: ShopPlace): string | null {
  return region ?? byPostalCode(country, (postalCode ?? '').trim());
}
