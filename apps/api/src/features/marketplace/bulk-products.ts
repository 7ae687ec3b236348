import type { Readable } from 'node:stream';
import { type marketplaceApi, type ProductRecord, productRecord } from '@offizin/contract/marketplace-api';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { findForbiddenInput } from '../../platform/http/input-guard.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { readLines } from './read-lines.ts';
import { type ProductRow, upsertProducts } from './product-queries.ts';

const batchSize = 1000;
const reportedErrors = 100;

interface LineError {
  readonly index: number;
  readonly code: string;
  readonly path: string;
}

function readProduct(line: string, index: number): ProductRecord | LineError {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { index, code: 'request.malformed', path: '' };
  }
  const forbidden = findForbiddenInput(json, '');
  if (forbidden !== null) return { index, code: forbidden.code, path: forbidden.path };
  const parsed = productRecord.safeParse(json);
  if (parsed.success) return parsed.data;
  return { index, code: 'field.invalid', path: parsed.error.issues[0]?.path.join('.') ?? '' };
}

function rowOf(product: ProductRecord): ProductRow {
  return { ...product, codeSystem: product.nationalCode === null ? null : (codeSystemOf(product.market)?.id ?? null) };
}

/** Takes any number of products as they stream in; a wrong line is reported and the others are kept. */
export async function bulkProducts({ db, caller, request }: InputOf<typeof marketplaceApi.bulkProducts>) {
  const errors: LineError[] = [];
  let batch = new Map<string, ProductRow>();
  let accepted = 0;
  let index = -1;
  const flush = async () => {
    await upsertProducts(db, caller.brand, [...batch.values()]);
    accepted += batch.size;
    batch = new Map();
  };
  for await (const line of readLines(request.body as Readable)) {
    index += 1;
    if (line.trim() === '') continue;
    const product = readProduct(line, index);
    if ('code' in product) {
      if (errors.length < reportedErrors) errors.push(product);
      continue;
    }
    batch.set(product.productId, rowOf(product));
    if (batch.size >= batchSize) await flush();
  }
  if (batch.size > 0) await flush();
  return { accepted, unchanged: 0, errors };
}
