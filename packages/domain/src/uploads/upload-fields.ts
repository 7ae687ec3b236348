import type { UploadType } from '../offers/offer-kinds.ts';

/** The columns that an upload file may have; a name is recognised and never read. */
export const uploadFields = ['code', 'gtin', 'stock', 'price', 'origin', 'sku', 'purchasePrice', 'name'] as const;
export type UploadField = (typeof uploadFields)[number];

/** The fields that each upload type reads, in the order of its template. */
export const fieldsRead: Readonly<Record<UploadType, readonly UploadField[]>> = {
  stock_and_price: ['code', 'gtin', 'stock', 'price', 'origin', 'sku', 'purchasePrice'],
  price_only: ['code', 'gtin', 'price', 'sku', 'purchasePrice'],
};

/** The columns that must be there, besides one of code and EAN. */
export const fieldsRequired: Readonly<Record<UploadType, readonly UploadField[]>> = {
  stock_and_price: ['stock', 'price', 'origin'],
  price_only: ['price'],
};
