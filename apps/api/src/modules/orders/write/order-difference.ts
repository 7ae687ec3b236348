import { isDeepStrictEqual } from 'node:util';
import { customerColumns } from '../../columns-by-word.ts';
import type { OrderInsert } from './order-insert-queries.ts';
import { type PlacedOrder, placedColumns, placedLineColumns } from './placed-order-queries.ts';

type PlacedColumn = (typeof placedColumns)[number];

/** The fields of a record that the columns were made of. */
const fieldsOfColumns: Readonly<Record<PlacedColumn, string>> = {
  warehouse: 'fulfilledByMarketplace',
  origin: 'origin',
  created_at: 'createdAt',
  dispatch_by: 'dispatchBy',
  delivery_type: 'deliveryType',
  slot_from: 'slot',
  slot_to: 'slot',
  payment_type: 'paymentType',
  customer_first_name: 'customerFirstName',
  delivery_address: 'deliveryAddress',
  billing_address: 'billingAddress',
  waybill: 'waybill',
  label_url: 'labelUrl',
  discount_label: 'discount',
  placed_discount: 'discount',
  placed_shipping: 'shipping',
};

const parsed: readonly PlacedColumn[] = ['delivery_address', 'billing_address'];
const ofCustomer = new Set<string>(customerColumns('seller_order').map(([column]) => column));

/** A value as it is compared: nothing is null, and sums are numbers however they were read. */
function comparable(column: string, value: unknown): unknown {
  if (parsed.some((each) => each === column)) return typeof value === 'string' ? JSON.parse(value) : value;
  return column.startsWith('placed_') ? Number(value) : (value ?? null);
}

/**
 * The field in which an order that is handed over again differs from what was placed, or null. What has moved on since
 * (payment, status, shipment) is no difference; of an erased customer nothing is known any more.
 */
export function differenceOf({ order, lines, isDeadlineGiven }: OrderInsert, placed: PlacedOrder): string | null {
  const isErased = placed.order.customer_erased_at !== null;
  const isCompared = (column: PlacedColumn) =>
    !(isErased && ofCustomer.has(column)) && (column !== 'dispatch_by' || isDeadlineGiven);
  const differs = placedColumns
    .filter(isCompared)
    .find((column) => !isDeepStrictEqual(comparable(column, order[column]), comparable(column, placed.order[column])));
  if (differs !== undefined) return fieldsOfColumns[differs];
  const of = (row: Readonly<Record<string, unknown>>) => placedLineColumns.map((column) => String(row[column]));
  return isDeepStrictEqual(lines.map(of), placed.lines.map(of)) ? null : 'lines';
}
