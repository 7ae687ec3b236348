import type { TaxPosting } from '@offizin/domain/tax-months/postings';
import { accountDigits, accountsOf, type TaxSettings } from '@offizin/domain/tax-months/tax-accounts';
import { datevColumns } from './datev-columns.ts';
import { lastDayOf, postingText } from './posting-text.ts';

export interface DatevBatch {
  readonly month: string;
  readonly settings: TaxSettings;
  readonly postings: readonly TaxPosting[];
  readonly currency: string;
  /** `YYYYMMDDhhmmss`, where the shop is. */
  readonly madeAt: string;
}

/** Of an adviser that is not said: the smallest ones that programs take; they ask before they post elsewhere. */
const unknownConsultant = 1001;
const unknownClient = 1;

const text = (value: string): string => `"${value.replaceAll('"', '""')}"`;
const amountOf = (minor: number): string => (minor / 100).toFixed(2).replace('.', ',');
const compact = (day: string): string => day.replaceAll('-', '');

/** What the batch is: format 21 "Buchungsstapel" in version 13, header version 700. */
function header({ month, settings, currency, madeAt }: DatevBatch): string {
  const { consultant, client, chart } = settings;
  return [
    text('EXTF'),
    700,
    21,
    text('Buchungsstapel'),
    13,
    `${madeAt}000`,
    '',
    text('RE'),
    text(''),
    text(''),
    consultant ?? unknownConsultant,
    client ?? unknownClient,
    `${month.slice(0, 4)}0101`,
    accountDigits,
    compact(`${month}-01`),
    compact(lastDayOf(month)),
    text(`Marktplatz ${month}`),
    text(''),
    1,
    0,
    0,
    text(currency),
    '',
    text(''),
    '',
    '',
    text(chart.slice(-2)),
    '',
    '',
    text(''),
    text(''),
  ].join(';');
}

/** A posting is said from the side of its debit account; sales of the one-stop shop name country and rate. */
function record(posting: TaxPosting, { month, settings, currency }: DatevBatch): string {
  const { amount, debit, credit, country, rate } = posting;
  const accounts = accountsOf(settings);
  const isOss = debit === 'sales_oss' || credit === 'sales_oss';
  const day = lastDayOf(month);
  const fields: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': amountOf(amount),
    'Soll/Haben-Kennzeichen': text('S'),
    'WKZ Umsatz': text(currency),
    Konto: accounts[debit],
    'Gegenkonto (ohne BU-Schlüssel)': accounts[credit],
    Belegdatum: `${day.slice(8)}${day.slice(5, 7)}`,
    'Belegfeld 1': text(month),
    Buchungstext: text(postingText(posting, month)),
    ...(isOss &&
      rate !== null && {
        'EU-Land u. UStID (Bestimmung)': text(country ?? ''),
        'EU-Steuersatz (Bestimmung)': amountOf(rate),
      }),
  };
  return datevColumns.map((name) => fields[name] ?? '').join(';');
}

/** The postings of a month as DATEV takes them in: header, names of the columns, a line for each; in Windows' code page, as it asks. */
export function datevFile(batch: DatevBatch): Buffer {
  const lines = [header(batch), datevColumns.join(';'), ...batch.postings.map((posting) => record(posting, batch))];
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
}
