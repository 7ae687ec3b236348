import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { hasDocuments } from '@offizin/domain/accountant/has-documents';
import { shopFolder } from '@offizin/domain/accountant/set-names';
import { type ExportFormat, tableFormats } from '@offizin/domain/exports/export-formats';
import type { Notice } from '@offizin/domain/notifications/kinds';
import { monthPeriod } from '@offizin/domain/tax-months/month-period';
import { makeFormats } from '@offizin/i18n/formats';
import type { SellerDb } from '../../platform/db/scopes/scopes.ts';
import {
  type ArchivedFile,
  type ExportReader,
  type ExportSource,
  sourceFor,
} from '../../platform/exports/export-source.ts';
import { textsIn } from '../../texts/texts.ts';
import { findMonth, type FoundMonth } from './read/find-month.ts';
import { findMovedPayouts, findShopItself, hasMonth } from './read/month-queries.ts';

type Sources = readonly ExportSource[];
type Folder = 'documents' | 'ledger' | 'tax' | 'payouts';

interface Wanted {
  readonly folder: Folder;
  readonly question: ExportQuestion;
  readonly formats: readonly ExportFormat[];
  /** What its name has beside the kind and the month. */
  readonly about?: string;
}

/** The files of a month that other modules make of one question each. */
const ofMonth = (month: string): Wanted[] => [
  { folder: 'ledger', question: { kind: 'ledger', filter: { month } }, formats: tableFormats },
  { folder: 'tax', question: { kind: 'tax_month', month }, formats: tableFormats },
  { folder: 'tax', question: { kind: 'datev', month }, formats: ['csv'] },
  { folder: 'tax', question: { kind: 'lexware', month }, formats: ['csv'] },
  { folder: 'tax', question: { kind: 'modelo_303', month }, formats: ['xlsx'] },
  { folder: 'payouts', question: { kind: 'payout_statement', month }, formats: ['xml'] },
];

const ofPayout = (payoutNo: string): Wanted => ({
  folder: 'payouts',
  question: { kind: 'payout', payoutNo },
  formats: ['xlsx'],
  about: payoutNo,
});

interface SetReader extends ExportReader {
  readonly sources: Sources;
  readonly month: string;
}

/** A file of another module, made when it is its turn. */
function fileOf(
  { question, format }: { question: ExportQuestion; format: ExportFormat },
  name: string,
  { sources, ...reader }: SetReader,
): ArchivedFile {
  return {
    name,
    read: async (db) => {
      const source = sourceFor(sources, question);
      const opened = 'open' in source ? await source.open(db, question, reader) : null;
      if (opened === null) throw new Error(`${question.kind} makes no file`);
      return opened.write({ format, onRows: () => {} });
    },
  };
}

async function documentsOf(db: SellerDb, reader: SetReader): Promise<readonly ArchivedFile[]> {
  if (!hasDocuments(reader.seller.brand)) return [];
  const question = { kind: 'invoices', month: reader.month } as const;
  const source = sourceFor(reader.sources, question);
  if (!('files' in source)) throw new Error('documents are no archive');
  return (await source.files(db, question, reader)).files;
}

/** Every file of the set but the one that names them, in their folders. */
async function filesOf(db: SellerDb, reader: SetReader): Promise<ArchivedFile[]> {
  const { month, locale, seller, sources } = reader;
  const [t, names] = await Promise.all([
    textsIn(locale, 'accountant.file.folder'),
    textsIn(locale, 'exports.fileName'),
  ]);
  const documents = (await documentsOf(db, reader)).map(({ name, read }) => ({
    name: `${t('documents')}/${name.slice(name.indexOf('/') + 1)}`,
    read,
  }));
  const payouts = await findMovedPayouts(db, monthPeriod(month, seller.brand));
  const files: ArchivedFile[] = [];
  for (const wanted of [...ofMonth(month), ...payouts.map(({ payoutNo }) => ofPayout(payoutNo))]) {
    const { folder, question, formats, about } = wanted;
    if (!(await sourceFor(sources, question).exists(db, seller.sellerId, question))) continue;
    const base = `${t(folder)}/${names(question.kind)}-${about ?? month}`;
    files.push(...formats.map((format) => fileOf({ question, format }, `${base}.${format}`, reader)));
  }
  return [...documents, ...files];
}

