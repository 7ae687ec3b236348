import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { collectedBy, settledLines } from '@offizin/domain/ledger/chain';
import type { Currency } from '@offizin/domain/money';
import { readInPortions } from '../../platform/db/scopes/portions.ts';
import type { SellerDb } from '../../platform/db/scopes/scopes.ts';
import { exportSource } from '../../platform/exports/export-source.ts';
import type { ExportColumn } from '../../platform/exports/export-table.ts';
import { type Texts, textsIn } from '../../texts/texts.ts';
import { findCollectingDocuments, findPostingsOfPayout, linesOfPayout } from '../ledger/write/chain-read-queries.ts';
import { findPayout } from './write/payout-queries.ts';

interface FileRow {
  readonly order: string | null;
  readonly day: string | null;
  readonly kind: string;
  readonly text: string | null;
  readonly rate: number | null;
  readonly amount: number;
  readonly document: string | null;
}

type Words = Texts<'settlement'>;

function columnsOf(t: Words, currency: Currency): ExportColumn<FileRow>[] {
  return [
    { header: t('column.order'), width: 16, format: 'text', value: (row) => row.order },
    { header: t('column.day'), width: 14, format: 'date', value: (row) => row.day },
    { header: t('column.kind'), width: 34, format: 'text', value: (row) => row.kind },
    { header: t('column.text'), width: 40, format: 'text', value: (row) => row.text },
    { header: t('column.rate'), width: 10, format: 'money', value: (row) => row.rate },
    { header: t('column.amount'), width: 14, format: 'money', value: (row) => row.amount },
    { header: t('column.currency'), width: 10, format: 'text', value: () => currency },
    { header: t('column.document'), width: 18, format: 'text', value: (row) => row.document },
  ];
}

interface Filed {
  readonly payoutNo: string;
  readonly documents: ReadonlyMap<string, string>;
  readonly t: Words;
  readonly kinds: Texts<'ledger'>;
}

/** What of an order was settled with the payout, and what it was paid beside that. */
function rowsOfOrder(
  number: string,
  lines: readonly LedgerLine[],
  { payoutNo, documents, t, kinds }: Filed,
): FileRow[] {
  const settled = settledLines(lines).flatMap(({ line, payoutNo: by }) => (by === payoutNo ? [line] : []));
  const rows = settled.flatMap((line): FileRow[] => {
    const { kind, bookedOn, text, rate, amount } = line;
    if (kind === 'payout') return [];
    const document = documents.get(`${collectedBy(line) ?? ''} ${bookedOn.slice(0, 7)}`) ?? null;
    return [{ order: number, day: bookedOn, kind: kinds(`kind.${kind}`), text, rate, amount, document }];
  });
  const paid = settled.reduce((sum, { kind, amount }) => (kind === 'payout' ? sum - amount : sum), 0);
  const carried = paid - rows.reduce((sum, { amount }) => sum + amount, 0);
  const none = { order: number, day: null, text: null, rate: null, document: null };
  return carried === 0 ? rows : [...rows, { ...none, kind: t('carried'), amount: carried }];
}

async function* rowsOf(db: SellerDb, sellerId: string, filed: Filed & { amount: number }): AsyncGenerator<FileRow[]> {
  const { payoutNo, amount, t } = filed;
  let sum = 0;
  const counted = (rows: FileRow[]): FileRow[] => {
    sum += rows.reduce((total, row) => total + row.amount, 0);
    return rows;
  };
  for await (const orders of readInPortions(db, linesOfPayout(sellerId, payoutNo)))
    yield counted(orders.flatMap(({ number, lines }) => rowsOfOrder(number, lines, filed)));
  const postings = await findPostingsOfPayout(db, payoutNo);
  yield counted(
    postings.map(({ kind, bookedOn, text, amount: posted, documentNo }) => ({
      order: null,
      day: bookedOn,
      kind: t(`posting.${kind}`),
      text,
      rate: null,
      amount: posted,
      document: documentNo,
    })),
  );
  const end = { order: null, day: null, text: null, rate: null, document: null };
  if (sum !== amount) yield [{ ...end, kind: t('missing.title'), amount: amount - sum }];
  yield [{ ...end, kind: t('sum', { number: payoutNo }), amount }];
}

/** A payout with every line that it is made of, down to its amount (INV-06). */
export const payoutExport = exportSource('payout', {
  table: async (db, { payoutNo }, { seller, locale }) => {
    const [t, kinds] = await Promise.all([textsIn(locale, 'settlement'), textsIn(locale, 'ledger')]);
    const payout = await findPayout(db, payoutNo);
    const documents = await findCollectingDocuments(db);
    const amount = payout?.amount ?? 0;
    const { currency, timeZone } = brands[seller.brand];
    const day = payout === undefined ? '' : wallClockAt(payout.paidAt ?? payout.dueAt, timeZone).date;
    return {
      sheet: `${payoutNo} ${day}`.slice(0, 31),
      columns: columnsOf(t, payout?.currency ?? currency),
      portions: rowsOf(db, seller.sellerId, { payoutNo, documents, t, kinds, amount }),
    };
  },
});
