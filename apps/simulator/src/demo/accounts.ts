export interface DemoAccount {
  readonly kind: string;
  readonly host: string;
  readonly username: string;
  readonly password: string;
  /** The shop's name. */
  readonly seller: string;
  readonly externalId: string;
}

/** One account per kind of seller, for everybody who tries the portal out; the data behind them are invented. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    kind: 'Spanish pure seller',
    host: 'localhost',
    username: 'marta.iglesias',
    password: 'Salvia-Demo-26',
    seller: 'Farmacia Alameda, Valencia',
    externalId: 'ES-1001',
  },
  {
    kind: 'Spanish gold partner',
    host: 'es.localhost',
    username: 'ramon.ortega',
    password: 'Salvia-Demo-26',
    seller: 'Farmacia Puerta del Sur, Sevilla',
    externalId: 'ES-1002',
  },
  {
    kind: 'Spanish hybrid seller with fulfilment',
    host: 'es.localhost',
    username: 'nuria.soler',
    password: 'Salvia-Demo-26',
    seller: 'Farmacia Montseny, Barcelona',
    externalId: 'ES-1003',
  },
  {
    kind: 'German seller with stock hub, may upload .csv and .ods too',
    host: 'de.localhost',
    username: 'sabine.roth',
    password: 'Lindora-Demo-26',
    seller: 'Linden-Apotheke, Freiburg',
    externalId: 'DE-2001',
  },
  {
    kind: 'French seller on the German brand',
    host: 'fr.localhost',
    username: 'claire.moreau',
    password: 'Lindora-Demo-26',
    seller: 'Pharmacie des Tilleuls, Strasbourg',
    externalId: 'DE-2101',
  },
  {
    kind: 'Swiss seller',
    host: 'ch.localhost',
    username: 'reto.ammann',
    password: 'Enziana-Demo-26',
    seller: 'Bahnhof-Apotheke, Winterthur',
    externalId: 'CH-3001',
  },
];

/** Who keeps the books of several shops: they sign in with the account of the first, in whose team they were first. */
export const demoAccountants: readonly DemoAccount[] = [
  {
    kind: 'German accountant of four shops',
    host: 'de.localhost',
    username: 'jutta.weiss',
    password: 'Lindora-Demo-26',
    seller: 'Linden-Apotheke, Freiburg',
    externalId: 'DE-2001',
  },
  {
    kind: 'Spanish accountant of four shops',
    host: 'es.localhost',
    username: 'gestoria.bonet',
    password: 'Salvia-Demo-26',
    seller: 'Farmacia Montseny, Barcelona',
    externalId: 'ES-1003',
  },
  {
    kind: 'Swiss accountant of four shops',
    host: 'ch.localhost',
    username: 'beat.egli',
    password: 'Enziana-Demo-26',
    seller: 'Bahnhof-Apotheke, Winterthur',
    externalId: 'CH-3001',
  },
];
