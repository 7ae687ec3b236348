import type { TaxSettingsView } from '@offizin/contract/tax-months/seller';
import { type TaxAccountUse, taxAccountUses, taxChartNames } from '@offizin/domain/tax-months/tax-accounts';

type Typed = 'chart' | 'consultant' | 'client' | TaxAccountUse;
/** What stands in the fields; an account that is empty is the chart's. */
export type AccountValues = Readonly<Record<Typed, string>>;

export function valuesOf({ chart, consultant, client, accounts }: TaxSettingsView): AccountValues {
  const typed = (use: TaxAccountUse) => accounts[use] ?? '';
  return {
    chart,
    consultant: consultant === null ? '' : String(consultant),
    client: client === null ? '' : String(client),
    sales_full: typed('sales_full'),
    sales_reduced: typed('sales_reduced'),
    sales_oss: typed('sales_oss'),
    sales_export: typed('sales_export'),
    sales_other: typed('sales_other'),
    commission: typed('commission'),
    services: typed('services'),
    input_tax: typed('input_tax'),
    other: typed('other'),
    clearing: typed('clearing'),
    bank: typed('bank'),
  };
}

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export function settingsOf(values: AccountValues): Omit<TaxSettingsView, 'version'> {
  const typed = taxAccountUses.filter((use) => values[use].trim() !== '').map((use) => [use, values[use].trim()]);
  return {
    chart: taxChartNames.find((name) => name === values.chart) ?? 'skr03',
    consultant: numberIn(values.consultant),
    client: numberIn(values.client),
    accounts: Object.fromEntries(typed),
  };
}

const isBetween = (text: string, low: number, high: number): boolean =>
  text.trim() === '' || (/^\d+$/.test(text.trim()) && Number(text) >= low && Number(text) <= high);

/** The fields that the server would refuse. */
export function wrongAccounts(values: AccountValues) {
  const wrong: Typed[] = taxAccountUses.filter((use) => !/^(?:\d{4})?$/.test(values[use].trim()));
  if (!isBetween(values.consultant, 1001, 9_999_999)) wrong.push('consultant');
  if (!isBetween(values.client, 1, 99_999)) wrong.push('client');
  return wrong.map((field) => ({ path: `body.${field}`, code: 'field.invalid' as const }));
}
