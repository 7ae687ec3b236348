import { stagingTable } from '../../../platform/db/copy/staging-table.ts';

/** Offers that a run writes: what each becomes, and what it was (nulls for a new one). Words are numbers of `offer-codes`, instants microseconds from the year 2000. */
export const stagedOffers = stagingTable('staged_offer', [
  ['product_no', 'int4'],
  ['created', 'bool'],
  ['price', 'int8'],
  ['stock', 'int4'],
  ['origin', 'int2'],
  ['active', 'bool'],
  ['status', 'int2'],
  ['finding', 'int2'],
  ['zero_since', 'int8'],
  ['sku', 'text'],
  ['old_price', 'int8'],
  ['old_stock', 'int4'],
  ['old_origin', 'int2'],
  ['old_active', 'bool'],
  ['old_status', 'int2'],
  ['old_finding', 'int2'],
  ['old_zero_since', 'int8'],
  ['old_sku', 'text'],
]);

/** Findings of a run. */
export const stagedFindings = stagingTable('staged_finding', [
  ['subject', 'text'],
  ['finding', 'int2'],
  ['colour', 'text'],
  ['numbers', 'int8s'],
  ['row_number', 'int4'],
  ['product_no', 'int4'],
  ['code', 'text'],
  ['gtin', 'text'],
  ['price', 'int8'],
  ['stock', 'int4'],
  ['origin', 'int2'],
  ['detail', 'jsonb'],
]);

/** What became of the rows of a run. */
export const stagedRows = stagingTable('staged_row', [
  ['row_number', 'int4'],
  ['result', 'int2'],
  ['warned', 'bool'],
  ['finding', 'int2'],
  ['numbers', 'int8s'],
  ['product_no', 'int4'],
  ['code', 'text'],
  ['gtin', 'text'],
  ['sku', 'text'],
  ['price', 'int8'],
  ['stock', 'int4'],
  ['origin', 'int2'],
  ['old_price', 'int8'],
  ['old_stock', 'int4'],
  ['old_origin', 'int2'],
  ['leaves', 'bool'],
  ['returns', 'bool'],
  ['detail', 'jsonb'],
]);
