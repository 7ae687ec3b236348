import type { UploadType } from '../offers/offer-kinds.ts';
import type { StockOrigin } from '../orders/statuses.ts';
import { originWords, type OriginLanguage } from './origin-words.ts';
import { fieldsRead, type UploadField } from './upload-fields.ts';

interface MarketWords {
  readonly code: string;
  readonly stock: string;
  readonly price: string;
  readonly origin: string;
  readonly purchasePrice: string;
  readonly language: OriginLanguage;
}

const byMarket: Readonly<Record<string, MarketWords>> = {
  DE: {
    code: 'PZN',
    stock: 'Bestand',
    price: 'Preis',
    origin: 'Bestandsherkunft',
    purchasePrice: 'Einkaufspreis',
    language: 'de',
  },
  ES: {
    code: 'CN',
    stock: 'Stock',
    price: 'Precio',
    origin: 'Origen del stock',
    purchasePrice: 'Precio de compra',
    language: 'es',
  },
  FR: {
    code: 'CIP/ACL',
    stock: 'Stock',
    price: 'Prix',
    origin: 'Origine du stock',
    purchasePrice: 'Prix d’achat',
    language: 'fr',
  },
  PT: {
    code: 'CNP',
    stock: 'Stock',
    price: 'Preço',
    origin: 'Origem do stock',
    purchasePrice: 'Preço de compra',
    language: 'pt',
  },
  IT: {
    code: 'MINSAN/AIC',
    stock: 'Giacenza',
    price: 'Prezzo',
    origin: 'Origine',
    purchasePrice: 'Prezzo d’acquisto',
    language: 'it',
  },
};

/** The markets (country codes) with a template in words of their own. */
export const templateMarkets: readonly string[] = Object.keys(byMarket);

const others: MarketWords = {
  code: 'National code',
  stock: 'Stock',
  price: 'Price',
  origin: 'Stock origin',
  purchasePrice: 'Purchase price',
  language: 'en',
};

function wordsOf(market: string): MarketWords {
  return (Object.hasOwn(byMarket, market) ? byMarket[market] : undefined) ?? others;
}

export interface TemplateColumn {
  readonly field: UploadField;
  readonly header: string;
}

/** The columns of the template for sellers of a market (country code), in order, in the words of the market. */
export function templateColumns(market: string, mode: UploadType): TemplateColumn[] {
  const { code, stock, price, origin, purchasePrice } = wordsOf(market);
  const headers: Readonly<Record<UploadField, string | null>> = {
    code,
    gtin: 'EAN',
    stock,
    price,
    origin,
    sku: null,
    purchasePrice,
    name: null,
  };
  return fieldsRead[mode].flatMap((field) => {
    const header = headers[field];
    return header === null ? [] : [{ field, header }];
  });
}

/** The words that the template's drop-down offers for the stock origins. */
export function templateOriginWords(market: string): Readonly<Record<StockOrigin, string>> {
  const { own, wholesaler } = originWords[wordsOf(market).language];
  return { own: own[0], wholesaler: wholesaler[0] };
}
