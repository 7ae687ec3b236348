import { accountsOf } from '@offizin/domain/tax-months/tax-accounts';
import { writeCsv } from '@offizin/spreadsheet/csv/write-csv';
import type { DatevBatch } from './datev-file.ts';
import { lastDayOf, postingText } from './posting-text.ts';

const columns = [
  'Belegdatum',
  'Belegnummernkreis',
  'Belegnummer',
  'Buchungstext',
  'Buchungsbetrag',
  'Sollkonto',
  'Habenkonto',
  'Steuerschlüssel',
  'Kostenstelle 1',
  'Kostenstelle 2',
  'Buchungsbetrag Euro',
  'Währung',
];

type Batch = Pick<DatevBatch, 'month' | 'settings' | 'postings' | 'currency'>;

/** The postings of a month as Lexware's bookkeeping takes in a text file; automatic accounts find the VAT there as well. */
export async function lexwareFile({ month, settings, postings, currency }: Batch): Promise<Buffer> {
  const accounts = accountsOf(settings);
  const [year, of, day] = lastDayOf(month).split('-');
  const rows = postings.map((posting, at) => {
    const amount = (posting.amount / 100).toFixed(2).replace('.', ',');
    return [
      `${day}.${of}.${year}`,
      'MP',
      `${year}${of}${String(at + 1).padStart(3, '0')}`,
      postingText(posting, month),
      amount,
      accounts[posting.debit],
      accounts[posting.credit],
      '',
      '',
      '',
      amount,
      currency,
    ];
  });
  let file = '';
  for await (const chunk of writeCsv([columns, ...rows], { separator: ';' })) file += chunk;
  return Buffer.from(file, 'latin1');
}
