import { productTypes } from '@offizin/domain/offers/offer-kinds';
import { describe, expect, test } from 'vitest';
import { describeApi } from './document.ts';

const { paths, components } = describeApi('marketplace');

describe('MKT-01 a body of lines', () => {
  test.each([
    ['/products/bulk', 'ProductRecord'],
    ['/market-offers/bulk', 'MarketOfferRecord'],
    ['/warehouse-stock/bulk', 'WarehouseStockRecord'],
  ])('of %s names what a line is: %s', (path, record) => {
    expect(paths[path]?.['post']?.requestBody?.content).toMatchObject({
      'application/x-ndjson': {
        schema: {
          type: 'string',
          contentMediaType: 'application/x-ndjson',
          contentSchema: { $ref: `#/components/schemas/${record}` },
        },
      },
    });
  });

  test('says which values a field may have, and which fields may be left out', () => {
    expect(components.schemas['ProductRecord']).toMatchObject({
      properties: { productType: { enum: [...productTypes] } },
      required: expect.not.arrayContaining(['vatRate']),
      additionalProperties: false,
    });
  });
});

test('a file is bytes of its media type, and no text', () => {
  const { '/offer-uploads': uploads, '/offer-uploads/template': template } = describeApi('shop').paths;
  const sent = uploads?.['post']?.requestBody?.content ?? {};
  expect(Object.entries(sent).map(([mediaType, { schema }]) => [mediaType, schema])).toEqual(
    Object.keys(sent).map((mediaType) => [mediaType, { contentMediaType: mediaType }]),
  );
  const received = Object.values(template?.['get']?.responses['200']?.content ?? {});
  expect(received).toEqual([{ schema: { contentMediaType: expect.stringContaining('spreadsheetml') } }]);
});
