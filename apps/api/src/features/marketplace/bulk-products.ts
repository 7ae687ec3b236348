import type { Readable } from 'node:stream';
import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { type ProductRecord, productRecord } from '@offizin/contract/marketplace-records';
import { canonicalCode } from '@offizin/domain/identifiers/canonical-code';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import type { InputOf } from '../../platform/http/route.ts';
import { askForReclassification } from './ask-for-reclassification.ts';
import { type ProductRow, upsertProducts } from './product-queries.ts';
import { readRecords } from './read-records.ts';

function rowOf(product: ProductRecord): ProductRow {
  const { nationalCode, market } = product;
  const system = nationalCode === null ? null : codeSystemOf(market);
  const code = nationalCode === null || system === null ? null : canonicalCode(system.id, nationalCode);
  return { ...product, codeSystem: system?.id ?? null, codeNo: code === null ? null : Number(code) };
}

/** Takes any number of products; the offers of those that changed are looked at again afterwards. */
export async function bulkProducts({ db, caller, request, fail }: InputOf<typeof marketplaceApi.bulkProducts>) {
  const result = await readRecords({
    body: request.body as Readable,
    fail,
    schema: productRecord,
    keyOf: (product) => product.productId,
    write: async (batch) => ({ changed: await upsertProducts(db, caller.brand, batch.map(rowOf)) }),
  });
  if (result.accepted > result.unchanged) await askForReclassification(db, caller.brand);
  return result;
}
