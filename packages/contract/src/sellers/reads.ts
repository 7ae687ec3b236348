import { roles } from '@offizin/domain/access/roles';
import { businessTypes, marketplaceTypes, serviceCodes, serviceStatuses } from '@offizin/domain/access/seller-kinds';
import { uploadFormats } from '@offizin/domain/uploads/upload-formats';
import { z } from 'zod';
import { openingHours } from '../calendar/opening-hours.ts';
import { calendarDay, instant } from '../scalars.ts';

export const sellerStatuses = ['pending', 'active', 'banned'] as const;

/** A seller in a list. */
export const listedSeller = z.strictObject({
  externalId: z.string(),
  sellerId: z.uuid(),
  name: z.string(),
  status: z.enum(sellerStatuses),
  businessType: z.enum(businessTypes),
  marketplaceType: z.enum(marketplaceTypes),
  goldPartner: z.boolean(),
  countryCode: z.string(),
  createdAt: instant,
});

/** Somebody who works in a shop. */
const user = z.strictObject({
  username: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  banned: z.boolean(),
  since: instant,
  endsAt: instant.nullable().describe('When the access ends by itself; null where it does not'),
});

/** A seller as the portal has it: what the marketplace set, and what the shop has made of its own part. */
export const sellerAsKept = z.strictObject({
  externalId: z.string(),
  sellerId: z.uuid(),
  name: z.string(),
  status: z.enum(sellerStatuses),
  businessType: z.enum(businessTypes),
  marketplaceConfiguration: z.strictObject({ id: z.string(), type: z.enum(marketplaceTypes) }),
  goldPartner: z.boolean(),
  uploadFormats: z.array(z.enum(uploadFormats)),
  locale: z.string(),
  services: z.array(z.strictObject({ code: z.enum(serviceCodes), status: z.enum(serviceStatuses) })),
  address: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    region: z.string().nullable(),
    countryCode: z.string(),
  }),
  openingHours: openingHours.nullable(),
  secondFactorRequired: z
    .boolean()
    .describe('Whether the shop demands a second factor of who changes its money or team'),
  createdAt: instant,
  users: z.array(user),
});

export const sellerPermissions = z.strictObject({
  certificates: z.array(z.strictObject({ certificate: z.string(), validUntil: calendarDay.nullable() })),
  contracts: z.array(z.string()),
});
