import type { paths, ProductRecord, webhooks } from '@offizin/marketplace-client/api.gen';
import type { Lines } from '@offizin/marketplace-client/bodies';
import { marketplaceUrl } from '@offizin/marketplace-client/client';
import { typesOfDocument } from '@offizin/marketplace-client/testing/types-of-document';
import { expect, expectTypeOf, test } from 'vitest';
import { describeApi } from './document.ts';

const document = describeApi('marketplace');

test('MKT-01 the types of the client are what the document says; `npm test -- api client-types -u` writes them', async () => {
  const file = '../../../../packages/marketplace-client/src/api.gen.ts';
  await expect(await typesOfDocument(document)).toMatchFileSnapshot(file);
});

test('MKT-01 the client calls where the document says', () => {
  expect(document.servers.map(({ url }) => url)).toEqual([marketplaceUrl]);
});

test('MKT-01 lines, files, and what is sent by webhook have types, too', () => {
  type Products = paths['/products/bulk']['post']['requestBody']['content'];
  expectTypeOf<Products>().toEqualTypeOf<{ 'application/x-ndjson': Lines<ProductRecord> }>();
  type Files = paths['/orders/{orderNumber}/messages/{messageNo}/files/{place}']['put']['requestBody']['content'];
  expectTypeOf<Files['image/png']>().toEqualTypeOf<Blob>();
  type Rejected = webhooks['order.rejected']['post']['requestBody']['content']['application/json'];
  expectTypeOf<Rejected['type']>().toEqualTypeOf<'order.rejected'>();
  expectTypeOf<Rejected['data']['orderNumber']>().toEqualTypeOf<string>();
});
