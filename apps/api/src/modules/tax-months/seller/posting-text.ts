import { addDays } from '@offizin/domain/calendar/zoned-time';
import { monthAfter } from '@offizin/domain/tax-months/months';
import type { TaxPosting } from '@offizin/domain/tax-months/postings';

/** The last day of a month, `YYYY-MM-DD`. */
export const lastDayOf = (month: string): string => addDays(`${monthAfter(month)}-01`, -1);

const names = {
  sales: 'Erlöse',
  commission: 'Provision',
  commission_vat: 'Vorsteuer auf Provision',
  services: 'Gebühren und Leistungen',
  services_vat: 'Vorsteuer auf Leistungen',
  vouchers: 'Gutscheine',
  adjustments: 'Korrekturen',
  payouts: 'Auszahlungen',
} as const satisfies Readonly<Record<TaxPosting['what'], string>>;

/** What a posting is for, in German as the programs are that take it in: at most 60 characters. */
export function postingText({ what, country, rate }: TaxPosting, month: string): string {
  const percent = rate === null ? '' : ` ${String(rate / 100).replace('.', ',')} %`;
  const where = country === null ? '' : ` ${country || 'ohne Land'}`;
  return `${names[what]}${where}${percent} ${month.slice(5)}/${month.slice(0, 4)}`;
}
