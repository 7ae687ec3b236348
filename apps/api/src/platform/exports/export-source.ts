import type { ExportKind, ExportQuestion } from '@offizin/contract/exports/seller';
import type { Notice } from '@offizin/domain/notifications/kinds';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { SellerDb } from '../db/scopes/scopes.ts';
import { type FileOptions, type ExportingSeller, type ExportTable, writeTable } from './export-table.ts';

/** Who reads the file, and when. */
export interface ExportReader {
  readonly seller: ExportingSeller;
  readonly locale: LocaleCode;
  readonly timeZone: string;
  readonly now: Date;
  /** A moment as the wall clock of the seller's time zone shows it. */
  readonly clock: (instant: Date) => string;
}

export type ExportOutput = Omit<FileOptions, 'locale'>;

export type QuestionOf<K extends ExportKind> = Extract<ExportQuestion, { kind: K }>;

/** What a feature gives to make files of one kind. */
interface ExportMaker<K extends ExportKind, R> {
  /** Whether the seller has what the question asks for; without it, it always has. */
  readonly exists?: (db: SellerDb, sellerId: string, question: QuestionOf<K>) => Promise<boolean>;
  /** The table that answers the question; null when what it asks for is gone. */
  readonly table: (db: SellerDb, question: QuestionOf<K>, reader: ExportReader) => Promise<ExportTable<R> | null>;
}

/** Of what a file is to hold, what a job has not made yet. */
export interface PendingFiles {
  readonly missing: number;
  /** Those of them that are being made now: it is worth waiting a little. */
  readonly soon: number;
}

interface SourceOfKind {
  readonly kind: ExportKind;
  /** Of a file made of others that jobs make later; without it, all is there at once. */
  readonly pending?: (db: SellerDb, question: ExportQuestion, now: Date) => Promise<PendingFiles>;
  readonly exists: (db: SellerDb, sellerId: string, question: ExportQuestion) => Promise<boolean>;
}

interface OpenedFile {
  readonly write: (output: ExportOutput) => Promise<Buffer>;
  /** What it names in place of having it. */
  readonly missing: number;
}

interface WrittenSource extends SourceOfKind {
  /** Opens the file to be written; null when what the question asks for is gone. */
  readonly open: (db: SellerDb, question: ExportQuestion, reader: ExportReader) => Promise<OpenedFile | null>;
}

/** A file of an archive, read when it is its turn; its content never changes. */
export interface ArchivedFile {
  readonly name: string;
  readonly read: (db: SellerDb) => Promise<Buffer>;
}

export interface ArchiveContents {
  /** In their order; the archive is kept part by part and goes on where it was ended. */
  readonly files: readonly ArchivedFile[];
  readonly missing: number;
  /** The last file of an archive that is incomplete: it names what is missing; null where one of the files does. */
  readonly list: { readonly name: string; readonly content: string } | null;
  /** What the seller is notified of once it is ready. */
  readonly notice?: (exportId: string) => Notice;
}

interface ArchiveSource extends SourceOfKind {
  /** Its files are there and are only copied: that holds up nothing, where a thread of its own would take 90 MB. */
  readonly isCopied?: true;
  readonly files: (db: SellerDb, question: ExportQuestion, reader: ExportReader) => Promise<ArchiveContents>;
}

/** A kind of file, registered in `exports.ts` as jobs are in `jobs.ts`. */
export type ExportSource = WrittenSource | ArchiveSource;

/** Binds a maker to the questions of its kind. */
export function exportSource<K extends ExportKind, R>(kind: K, { exists, table }: ExportMaker<K, R>): ExportSource {
  const asked = (question: ExportQuestion): QuestionOf<K> => {
    const isOfKind = (given: ExportQuestion): given is QuestionOf<K> => given.kind === kind;
    if (!isOfKind(question)) throw new Error(`${question.kind} is no question for ${kind}`);
    return question;
  };
  return {
    kind,
    exists: async (db, sellerId, question) => (await exists?.(db, sellerId, asked(question))) ?? true,
    open: async (db, question, reader) => {
      const made = await table(db, asked(question), reader);
      if (made === null) return null;
      return { missing: 0, write: (output) => writeTable(made, { ...output, locale: reader.locale }) };
    },
  };
}

/** The source that makes files of a kind. */
export function sourceFor(sources: readonly ExportSource[], { kind }: Pick<ExportQuestion, 'kind'>): ExportSource {
  const source = sources.find((each) => each.kind === kind);
  if (source === undefined) throw new Error(`nothing makes files of ${kind}`);
  return source;
}
