import { businessTypes, marketplaceTypes, serviceCodes, serviceStatuses } from '@offizin/domain/access/seller-kinds';
import { roles } from '@offizin/domain/access/roles';
import { broughtFields, maxLength } from '@offizin/domain/company/sections';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { courierCodes, isTrackingUrl, trackingUrlMax } from '@offizin/domain/orders/couriers';
import { productTypes } from '@offizin/domain/offers/offer-kinds';
import { orderOrigins } from '@offizin/domain/orders/origins';
import {
  deliveryTypes,
  orderStatuses,
  paymentStatuses,
  paymentTypes,
  shipmentStatuses,
  stockOrigins,
} from '@offizin/domain/orders/statuses';
import { defaultUploadFormats, uploadFormats } from '@offizin/domain/uploads/upload-formats';
import { z } from 'zod';
import { externalId } from '../machine-endpoint.ts';
import { openingHours } from '../calendar/opening-hours.ts';
import { productImage, timeSlot } from './seller.ts';
import { calendarDay, countryCode, instant, line, localeCode, minorUnits, nullableLine, password } from '../scalars.ts';

export const orderNumber = z.string().regex(/^[A-Za-z0-9-]{4,20}$/);
export const trackingUrl = line(trackingUrlMax).refine(isTrackingUrl);

const basisPoints = z.int().min(0).max(10_000);

/** What a company is asked for, in fields that its country uses. */
const companyRecord = z.strictObject(
  Object.fromEntries(broughtFields.map((field) => [field, line(maxLength(field)).optional()] as const)),
);

export const sellerRecord = z.strictObject({
  name: line(200),
  status: z.enum(['pending', 'active', 'banned']),
  businessType: z.enum(businessTypes),
  marketplaceConfiguration: z.strictObject({ id: line(64), type: z.enum(marketplaceTypes) }),
  goldPartner: z.boolean(),
  /** In which formats the seller may upload its offers by hand. */
  uploadFormats: z
    .array(z.enum(uploadFormats))
    .min(1)
    .max(uploadFormats.length)
    .default([...defaultUploadFormats]),
  locale: localeCode,
  services: z
    .array(
      z.strictObject({
        code: z.enum(serviceCodes),
        status: z.enum(serviceStatuses),
        /** Since when; since now, where it is left out. */
        since: instant.optional(),
      }),
    )
    .max(20),
  address: z.strictObject({
    street: line(200),
    postalCode: line(20),
    city: line(100),
    region: nullableLine(100),
    countryCode,
  }),
  openingHours,
  /** The company behind the shop; taken only where the shop has entered nothing itself yet. */
  company: companyRecord.optional(),
  /** Whole days on which the shop is closed besides its weekly hours and public holidays. */
  closures: z.array(z.strictObject({ from: calendarDay, to: calendarDay })).max(100),
  users: z
    .array(
      z.strictObject({
        username: z.string().regex(/^[A-Za-z0-9._-]{3,64}$/),
        email: z.email().max(200),
        name: line(100),
        /** What the person may do, an owner's all without it; taken only when they are new in the shop. */
        role: z.enum(roles).optional(),
        /** Taken only when the user is new; later the password is the user's own. */
        initialPassword: password.optional(),
        banned: z.boolean(),
      }),
    )
    .max(20),
});
export type SellerRecord = z.infer<typeof sellerRecord>;

export const productRecord = z.strictObject({
  productId: externalId,
  name: line(300),
  pack: line(100),
  brand: line(100),
  manufacturer: line(100),
  category: line(100),
  productType: z.enum(productTypes),
  /** The market whose national code it carries. */
  market: countryCode,
  nationalCode: z
    .string()
    .regex(/^[0-9]{6,13}(\.[0-9])?$/)
    .nullable(),
  gtin: z
    .string()
    .regex(/^([0-9]{8}|[0-9]{12,14})$/)
    .nullable(),
  recommendedPrice: minorUnits.nullable(),
  image: productImage,
  moreImages: z.array(productImage).max(8).default([]),
  /** The product's page on the marketplace. */
  pageUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .default(null),
  prescription: z.boolean().default(false),
  /** Not for sale on this marketplace or in this market. */
  blocked: z.boolean().default(false),
  /** Its brand is sold by partners with a contract only. */
  selective: z.boolean().default(false),
  /** The certificate that a seller needs for it. */
  certificate: z
    .string()
    .regex(/^[a-z0-9_]{1,40}$/)
    .nullable()
    .default(null),
  /** Basis points of the price. */
  commissionRate: basisPoints.default(0),
  /** Basis points, included in the price. */
  vatRate: basisPoints.default(0),
});
export type ProductRecord = z.infer<typeof productRecord>;

const address = z.strictObject({
  name: line(200),
  street: line(200),
  postalCode: line(20),
  city: line(100),
  region: nullableLine(100),
  countryCode,
  phone: nullableLine(40),
});

export const orderRecordLine = z.strictObject({
  productId: externalId,
  quantity: z.int().min(1).max(999),
  unitPrice: minorUnits,
  stockOrigin: z.enum(stockOrigins),
  /** Units of it that are already cancelled. */
  cancelledQuantity: z.int().min(0).max(999).optional(),
});

/** The past of an order that did not begin in the portal; what is absent has not happened. */
export const orderPast = z.strictObject({
  status: z.enum(orderStatuses),
  confirmedAt: instant.optional(),
  processedAt: instant.optional(),
  finalisedAt: instant.optional(),
  courier: z.enum(courierCodes).optional(),
  trackingNumber: line(50).optional(),
  trackingUrl: trackingUrl.optional(),
  pickupCode: line(20).optional(),
  shipment: z.array(z.strictObject({ status: z.enum(shipmentStatuses), at: instant })).max(20),
  cancellation: z
    .strictObject({ reason: z.enum(cancellationReasonCodes), at: instant, comment: line(500).optional() })
    .optional(),
});

export const orderRecord = z.strictObject({
  number: orderNumber,
  seller: externalId,
  createdAt: instant,
  origin: z.enum(orderOrigins),
  /** True when the marketplace's warehouse ships it for the seller. */
  fulfilledByMarketplace: z.boolean(),
  deliveryType: z.enum(deliveryTypes),
  slot: timeSlot.nullable(),
  /** When given it wins over the deadline that the portal computes. */
  dispatchBy: instant.optional(),
  paymentType: z.enum(paymentTypes),
  paymentStatus: z.enum(paymentStatuses),
  customerFirstName: line(100),
  deliveryAddress: address,
  billingAddress: address.nullable(),
  shipping: minorUnits,
  discount: z.strictObject({ amount: minorUnits, label: nullableLine(50) }),
  waybill: nullableLine(50),
  lines: z.array(orderRecordLine).min(1).max(100),
  past: orderPast.optional(),
});
export type OrderRecord = z.infer<typeof orderRecord>;

export const shipmentUpdate = z.strictObject({
  orderNumber,
  /** `paid` settles the payment, `finalised` closes the order; the others are shipment statuses. */
  status: z.enum([...shipmentStatuses, 'paid', 'finalised']),
  at: instant,
});
export type ShipmentUpdate = z.infer<typeof shipmentUpdate>;

/** The price for which a seller, of the portal or not, sells a product on the marketplace; null once it no longer does. */
export const marketOfferRecord = z.strictObject({
  productId: externalId,
  seller: externalId,
  /** How other sellers see it: "Pharmacy in Kassel". */
  label: line(100),
  price: minorUnits.min(1).nullable(),
});
export type MarketOfferRecord = z.infer<typeof marketOfferRecord>;
