import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import { hash, type Random } from '../random.ts';
import { assortmentOf, pickProducts } from './assortment.ts';
import { mayOpen } from './may-open.ts';
import { makeCustomer, type Town } from './customers.ts';
import { orderNumberAt, paymentTypeOf } from './order-facts.ts';
import type { CountryCode } from './places.ts';
import type { DemoSeller } from './sellers.ts';
import { calendarOf, deliveryWindows } from './shop-calendar.ts';
import { warehouseRangeOf } from './warehouse-range.ts';

type DeliveryType = OrderRecord['deliveryType'];

export interface Purchase {
  readonly seller: DemoSeller;
  readonly createdAt: Date;
  /** The delivery that the customer must choose; left to chance when absent. */
  readonly deliveryType?: DeliveryType;
}

const vouchers: Readonly<Record<CountryCode, readonly string[]>> = {
  DE: ['HERBST2', 'WILLKOMMEN5', 'APP10'],
  FR: ['BIENVENUE5', 'AUTOMNE2', 'APPLI10'],
  PT: ['BEMVINDO5', 'OUTONO2', 'APP10'],
  CH: ['HERBST2', 'MERCI5', 'APP10'],
  ES: ['HOLA5', 'OTOÑO2', 'APP10'],
  IT: ['CIAO5', 'AUTUNNO2', 'APP10'],
  GB: ['HELLO5', 'AUTUMN2', 'APP10'],
};

const shippingCost: Readonly<Record<DeliveryType, number>> = {
  standard: 395,
  next_day: 395,
  same_day_slot: 595,
  express_slot: 795,
};

/** In the currency's smallest coin: Swiss prices are multiples of 5 Rappen. */
function coin(amount: number, country: CountryCode): number {
  return country === 'CH' ? Math.round(amount / 5) * 5 : Math.round(amount);
}

function subscribes(seller: DemoSeller, code: 'same_day' | 'fulfillment'): boolean {
  return seller.record.services.some((service) => service.code === code && service.status === 'subscribed');
}

function deliveryTypeFor(seller: DemoSeller, warehouse: boolean, random: Random): DeliveryType {
  const sameDay = subscribes(seller, 'same_day') && !warehouse;
  return random.weighted<DeliveryType>([
    ['standard', 58],
    ['next_day', 27],
    ['same_day_slot', sameDay ? 10 : 0],
    ['express_slot', sameDay ? 5 : 0],
  ]);
}

function linesFor(seller: DemoSeller, warehouse: boolean, random: Random): OrderRecord['lines'] {
  const count = random.weighted([
    [1, 45],
    [2, 28],
    [3, 15],
    [4, 8],
    [6, 4],
  ]);
  const products = warehouse ? warehouseRangeOf(seller) : assortmentOf(seller);
  return pickProducts(products, count, random).map((product) => {
    const level = 0.78 + (hash(`${seller.externalId}/${product.productId}`) % 220) / 1000;
    return {
      productId: product.productId,
      quantity: random.weighted([
        [1, 72],
        [2, 20],
        [3, 5],
        [5, 3],
      ]),
      unitPrice: coin((product.recommendedPrice ?? 995) * level, seller.country),
      stockOrigin: random.chance(0.7) ? 'own' : 'wholesaler',
    };
  });
}

function discountFor(country: CountryCode, subtotal: number, random: Random): OrderRecord['discount'] {
  if (!random.chance(0.18)) return { amount: 0, label: null };
  const label = random.pick(vouchers[country]);
  const percent = label.endsWith('10') ? 10 : null;
  const wanted = percent === null ? Number(/(?<!\d)\d+$/.exec(label)?.[0] ?? 2) * 100 : (subtotal * percent) / 100;
  return { amount: coin(Math.min(wanted, subtotal / 2), country), label };
}

function slotFor({ seller, createdAt }: Purchase, deliveryType: DeliveryType, random: Random): OrderRecord['slot'] {
  if (deliveryType !== 'same_day_slot' && deliveryType !== 'express_slot') return null;
  const windows = deliveryWindows(calendarOf(seller), createdAt);
  const window = deliveryType === 'express_slot' ? windows[0] : random.pick(windows.slice(0, 3));
  return window === undefined ? null : { from: window.from.toISOString(), to: window.to.toISOString() };
}

/** Where a shop's own courier delivers. */
function townOf({ record: { address } }: DemoSeller): Town {
  return { city: address.city, postalCode: address.postalCode, region: null, countryCode: address.countryCode };
}

/** Where a shop’s parcels go beside its own country, the nearest first. */
const neighbours: Readonly<Record<CountryCode, readonly CountryCode[]>> = {
  DE: [],
  FR: ['ES', 'IT'],
  PT: ['ES'],
  CH: [],
  ES: ['PT', 'FR'],
  IT: ['FR', 'ES'],
  GB: [],
};

/** Every tenth parcel of a shop that sees in its reports where parcels go crosses a border. */
function destinationOf(seller: DemoSeller, number: string, isLocal: boolean): CountryCode {
  const { country } = seller;
  const abroad = mayOpen(seller, ['reports']) ? neighbours[country] : [];
  const lot = hash(`${number}/abroad`);
  if (isLocal || abroad.length === 0 || lot % 10 !== 0) return country;
  return abroad[Math.floor(lot / 10) % abroad.length] ?? country;
}

/** A new order that an invented customer places with a shop at this second. */
export function placeOrder(purchase: Purchase, random: Random): OrderRecord {
  const { seller, createdAt, deliveryType: requested } = purchase;
  const number = orderNumberAt(seller.brand, createdAt);
  const fulfilledByMarketplace = requested === undefined && subscribes(seller, 'fulfillment') && random.chance(0.35);
  const deliveryType = requested ?? deliveryTypeFor(seller, fulfilledByMarketplace, random);
  const lines = linesFor(seller, fulfilledByMarketplace, random);
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const free = deliveryType === 'standard' && subtotal >= 2900;
  const isLocal = deliveryType === 'same_day_slot' || deliveryType === 'express_slot';
  const town = isLocal ? townOf(seller) : null;
  const { firstName, deliveryAddress, billingAddress } = makeCustomer(
    destinationOf(seller, number, isLocal),
    town,
    random,
  );
  return {
    number,
    seller: seller.externalId,
    createdAt: createdAt.toISOString(),
    origin: random.weighted([
      ['web', 62],
      ['app', 33],
      ['phone', 5],
    ]),
    fulfilledByMarketplace,
    deliveryType,
    slot: slotFor(purchase, deliveryType, random),
    paymentType: paymentTypeOf(number, seller.country),
    paymentStatus: 'pending',
    customerFirstName: firstName,
    deliveryAddress,
    billingAddress,
    shipping: free ? 0 : coin(shippingCost[deliveryType] * (seller.country === 'CH' ? 1.5 : 1), seller.country),
    discount: discountFor(seller.country, subtotal, random),
    waybill: random.chance(0.6) ? `WB${number}` : null,
    lines,
  };
}
