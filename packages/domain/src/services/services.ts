import type { ServiceCode } from '../access/seller-kinds.ts';
import type { ScreenId } from '../access/screens.ts';
import type { BrandId } from '../brand/brands.ts';
import { type PayoutProvider, payoutProviders } from '../payout/payout-account.ts';

export const serviceGroups = ['selling', 'stock', 'money'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/** What a shop must have before it may ask for a service, and where it sees to that; null where it cannot. */
export const serviceConditions = {
  company_data: 'company',
  vat_number: 'fiscal_information',
  public_email: 'profile',
  pharmacy: null,
} as const satisfies Readonly<Record<string, ScreenId | null>>;
export type ServiceCondition = keyof typeof serviceConditions;

export const serviceConditionNames = Object.keys(serviceConditions) as readonly ServiceCondition[];

interface Service {
  readonly group: ServiceGroup;
  /** Where it is offered; on every brand where it is left out. */
  readonly brands?: readonly BrandId[];
  readonly asks: readonly ServiceCondition[];
}

/** Every service that shops ask for, in the order of the screen (PRO-09). */
export const services: Readonly<Record<ServiceCode, Service>> = {
  marketplace: { group: 'selling', asks: ['company_data'] },
  same_day: { group: 'selling', asks: ['company_data'] },
  otc: { group: 'selling', brands: ['de', 'ch'], asks: ['pharmacy', 'company_data'] },
  gold_partner: { group: 'selling', brands: ['es'], asks: ['pharmacy'] },
  fulfillment: { group: 'stock', asks: ['company_data'] },
  stockhub: { group: 'stock', brands: ['de', 'es'], asks: [] },
  adyen: { group: 'money', asks: ['company_data'] },
  hyperwallet: { group: 'money', asks: ['company_data'] },
  electronic_receipt: { group: 'money', asks: ['vat_number', 'public_email'] },
};

const order = Object.keys(services) as readonly ServiceCode[];

/** The services that a brand offers, and those that a shop has all the same. */
export const servicesOffered = (brand: BrandId, had: readonly ServiceCode[]): readonly ServiceCode[] =>
  order.filter((code) => services[code].brands?.includes(brand) !== false || had.includes(code));

/** The service through which the shop is paid instead; a shop has one at a time. */
export const otherPayee = (code: ServiceCode, had: readonly ServiceCode[]): ServiceCode | null =>
  payoutProviders.some((provider) => provider === code)
    ? (payoutProviders.find((provider) => provider !== code && had.includes(provider)) ?? null)
    : null;

/** Whether it is a way to be paid, which nobody gives up without another one. */
export const isPayee = (code: ServiceCode): code is PayoutProvider =>
  payoutProviders.some((provider) => provider === code);
