export const courierCodes = [
  'dhl',
  'dpd',
  'gls',
  'hermes',
  'ups',
  'seur',
  'correos',
  'correos_express',
  'mrw',
  'swiss_post',
  'chronopost',
  'colissimo',
  'ctt',
  'poste_italiane',
  'own',
  'pickup_point',
  'other',
] as const;
export type CourierCode = (typeof courierCodes)[number];

/** The companies' own names, the same in all languages; the portal's wording names the others. */
const names: Readonly<Partial<Record<CourierCode, string>>> = {
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  hermes: 'Hermes',
  ups: 'UPS',
  seur: 'SEUR',
  correos: 'Correos',
  correos_express: 'Correos Express',
  mrw: 'MRW',
  chronopost: 'Chronopost',
  colissimo: 'Colissimo',
  ctt: 'CTT',
  poste_italiane: 'Poste Italiane',
};

/** The name of a courier; null where the portal's wording names it. */
export const ownNameOf = (code: CourierCode): string | null => names[code] ?? null;
