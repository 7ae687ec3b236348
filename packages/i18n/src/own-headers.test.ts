import { type LocaleCode, localeCodes } from '@offizin/domain/locale/locales';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { recogniseHeaders } from '@offizin/domain/uploads/headers';
import { readOrigin } from '@offizin/domain/uploads/read-origin';
import { expect, test } from 'vitest';
import type { FullMessages } from './messages.ts';

const messagesOf = async (locale: LocaleCode): Promise<FullMessages> =>
  (await import(`./locales/${locale}.ts`)).messages;

test.each(localeCodes)('UPL-02 %s: the headers that the portal writes are read back', async (locale) => {
  const { exports, uploadsCodes } = await messagesOf(locale);
  const { code, ean, stock, price, origin, sku, purchasePrice, name } = exports.column;
  const texts = { code, gtin: ean, stock, price, origin, sku, purchasePrice, name };
  for (const fields of [texts, { ...texts, ...uploadsCodes.field }]) {
    const { columns, ignored } = recogniseHeaders(Object.values(fields), 'stock_and_price');
    expect(ignored).toEqual([{ column: 7, header: fields.name }]);
    expect({ ...columns, name: 7 }).toEqual({
      code: 0,
      gtin: 1,
      stock: 2,
      price: 3,
      origin: 4,
      sku: 5,
      purchasePrice: 6,
      name: 7,
    });
  }
});

test.each(localeCodes)('UPL-03 %s: the words for the origin of stock are read back', async (locale) => {
  const { offers, orders, uploads } = await messagesOf(locale);
  for (const words of [offers.origin, orders.stockOrigin, uploads.origin])
    for (const origin of stockOrigins)
      expect(readOrigin({ kind: 'text', text: words[origin], number: Number.NaN })).toBe(origin);
});
