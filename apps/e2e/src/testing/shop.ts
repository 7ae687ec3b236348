import { randomInt } from 'node:crypto';
import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import type { Role } from '@offizin/domain/access/roles';
import { type BrandId } from '@offizin/domain/brand/brands';
import { developmentHosts, findHostBrand } from '@offizin/domain/brand/hosts';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { anOrder, aProduct, aSeller, aUser, testPassword } from '@offizin/testkit/records';
import { putOrders, putProducts, putSeller } from './marketplace.ts';
import { addressOn } from './running-portal.ts';

/** A seller of one test alone, with one user and exactly the orders it was given. */
export interface Shop {
  readonly host: string;
  readonly brand: BrandId;
  readonly externalId: string;
  readonly username: string;
  /** The usernames of the others who work there. */
  readonly colleagues: readonly string[];
  readonly password: string;
  readonly record: SellerRecord;
  /** The order numbers as given to the marketplace API, in the order of the orders. */
  readonly numbers: readonly string[];
  /** The number of an order that comes later; its place is behind the others. */
  nextNumber(): string;
  /** An order number as the screens write it. */
  shown(index: number): string;
  at(path: string): string;
}

export interface ShopOptions {
  /** `localhost` (Spanish brand, English) by default. */
  readonly host?: string;
  readonly seller?: Partial<SellerRecord>;
  /** Of the user; an owner by default. */
  readonly role?: Role;
  readonly banned?: boolean;
  readonly colleagues?: readonly { readonly name: string; readonly role: Role }[];
  readonly orders?: readonly Partial<OrderRecord>[];
}

export const hour = 3_600_000;

/** An instant a number of hours from now. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * hour).toISOString();
}

const products = [
  aProduct(),
  aProduct({
    productId: 'P-2',
    name: 'Hamalind Wundcreme',
    pack: '50 g',
    nationalCode: '04271937',
    gtin: '04150042719379',
  }),
];

const productsPut = new Set<BrandId>();

function brandOn(host: string): BrandId {
  const found = findHostBrand(developmentHosts(), host);
  if (found === null) throw new Error(`no brand answers on ${host}`);
  return found.brand;
}

let shopsOpened = 0;

/** The first digits of a shop's order numbers, which no other shop of the run has: a number is unique in its brand. */
function nextShopNumber(): string {
  shopsOpened += 1;
  return `${10 + Number(process.env['TEST_WORKER_INDEX'] ?? 0)}${String(shopsOpened).padStart(3, '0')}`;
}

/** Makes a seller of its own with its orders; orders are due in a day and placed an hour ago unless asked otherwise. */
export async function openShop({
  host = 'localhost',
  seller = {},
  role = 'owner',
  banned = false,
  colleagues = [],
  orders = [],
}: ShopOptions = {}): Promise<Shop> {
  const brand = brandOn(host);
  if (!productsPut.has(brand)) await putProducts(brand, products);
  productsPut.add(brand);
  const base = nextShopNumber();
  const username = `u${base}${randomInt(1000, 9999)}`;
  const externalId = `S-${username}`;
  const others = colleagues.map((colleague, index) => ({ ...aUser(`${username}-${index}`), ...colleague }));
  const users = [{ ...aUser(username), name: 'Ada Berg', role, banned }, ...others];
  const record = aSeller({ locale: 'en_GB', users, ...seller });
  await putSeller(brand, externalId, record);
  const numbers: string[] = [];
  const nextNumber = () => {
    const number = `${base}${String(numbers.length).padStart(3, '0')}`;
    numbers.push(number);
    return number;
  };
  const records = orders.map((order, index) =>
    anOrder({
      number: nextNumber(),
      seller: externalId,
      createdAt: inHours(-1),
      dispatchBy: inHours(24 + index),
      ...order,
    }),
  );
  await putOrders(brand, records);
  const shown = (index: number) => formatOrderNumber(numbers[index] ?? '');
  return {
    host,
    brand,
    externalId,
    username,
    colleagues: others.map((other) => other.username),
    password: testPassword,
    record,
    numbers,
    nextNumber,
    shown,
    at: (path) => addressOn(host, path),
  };
}
