import { type RawBuilder, sql } from 'kysely';
import { CopyWriter, sendCopy } from './copy-writer.ts';
import type { SellerDb } from '../scopes/scopes.ts';

/** The types a staged column may have: how SQL names each, and what a row gives for it. */
const sqlTypes = {
  bool: 'boolean',
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  int8s: 'bigint[]',
  text: 'text',
  jsonb: 'jsonb',
} as const;

type ColumnType = keyof typeof sqlTypes;

type ValueOf<T extends ColumnType> = Parameters<CopyWriter[T]>[0];

export type StagedColumn = readonly [name: string, type: ColumnType];

/** A row in the making: each column is a call that leads to the next one, so that none can be left out or exchanged. */
export type StagedRow<C extends readonly StagedColumn[]> = C extends readonly [
  readonly [infer N extends string, infer T extends ColumnType],
  ...infer Rest extends readonly StagedColumn[],
]
  ? { readonly [K in N]: (value: ValueOf<T>) => StagedRow<Rest> }
  : void;

export interface StagingTable<C extends readonly StagedColumn[]> {
  readonly columns: number;
  /** Makes the table, for this transaction only. */
  readonly create: RawBuilder<unknown>;
  /** Takes all rows out of the table. */
  readonly clear: RawBuilder<unknown>;
  /** The COPY that takes what `rowsInto` writes. */
  readonly copy: string;
  /** Returns what begins a row in `copy`; it allocates nothing for a row. */
  rowsInto(copy: CopyWriter): () => StagedRow<C>;
}

/** A temporary table that rows are copied into before SQL works on all of them together: its DDL, COPY and binary writer from one list of columns. */
export function stagingTable<const C extends readonly StagedColumn[]>(name: string, columns: C): StagingTable<C> {
  const definitions = columns.map(([column, type]) => sql`${sql.id(column)} ${sql.raw(sqlTypes[type])}`);
  return {
    columns: columns.length,
    create: sql`create temporary table ${sql.id(name)} (${sql.join(definitions)}) on commit drop`,
    clear: sql`truncate ${sql.id(name)}`,
    copy: `copy ${name} from stdin (format binary)`,
    rowsInto: (copy) => {
      const row: Record<string, (value: never) => unknown> = {};
      for (const [column, type] of columns) {
        const write: (value: never) => void = copy[type].bind(copy);
        row[column] = (value) => {
          write(value);
          return row;
        };
      }
      return () => {
        copy.row(columns.length);
        // One object serves all steps of all rows; the type knows which step is next.
        return row as StagedRow<C>;
      };
    },
  };
}

/** Copies the rows that `write` begins into the table, which is there. */
export async function copyRows<C extends readonly StagedColumn[]>(
  db: SellerDb,
  table: StagingTable<C>,
  write: (begin: () => StagedRow<C>) => void,
): Promise<void> {
  const chunks: Buffer[] = [];
  const copy = new CopyWriter((chunk) => chunks.push(chunk));
  write(table.rowsInto(copy));
  copy.end();
  await sendCopy(db.copyIn(table.copy), chunks);
}

/** Makes the table and copies the rows that `write` begins into it. */
export async function stageRows<C extends readonly StagedColumn[]>(
  db: SellerDb,
  table: StagingTable<C>,
  write: (begin: () => StagedRow<C>) => void,
): Promise<void> {
  await db.rows(table.create);
  await copyRows(db, table, write);
}
