import { monthAfter, quarterOf } from './months.ts';
import { amountOf, type TaxFigure } from './tax-figures.ts';
import { taxMonthSums, taxRows, vatWithin } from './tax-month.ts';

/** A box of the Spanish return: its number, and its amount in minor units. */
export interface Box {
  readonly box: string;
  readonly is:
    | 'base'
    | 'quota'
    | 'changedBase'
    | 'changedQuota'
    | 'accrued'
    | 'inputBase'
    | 'inputQuota'
    | 'deductible'
    | 'exports'
    | 'oss';
  /** Basis points, of a base and its quota. */
  readonly rate: number | null;
  readonly amount: number;
}

/** The boxes of base and quota of the general regime, by rate. */
const boxesOfRate: ReadonlyMap<number, readonly [base: string, quota: string]> = new Map([
  [400, ['01', '03']],
  [1000, ['04', '06']],
  [2100, ['07', '09']],
]);

/** The three months of the quarter of a month. */
export function monthsOfQuarter(month: string): string[] {
  const first = `${month.slice(0, 4)}-${String((Number(quarterOf(month).slice(-1)) - 1) * 3 + 1).padStart(2, '0')}`;
  return [first, monthAfter(first), monthAfter(first, 2)];
}

/**
 * What the sales of a quarter put into the boxes of Modelo 303: what was given back changes bases and quotas (14, 15), so that the total is
 * that of the months to the cent; input VAT is that on what the marketplace charges. Purchases and all else of the shop are not known here.
 */
export function modelo303(figures: readonly TaxFigure[]): Box[] {
  const home = 'ES';
  const domestic = figures.filter(({ country, rate }) => country === home && rate !== null);
  const sold = ({ kind }: TaxFigure) => kind === 'sale' || kind === 'shipping';
  const own = [...boxesOfRate].flatMap(([rate, [baseBox, quotaBox]]): Box[] => {
    const gross = amountOf(
      domestic.filter((figure) => figure.rate === rate && sold(figure)),
      ['sale', 'shipping'],
    );
    const quota = vatWithin(gross, rate);
    return [
      { box: baseBox, is: 'base', rate, amount: gross - quota },
      { box: quotaBox, is: 'quota', rate, amount: quota },
    ];
  });
  const total = (of: (row: ReturnType<typeof taxRows>[number]) => number, months: readonly TaxFigure[]) =>
    [...Map.groupBy(months, ({ month }) => month).values()]
      .flatMap((each) => taxRows(home, each))
      .reduce((sum, row) => sum + of(row), 0);
  const inBoxes = domestic.filter(({ rate }) => rate !== null && boxesOfRate.has(rate));
  const sum = (is: Box['is']) => own.reduce((all, box) => (box.is === is ? all + box.amount : all), 0);
  const accrued = total(({ vat }) => vat, inBoxes);
  const { commission, commissionVat, servicesVat } = taxMonthSums(figures);
  // VAT of other countries is not deducted here.
  const services = servicesVat.filter(({ rate }) => rate !== null && boxesOfRate.has(rate));
  const inputQuota = [...commissionVat, ...services].reduce((all, { vat }) => all - vat, 0) || 0;
  const ofServices = services.reduce((all, { rate, vat }) => all + Math.round((vat * 10_000) / (rate ?? 10_000)), 0);
  const inputBase = (commissionVat.length === 0 ? 0 : commission) + ofServices;
  const elsewhere = (taxReturn: 'oss' | 'outside') =>
    total((row) => (row.taxReturn === taxReturn ? row.net : 0), figures);
  return [
    ...own,
    { box: '14', is: 'changedBase', rate: null, amount: total(({ net }) => net, inBoxes) - sum('base') },
    { box: '15', is: 'changedQuota', rate: null, amount: accrued - sum('quota') },
    { box: '27', is: 'accrued', rate: null, amount: accrued },
    { box: '28', is: 'inputBase', rate: null, amount: 0 - inputBase },
    { box: '29', is: 'inputQuota', rate: null, amount: inputQuota },
    { box: '45', is: 'deductible', rate: null, amount: inputQuota },
    { box: '60', is: 'exports', rate: null, amount: elsewhere('outside') },
    { box: '123', is: 'oss', rate: null, amount: elsewhere('oss') },
  ];
}
