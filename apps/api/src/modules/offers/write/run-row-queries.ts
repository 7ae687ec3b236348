import { sql } from 'kysely';
import { CopyWriter, sendCopy } from '../../../platform/db/copy/copy-writer.ts';
import { Slices } from '../../../platform/db/copy/slices.ts';
import { ensureMonthPartitions } from '../../../platform/db/schema/partitions.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { requireAllWritten, type WrittenCounts } from '../../../platform/db/scopes/written.ts';
import { findingCodes, originCodes, resultCodes } from './offer-codes.ts';
import { stagedRows } from './staged-tables.ts';

/** So many rows are written together, while the next ones are read. */
const sliceRows = 20_000;

/** Words of a code table as an array that SQL counts from 1. */
const words = (list: readonly string[]) => sql`${[...list]}::text[]`;

interface RowsOfRun {
  readonly sellerId: string;
  readonly runNo: number;
  readonly now: Date;
}

async function insertStaged(db: SellerDb, { sellerId, runNo, now }: RowsOfRun): Promise<void> {
  const statement = sql<WrittenCounts>`
    with written as (
      insert into run_row (at, seller_id, run_no, row_number, verdict, warned, finding, numbers, product_no, code, gtin, sku,
        price, stock, origin, old_price, old_stock, old_origin, leaves, returns, detail)
      select ${now}, ${sellerId}::uuid, ${runNo}::bigint, row_number, r.words[result + 1], warned,
        f.words[finding + 1], numbers, product_no, code, gtin, sku, price, stock, o.words[origin + 1],
        old_price, old_stock, o.words[old_origin + 1], leaves, returns, detail
      from staged_row,
        (select ${words(resultCodes.words)} as words) r,
        (select ${words(findingCodes.words)} as words) f,
        (select ${words(originCodes.words)} as words) o
      returning 1
    )
    select (select count(*) from staged_row) as given, (select count(*) from written) as written`;
  requireAllWritten(await db.first(statement), 'rows of a run were not written');
  await db.rows(stagedRows.clear);
}

/**
 * Writes the rows of a run slice by slice while they are made. Rows cannot be copied into a table with row-level
 * security, so each slice is copied beside it and inserted by one statement.
 */
export class RunRows {
  readonly #db: SellerDb;
  readonly #run: RowsOfRun;
  #chunks: Buffer[] = [];
  #rows = 0;
  readonly #slices = new Slices();
  readonly #copy = new CopyWriter((chunk) => this.#chunks.push(chunk));
  readonly begin = stagedRows.rowsInto(this.#copy);

  private constructor(db: SellerDb, run: RowsOfRun) {
    this.#db = db;
    this.#run = run;
  }

  static async open(db: SellerDb, run: RowsOfRun): Promise<RunRows> {
    await ensureMonthPartitions(db, run.now);
    await db.rows(stagedRows.create);
    return new RunRows(db, run);
  }

  #writeSlice(): void {
    this.#copy.end();
    const chunks = this.#chunks;
    this.#chunks = [];
    this.#slices.add(async () => {
      await sendCopy(this.#db.copyIn(stagedRows.copy), chunks);
      await insertStaged(this.#db, this.#run);
    });
    this.#rows = 0;
  }

  /** Ends the row that `begin` began. */
  rowDone(): void {
    this.#rows += 1;
    if (this.#rows === sliceRows) this.#writeSlice();
  }

  /** Writes what is left and waits until all of it is there. */
  async end(): Promise<void> {
    if (this.#rows > 0) this.#writeSlice();
    await this.#slices.written();
  }

  /** Writes no more, before the transaction ends without them. */
  giveUp(): Promise<void> {
    return this.#slices.giveUp();
  }
}
