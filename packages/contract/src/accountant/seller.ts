import { explainKinds } from '@offizin/domain/accountant/to-explain';
import { missingKinds, setStates } from '@offizin/domain/accountant/monthly-set';
import { roles } from '@offizin/domain/access/roles';
import { exportStatuses } from '@offizin/domain/exports/export-formats';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { calendarMonth, id, instant, money } from '../scalars.ts';
import { taxMonthEntry } from '../tax-months/seller.ts';

/** Why a shop of the person shows nothing here: it demands a second step of the sign-in, or the marketplace is to approve it. */
export const closedReasons = ['second_factor', 'approval'] as const;

/** A prepared file with the set of a month. */
const setFile = z.strictObject({
  exportId: id,
  status: z.enum(exportStatuses),
  /** So many files are written, of how many where that is known. */
  files: z.int(),
  /** What it names in place of having it. */
  missing: z.int(),
  requestedAt: instant,
  expiresAt: instant.nullable(),
});

export const shopMonth = z.strictObject({
  /** `isNew`: since the person last looked at the shop and month. */
  documents: z.strictObject({ count: z.int(), isNew: z.int() }),
  missing: z.array(z.strictObject({ kind: z.enum(missingKinds), invoiceNo: z.string().nullable() })),
  toPay: z.strictObject({ count: z.int(), ...money.shape }),
  toExplain: z.array(z.strictObject({ kind: z.enum(explainKinds), payoutNo: z.string().nullable(), ...money.shape })),
  /** Null where nothing counts in the month. */
  taxMonth: taxMonthEntry.nullable(),
  set: z.enum(setStates),
  /** The newest that was prepared in the person's language; null where none is kept. */
  file: setFile.nullable(),
});
export type ShopMonth = z.infer<typeof shopMonth>;

export const accountantShop = z.strictObject({
  sellerId: id,
  name: z.string(),
  city: z.string(),
  role: z.enum(roles),
  isCurrent: z.boolean(),
  /** Null for one that is open. */
  closed: z.enum(closedReasons).nullable(),
  /** Whether a mail goes to the person when a set is complete. */
  isMailed: z.boolean(),
  /** Null for one that is closed. */
  month: shopMonth.nullable(),
});
export type AccountantShop = z.infer<typeof accountantShop>;

export const accountantView = z.strictObject({
  month: calendarMonth,
  /** Those that can be looked at, newest first. */
  months: z.array(calendarMonth),
  /** To which mails go; null where there are none, or nobody to mail. */
  address: z.string().nullable(),
  shops: z.array(accountantShop),
});
export type AccountantView = z.infer<typeof accountantView>;

const access = { kind: 'screens', anyOf: ['accountant'] } as const;
const sellerIds = z.array(id).min(1).max(limits.accountantShops);

/** Looking, preparing files of what one may read and asking for mails of one's own ask no more of a role than to read. */
const reading = { access, level: 'read' } as const;

/** The shops of somebody who keeps their books: what is new, missing, to be paid or explained in a month, and the sets of it (INV-08). */
export const accountantApi = {
  read: endpoint({
    method: 'GET',
    path: '/accountant',
    summary: 'The shops whose money the person may read, with what a month asks for in each',
    access,
    query: z.strictObject({ month: calendarMonth.optional() }),
    response: accountantView,
    errors: screenReadErrors,
  }),
  prepare: endpoint({
    ...reading,
    method: 'POST',
    path: '/accountant/sets',
    summary: 'Prepare the sets of a month of several shops in the background; one that is being prepared goes on',
    idempotency: 'required',
    rate: { as: 'monthly_sets' },
    body: z.strictObject({ month: calendarMonth, sellerIds }),
    response: z.strictObject({ exports: z.array(z.strictObject({ sellerId: id, exportId: id })) }),
    errors: [...screenWriteErrors, 'not_found', 'download.full'],
    ownedIds: { body: ['sellerIds[]'] },
  }),
  file: endpoint({
    method: 'GET',
    path: '/accountant/sets/:month/file',
    summary:
      'The prepared sets of a month as one archive, with a folder for each shop; those that are closed by now are left out and named',
    access,
    transactions: 'own',
    params: z.strictObject({ month: calendarMonth }),
    query: z.strictObject({
      /** Parted by commas. */
      shops: z
        .string()
        .max(37 * limits.accountantShops)
        .transform((text) => text.split(','))
        .pipe(sellerIds),
    }),
    response: z.unknown(),
    file: { mediaType: 'application/zip', description: 'A .zip file' },
    errors: [...screenReadErrors, 'not_found', 'download.not_ready'],
  }),
  look: endpoint({
    ...reading,
    method: 'PUT',
    path: '/accountant/shops/:sellerId/seen/:month',
    summary: 'Say that the person has looked at the month of a shop: what is there now is no longer new',
    idempotency: 'required',
    locked: 'impersonation',
    params: z.strictObject({ sellerId: id, month: calendarMonth }),
    body: z.strictObject({}),
    response: z.strictObject({}),
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found'],
    ownedIds: { params: ['sellerId'] },
  }),
  mail: endpoint({
    ...reading,
    method: 'PUT',
    path: '/accountant/shops/:sellerId/mail',
    summary: 'Have a mail sent when the set of a month of a shop is complete, or no longer',
    idempotency: 'required',
    locked: 'impersonation',
    params: z.strictObject({ sellerId: id }),
    body: z.strictObject({ isMailed: z.boolean() }),
    response: z.strictObject({ isMailed: z.boolean() }),
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found'],
    ownedIds: { params: ['sellerId'] },
  }),
} as const;
