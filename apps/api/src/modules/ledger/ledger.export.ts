import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { LedgerKind, LedgerState } from '@offizin/domain/ledger/ledger';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { Currency } from '@offizin/domain/money';
import { readInPortions } from '../../platform/db/scopes/portions.ts';
import { exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { lookedUpOnce } from '../../platform/exports/words.ts';
import { textsIn } from '../../texts/texts.ts';
import { ledgerLines } from './read/ledger-queries.ts';

interface FileLine extends LedgerLine {
  readonly number: string;
  readonly orderedOn: string;
  readonly state: LedgerState;
  readonly currency: Currency;
}

async function columnsIn(locale: LocaleCode): Promise<ExportColumn<FileLine>[]> {
  const t = await textsIn(locale, 'ledger');
  const kind = lookedUpOnce((of: LedgerKind) => t(`kind.${of}`));
  const state = lookedUpOnce((of: LedgerState) => t(`state.${of}`));
  return [
    { header: t('column.order'), width: 16, format: 'text', value: (line) => line.number },
    { header: t('file.orderedOn'), width: 14, format: 'date', value: (line) => line.orderedOn },
    { header: t('file.bookedOn'), width: 14, format: 'date', value: (line) => line.bookedOn },
    { header: t('file.kind'), width: 24, format: 'text', value: (line) => kind(line.kind) },
    { header: t('file.text'), width: 40, format: 'text', value: (line) => line.text },
    { header: t('file.rate'), width: 10, format: 'money', value: (line) => line.rate },
    { header: t('file.amount'), width: 14, format: 'money', value: (line) => line.amount },
    { header: t('file.currency'), width: 10, format: 'text', value: (line) => line.currency },
    { header: t('file.payout'), width: 20, format: 'text', value: (line) => line.payoutNo },
    { header: t('column.standing'), width: 18, format: 'text', value: (line) => state(line.state) },
  ];
}

/** Every line of the orders of a filter, a row each, for whoever keeps the books (INV-05). */
export const ledgerExport = exportSource('ledger', {
  table: async (db, { filter }, { seller, locale }) => {
    const t = await textsIn(locale, 'exports');
    const { timeZone } = brands[seller.brand];
    async function* portions(): AsyncGenerator<FileLine[]> {
      for await (const orders of readInPortions(db, ledgerLines(seller.sellerId, filter))) {
        yield orders.flatMap(({ number, orderedAt, currency, state, lines }) => {
          const orderedOn = wallClockAt(orderedAt, timeZone).date;
          return lines.map((line) => ({ ...line, number, orderedOn, state, currency }));
        });
      }
    }
    return { sheet: t('sheet.ledger'), columns: await columnsIn(locale), portions: portions() };
  },
});
