import { type BrandId, brandIds } from '../brand/brands.ts';
import type { CourierCode } from './couriers.ts';
import { type DeliveryType, deliveryTypes as everyDelivery } from './statuses.ts';

export interface Courier {
  readonly code: CourierCode;
  readonly brands: readonly BrandId[];
  readonly needs: 'tracking' | 'tracking_and_url' | 'pickup_code' | 'nothing';
  /** Delivery types for which the courier can be chosen. */
  readonly deliveryTypes: readonly DeliveryType[];
}

type Carrier = Omit<Courier, 'code'>;

const carrier = (brands: readonly BrandId[]): Carrier => ({ brands, needs: 'tracking', deliveryTypes: everyDelivery });

const table: Readonly<Record<CourierCode, Carrier>> = {
  dhl: carrier(brandIds),
  dpd: carrier(brandIds),
  gls: carrier(brandIds),
  hermes: carrier(['de']),
  ups: carrier(brandIds),
  seur: carrier(['es']),
  correos: carrier(['es']),
  correos_express: carrier(['es']),
  mrw: carrier(['es']),
  swiss_post: carrier(['ch']),
  chronopost: carrier(['de', 'es']),
  colissimo: carrier(['de', 'es']),
  ctt: carrier(['de', 'es']),
  poste_italiane: carrier(['es']),
  own: { ...carrier(brandIds), needs: 'nothing', deliveryTypes: ['same_day_slot', 'express_slot'] },
  pickup_point: { ...carrier(brandIds), needs: 'pickup_code' },
  other: { ...carrier(brandIds), needs: 'tracking_and_url' },
};

/** The couriers a seller can name, in the order they are offered. */
export const couriers: readonly Courier[] = Object.entries(table).map(([code, rules]) => ({
  code: code as CourierCode,
  ...rules,
}));

export const isCourierCode = (value: string): value is CourierCode => Object.hasOwn(table, value);

export function courierOf(code: CourierCode): Courier {
  return { code, ...table[code] };
}

/** The couriers that a seller of this brand can choose for this delivery type. */
export function couriersFor(brand: BrandId, deliveryType: DeliveryType): Courier[] {
  return couriers.filter((courier) => courier.brands.includes(brand) && courier.deliveryTypes.includes(deliveryType));
}
