import type { Readable } from 'node:stream';
import { catalogueMachineApi, type ProductRecord } from '@offizin/contract/catalogue/marketplace';
import { canonicalCode } from '@offizin/domain/identifiers/canonical-code';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import type { InputOf } from '../../../platform/http/route.ts';
import { askForReclassification } from './ask-for-reclassification.ts';
import { type ProductRow, upsertProducts } from '../write/product-queries.ts';
import { readRecords } from '../../../platform/http/read-records.ts';

function rowOf(product: ProductRecord): ProductRow {
  const { nationalCode, market } = product;
  const system = nationalCode === null ? null : codeSystemOf(market);
  const code = nationalCode === null || system === null ? null : canonicalCode(system.id, nationalCode);
  return { ...product, codeSystem: system?.id ?? null, codeNo: code === null ? null : Number(code) };
}

/** Takes any number of products; the offers of those that changed are looked at again afterwards. */
export function bulkProducts({
  inTransaction,
  caller,
  request,
  fail,
}: InputOf<typeof catalogueMachineApi.bulkProducts>) {
  return readRecords({
    body: request.body as Readable | undefined,
    fail,
    schema: catalogueMachineApi.bulkProducts.bodyStream.record,
    keyOf: (product) => product.productId,
    write: (batch) =>
      inTransaction(async (db) => {
        const changed = await upsertProducts(db, caller.brand, batch.map(rowOf));
        if (changed > 0) await askForReclassification(db, caller.brand);
        return { changed };
      }),
  });
}
