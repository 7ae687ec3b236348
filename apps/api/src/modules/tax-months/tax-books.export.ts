import type { ExportKind } from '@offizin/contract/exports/seller';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { postingsOf } from '@offizin/domain/tax-months/postings';
import { usualTaxSettings } from '@offizin/domain/tax-months/tax-accounts';
import type { SellerDb } from '../../platform/db/scopes/scopes.ts';
import type { ExportReader, ExportSource } from '../../platform/exports/export-source.ts';
import { taxKindTexts } from './tax-kind-texts.ts';
import { findStatement } from './read/find-statement.ts';
import { findTaxMonth } from './read/find-tax-month.ts';
import { hasTaxMonth } from './read/tax-file-queries.ts';
import { type DatevBatch, datevFile } from './seller/datev-file.ts';
import { lexwareFile } from './seller/lexware-file.ts';
import { payoutStatement } from './seller/payout-statement.ts';
import { lastDayOf } from './seller/posting-text.ts';
import { findTaxSettings } from './write/settings-queries.ts';

type OfMonth = Extract<ExportKind, 'datev' | 'lexware' | 'payout_statement'>;

/** A file of one month that is written as a whole; how many records it has is said with it. */
function fileOfMonth(
  kind: OfMonth,
  home: string | undefined,
  make: (db: SellerDb, month: string, reader: ExportReader) => Promise<{ file: Buffer; records: number }>,
): ExportSource {
  return {
    kind,
    exists: async (db, _, question) => question.kind === kind && (await hasTaxMonth(db, question.month, home)),
    open: async (db, question, reader) => {
      if (question.kind !== kind) return null;
      const { file, records } = await make(db, question.month, reader);
      return {
        write: ({ onRows }) => {
          onRows(records);
          return Promise.resolve(file);
        },
        missing: 0,
      };
    },
  };
}

async function batchOf(db: SellerDb, month: string, { seller, timeZone, now }: ExportReader): Promise<DatevBatch> {
  const { rows, sums, country, currency } = await findTaxMonth(db, seller.brand, month);
  const { date, minute } = wallClockAt(now, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    month,
    currency,
    settings: (await findTaxSettings(db))?.settings ?? usualTaxSettings,
    postings: postingsOf({ month, home: country, rows, sums }),
    madeAt: `${date.replaceAll('-', '')}${two(Math.floor(minute / 60))}${two(minute % 60)}00`,
  };
}

/** The postings of a month for DATEV (INV-07). */
export const datevExport = fileOfMonth('datev', 'DE', async (db, month, reader) => {
  const batch = await batchOf(db, month, reader);
  return { file: datevFile(batch), records: batch.postings.length };
});

/** The postings of a month for Lexware. */
export const lexwareExport = fileOfMonth('lexware', 'DE', async (db, month, reader) => {
  const batch = await batchOf(db, month, reader);
  return { file: await lexwareFile(batch), records: batch.postings.length };
});

/** What moved what the marketplace owes the shop, as a statement. */
export const payoutStatementExport = fileOfMonth('payout_statement', undefined, async (db, month, reader) => {
  const textOf = await taxKindTexts(reader.locale);
  const { entries, ...statement } = await findStatement(db, reader.seller.brand, month);
  const said = entries.map(({ kind, amount, payout }) => ({
    ref: payout?.no ?? `${month}-${kind}`,
    amount,
    day: payout?.day ?? lastDayOf(month),
    text: payout === null ? textOf(kind) : `${textOf(kind)} ${payout.no}`,
  }));
  return { file: payoutStatement({ ...statement, entries: said, madeAt: reader.now }), records: said.length };
});
