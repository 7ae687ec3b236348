/** The rates of a country from a day on, in basis points, the standard one first; a zero is one of them where goods are sold at it. */
interface Rates {
  readonly since: string;
  readonly rates: readonly number[];
}

const always = '2000-01-01';
const since = (day: string, ...rates: readonly number[]): Rates => ({ since: day, rates });

/**
 * VAT on goods (Directive 2006/112/EC, annex III, and the national laws), by ISO 3166-1 code, each newest first; `EL` is `GR`. Days before
 * the oldest line are taxed by it.
 */
export const vatRates: Readonly<Record<string, readonly Rates[]>> = {
  AT: [since(always, 2000, 1000, 1300)],
  BE: [since(always, 2100, 600, 1200)],
  BG: [since(always, 2000, 900)],
  CH: [since('2024-01-01', 810, 260), since(always, 770, 250)],
  CY: [since(always, 1900, 500, 900)],
  CZ: [since('2024-01-01', 2100, 1200), since(always, 2100, 1500, 1000)],
  DE: [since(always, 1900, 700)],
  DK: [since(always, 2500)],
  EE: [since('2025-07-01', 2400, 900), since('2024-01-01', 2200, 900), since(always, 2000, 900)],
  ES: [since(always, 2100, 1000, 400)],
  FI: [since('2025-01-01', 2550, 1400), since('2024-09-01', 2550, 1000, 1400), since(always, 2400, 1000, 1400)],
  FR: [since(always, 2000, 550, 210, 1000)],
  GB: [since(always, 2000, 500, 0)],
  GR: [since(always, 2400, 1300, 600)],
  HR: [since(always, 2500, 1300, 500)],
  HU: [since(always, 2700, 500, 1800)],
  IE: [since(always, 2300, 1350, 0)],
  IT: [since(always, 2200, 1000, 400)],
  LT: [since(always, 2100, 500, 900)],
  LU: [since('2024-01-01', 1700, 300, 800), since(always, 1600, 300, 700)],
  LV: [since(always, 2100, 1200, 500)],
  MT: [since(always, 1800, 500, 0)],
  NL: [since(always, 2100, 900)],
  PL: [since(always, 2300, 800, 500)],
  PT: [since(always, 2300, 600, 1300)],
  RO: [since('2025-08-01', 2100, 1100), since(always, 1900, 900)],
  SE: [since(always, 2500, 1200, 600)],
  SI: [since(always, 2200, 950, 500)],
  SK: [since('2025-01-01', 2300, 500, 1900), since(always, 2000, 1000)],
};

/** The rates of a country on a day, the standard one first; none where they are not known. */
export function ratesOn(country: string, day: string): readonly number[] {
  const all = vatRates[country] ?? [];
  return (all.find((each) => each.since <= day) ?? all.at(-1))?.rates ?? [];
}