/** What names everything of the set, and what is missing and to be explained. */
async function contentsOf(
  { shop, files, found }: { shop: string; files: readonly ArchivedFile[]; found: FoundMonth },
  { month, locale, timeZone }: SetReader,
): Promise<ArchivedFile> {
  const t = await textsIn(locale, 'accountant');
  const formats = makeFormats(locale, timeZone);
  const missing = found.missing.map(({ kind, invoiceNo }) => t(`missing.${kind}`, { number: invoiceNo ?? '' }));
  const explain = found.toExplain.map(({ kind, payoutNo, amount }) =>
    t(`explain.${kind}`, { number: payoutNo ?? '', amount: formats.money({ amount, currency: found.currency }) }),
  );
  const listed = (head: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', head, ...lines.map((line) => `- ${line}`)];
  const lines = [
    t('file.title', { month: formats.monthOfYear(`${month}-01T12:00:00Z`), shop }),
    ...(missing.length === 0 ? ['', t('file.complete')] : []),
    ...listed(t('file.missing'), missing),
    ...listed(t('file.explain'), explain),
    ...listed(
      t('file.files'),
      files.map(({ name }) => name),
    ),
    '',
  ];
  const content = Buffer.from(`\ufeff${lines.join('\r\n')}`);
  return { name: `${t('file.contents')}.txt`, read: () => Promise.resolve(content) };
}

function noticeOf(month: string, missing: number, at: Date): (exportId: string) => Notice {
  return (exportId) => {
    const when = { dedupeKey: `set:${exportId}`, at };
    return missing === 0
      ? { kind: 'set_ready', params: { month }, ...when }
      : { kind: 'set_incomplete', params: { month, count: missing }, ...when };
  };
}

const monthOfSet = (question: ExportQuestion): string => {
  if (question.kind !== 'monthly_set') throw new Error(`${question.kind} is no set`);
  return question.month;
};

/**
 * Everything of a month in the folder of the shop, made by those whose files they are; several shops' sets put one behind the other are
 * one archive (INV-08).
 */
export function monthlySetExport(sources: Sources): ExportSource {
  const facts = async (db: SellerDb, question: ExportQuestion, now: Date) => {
    const shop = await findShopItself(db);
    if (shop === undefined) throw new Error('no such shop');
    return { shop, asked: { month: monthOfSet(question), now } };
  };
  return {
    kind: 'monthly_set',
    exists: async (db, _, question) => {
      const shop = await findShopItself(db);
      return shop !== undefined && hasMonth(db, monthOfSet(question), hasDocuments(shop.brand));
    },
    pending: async (db, question, now) => {
      const documents = { kind: 'invoices', month: monthOfSet(question) } as const;
      const { shop, asked } = await facts(db, question, now);
      const waits = hasDocuments(shop.brand) ? sourceFor(sources, documents).pending : undefined;
      const found = await waits?.(db, documents, now);
      const { missing } = await findMonth(db, shop, asked);
      return { missing: missing.length, soon: found?.soon ?? 0 };
    },
    files: async (db, question, given) => {
      const month = monthOfSet(question);
      const reader = { ...given, sources, month };
      const { shop, asked } = await facts(db, question, given.now);
      const found = await findMonth(db, shop, asked);
      const files = await filesOf(db, reader);
      const folder = shopFolder(shop);
      const contents = await contentsOf({ shop: folder, files, found }, reader);
      return {
        files: [...files, contents].map(({ name, read }) => ({ name: `${folder}/${name}`, read })),
        missing: found.missing.length,
        list: null,
        notice: noticeOf(month, found.missing.length, given.now),
      };
    },
  };
}
