/** What an account is for when a tax month is posted. */
export const taxAccountUses = [
  'sales_full',
  'sales_reduced',
  'sales_oss',
  'sales_export',
  'sales_other',
  'commission',
  'services',
  'input_tax',
  'other',
  'clearing',
  'bank',
] as const;
export type TaxAccountUse = (typeof taxAccountUses)[number];

export type TaxAccounts = Readonly<Record<TaxAccountUse, string>>;

/**
 * The accounts of DATEV's standard charts. Those of sales at home and in the one-stop shop are automatic there: they find the VAT in the
 * gross amount. `clearing` is what the marketplace owes the shop.
 */
export const taxCharts = {
  skr03: {
    sales_full: '8400',
    sales_reduced: '8300',
    sales_oss: '8320',
    sales_export: '8120',
    sales_other: '8200',
    commission: '4760',
    services: '4900',
    input_tax: '1576',
    other: '2700',
    clearing: '1360',
    bank: '1200',
  },
  skr04: {
    sales_full: '4400',
    sales_reduced: '4300',
    sales_oss: '4320',
    sales_export: '4120',
    sales_other: '4200',
    commission: '6770',
    services: '6300',
    input_tax: '1406',
    other: '4830',
    clearing: '1460',
    bank: '1800',
  },
} as const satisfies Readonly<Record<string, TaxAccounts>>;
export type TaxChart = keyof typeof taxCharts;
export const taxChartNames = ['skr03', 'skr04'] as const satisfies readonly TaxChart[];

/** Where a shop's months are posted: the numbers by which its tax adviser knows it, and the accounts that differ from the chart. */
export interface TaxSettings {
  readonly chart: TaxChart;
  /** Beraternummer; null where there is no adviser. */
  readonly consultant: number | null;
  /** Mandantennummer. */
  readonly client: number | null;
  readonly accounts: Partial<TaxAccounts>;
}

export const usualTaxSettings: TaxSettings = { chart: 'skr03', consultant: null, client: null, accounts: {} };

/** Digits of an account: as the charts have them, of one length in a file. */
export const accountDigits = 4;

/** The accounts of a chart, but for those that the shop has chosen. */
export const accountsOf = ({ chart, accounts }: TaxSettings): TaxAccounts => ({ ...taxCharts[chart], ...accounts });
