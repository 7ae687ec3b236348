import type { ServiceCode } from '../access/seller-kinds.ts';

/**
 * How soon customers have what they buy, as coarse as offers are compared by it: the slots of an order are same day, everything
 * else is standard.
 */
export const deliveryKinds = ['standard', 'same_day'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** The kind under which the offers of a shop with these services stand in the market. */
export const ownDeliveryKind = (services: readonly ServiceCode[]): DeliveryKind =>
  services.includes('same_day') ? 'same_day' : 'standard';
