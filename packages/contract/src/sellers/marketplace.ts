import { roles } from '@offizin/domain/access/roles';
import { businessTypes, marketplaceTypes, serviceCodes, serviceStatuses } from '@offizin/domain/access/seller-kinds';
import { broughtFields, maxLength } from '@offizin/domain/company/sections';
import { limits } from '@offizin/domain/limits';
import { defaultUploadFormats, uploadFormats } from '@offizin/domain/uploads/upload-formats';
import { z } from 'zod';
import { openingHours } from '../calendar/opening-hours.ts';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { listedSeller, sellerAsKept, sellerPermissions, sellerStatuses } from './reads.ts';
import { calendarDay, countryCode, instant, line, localeCode, nullableLine, password } from '../scalars.ts';

/** What a company is asked for, in fields that its country uses. */
const companyRecord = z.strictObject(
  Object.fromEntries(broughtFields.map((field) => [field, line(maxLength(field)).optional()] as const)),
);

export const sellerRecord = z.strictObject({
  name: line(200),
  status: z.enum(sellerStatuses),
  businessType: z.enum(businessTypes),
  marketplaceConfiguration: z.strictObject({ id: line(64), type: z.enum(marketplaceTypes) }),
  goldPartner: z.boolean(),
  uploadFormats: z
    .array(z.enum(uploadFormats))
    .min(1)
    .max(uploadFormats.length)
    .default([...defaultUploadFormats])
    .describe('In which formats the seller may upload its offers by hand'),
  locale: localeCode,
  services: z
    .array(
      z.strictObject({
        code: z.enum(serviceCodes),
        status: z.enum(serviceStatuses),
        since: instant.optional().describe('Since when; since now, where it is left out'),
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
  openingHours: openingHours
    .nullable()
    .default(null)
    .describe(
      'Null, or left out, where nobody knows them: nothing is said of them, and deadlines are counted by the usual ones',
    ),
  company: companyRecord
    .optional()
    .describe('The company behind the shop; taken only where the shop has entered nothing itself yet'),
  closures: z
    .array(z.strictObject({ from: calendarDay, to: calendarDay }))
    .max(100)
    .describe('Whole days on which the shop is closed besides its weekly hours and public holidays'),
  users: z
    .array(
      z.strictObject({
        username: z.string().regex(/^[A-Za-z0-9._-]{3,64}$/),
        email: z.email().max(200),
        name: line(100),
        role: z
          .enum(roles)
          .optional()
          .describe("What the person may do, an owner's all without it; taken only when they are new in the shop"),
        initialPassword: password
          .optional()
          .describe("Taken only when the user is new; later the password is the user's own"),
        banned: z.boolean(),
      }),
    )
    .max(20),
});
export type SellerRecord = z.infer<typeof sellerRecord>;

/** Sellers with their users, services and permissions, and what the portal holds. */
export const sellerMachineApi = {
  overview: endpoint({
    method: 'GET',
    path: '/overview',
    summary:
      'How many sellers, products, market offers and orders the portal holds for the brand, and its newest order',
    description:
      'Changes nothing. Of an empty portal every number is 0 and `newestOrderAt` is null: a quick way to see whether a key works.',
    access: machine('sellers'),
    response: z.strictObject({
      sellers: z.int(),
      products: z.int(),
      marketOffers: z.int(),
      orders: z.int(),
      newestOrderAt: instant.nullable(),
    }),
    errors: readErrors,
  }),
  sellers: endpoint({
    method: 'GET',
    path: '/sellers',
    summary: 'The sellers of the brand by their external ids, after an id; only those of a status when it is given',
    description: 'Changes nothing. For the next page pass `next` as `after`, with the same status; null is the end.',
    access: machine('sellers'),
    query: z.strictObject({
      status: z.enum(sellerStatuses).optional(),
      after: externalId.optional(),
      limit: z.coerce.number().int().min(1).max(limits.sellersPerCall).optional(),
    }),
    response: z.strictObject({
      items: z.array(listedSeller),
      next: z.string().nullable().describe('The id after which the next page begins; null at the end'),
    }),
    errors: readErrors,
  }),
  seller: endpoint({
    method: 'GET',
    path: '/sellers/:externalId',
    summary: 'A seller as the portal has it, with its configuration, services and users; no passwords, no bank account',
    description:
      'Changes nothing. Read it before `putSeller` replaces it; `not_found` for a seller that was never handed over.',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: sellerAsKept,
    errors: [...readErrors, 'not_found'],
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/permissions',
    summary: "A seller's certificates and its contracts with brands of selective distribution",
    description: 'Changes nothing. Read them before `putPermissions` replaces both lists.',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: sellerPermissions,
    errors: [...readErrors, 'not_found'],
  }),
  putSeller: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId',
    summary:
      'Create a seller or replace its record, services, users and status; only in countries and regions where shops can be',
    description:
      "Replaces what the marketplace decides about a seller; what the shop has entered itself stays. Users that are named are added or changed and none is removed: who is new gets the `initialPassword`, which later is the user's own. Refused with `seller.place_unknown` where no shop can be.",
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId }),
    body: sellerRecord,
    response: z.strictObject({ externalId: z.string(), sellerId: z.uuid() }),
    errors: [...writeErrors, 'seller.place_unknown'],
  }),
  putPermissions: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/permissions',
    summary: "Replace a seller's certificates and its contracts with brands of selective distribution",
    description:
      "Both lists are replaced as a whole, and the shop's offers are judged by them in the background. `not_found` for a seller that was never handed over.",
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId }),
    body: z.strictObject({
      certificates: z
        .array(
          z.strictObject({ certificate: z.string().regex(/^[a-z0-9_]{1,40}$/), validUntil: calendarDay.nullable() }),
        )
        .max(100),
      contracts: z.array(line(100)).max(1000),
    }),
    response: z.strictObject({ externalId: z.string() }),
    errors: [...writeErrors, 'not_found'],
  }),
} as const;
