import { type ZipEntry, zip } from '@offizin/spreadsheet/zip/write-zip';
import type { SellerDb } from '../../platform/db/scopes/scopes.ts';
import type { ExportSource } from '../../platform/exports/export-source.ts';
import { readShop, readThing, sellerThings } from './read/seller-data-queries.ts';

type OnRows = (rows: number) => void;

/** The files of the archive, each read when it is its turn: a line of JSON for each thing. */
function filesOf(db: SellerDb, onRows: OnRows): ZipEntry[] {
  let rows = 0;
  async function* linesOf(portions: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
    for await (const lines of portions) {
      rows += lines.length;
      onRows(rows);
      yield lines.map((line) => `${line}\n`).join('');
    }
  }
  async function* shop() {
    yield await readShop(db);
  }
  return [
    { name: 'shop-and-users.jsonl', content: linesOf(shop()) },
    ...sellerThings.map((thing) => ({ name: `${thing}.jsonl`, content: linesOf(readThing(db, thing)) })),
  ];
}

/** All data of a seller, for the seller to take along (OPS-04). */
export const sellerDataExport: ExportSource = {
  kind: 'seller_data',
  exists: async () => true,
  open: async (db) => ({
    missing: 0,
    write: async ({ onRows }) => {
      const chunks: Buffer[] = [];
      for await (const chunk of zip(filesOf(db, onRows))) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  }),
};
