import { businessTypes } from '@offizin/domain/access/seller-kinds';
import { isPhonePrefix } from '@offizin/domain/company/phone-number';
import { isWebsite, webAddressLength } from '@offizin/domain/company/web-address';
import { limits } from '@offizin/domain/limits';
import { meantLine, meantText } from '@offizin/domain/typed/meant-signs';
import { isPlainName } from '@offizin/domain/shop-profile/plain-name';
import { shopImageKinds } from '@offizin/domain/shop-profile/shop-images';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { areaReadErrors, type FieldCode, screenReadErrors, screenWriteErrors } from '../errors.ts';
import { closure, specialHours } from '../calendar/seller.ts';
import { openingHours } from '../calendar/opening-hours.ts';
import { calendarDay, countryCode, instant, version } from '../scalars.ts';

const refusedAs = (code: FieldCode) => ({ params: { code } });
/** What a line was meant to be counts, not the signs that came with it from elsewhere. */
const line = (max: number) => z.string().overwrite(meantLine).trim().min(1).max(max).nullable();
const text = (max: number) => z.string().overwrite(meantText).trim().min(1).max(max).nullable();
const name = (max: number) =>
  line(max).refine((typed) => isPlainName(typed ?? ''), refusedAs('field.special_character'));

/** What the shop says of itself; null where it says nothing. */
const texts = z.strictObject({
  shortDescription: text(limits.shortDescription),
  about: text(limits.aboutShop),
  responsibleName: name(limits.personName),
  responsibleTitle: name(limits.personName),
});

const contact = z.strictObject({
  phonePrefix: z.string().refine(isPhonePrefix),
  /** With another country's prefix in front of it, that country is meant. */
  phone: line(30),
  email: z.email().max(200).nullable(),
  website: line(webAddressLength).refine((typed) => typed === null || isWebsite(typed)),
  facebook: line(limits.socialName),
  whatsapp: line(limits.socialName),
  linkedin: line(limits.socialName),
  twitter: line(limits.socialName),
});

const pixels = z.coerce.number().int().min(0).max(limits.imagePixelsAcross);
const part = z.strictObject({
  left: pixels,
  top: pixels,
  width: pixels,
  height: pixels,
  /** Quarter turns to the right, before the part is cut out. */
  turns: z.coerce.number().int().min(0).max(3),
});

const image = z.strictObject({
  /** Its files are at `/media/<fileId>/<width>.webp` and `.jpeg`, and never change. */
  fileId: z.string(),
  /** The whole picture, from which another part can be cut: `/media/<fileId>/source.jpeg`, and its size. */
  width: z.int(),
  height: z.int(),
  part,
});
export type ShopImage = z.infer<typeof image>;

export const shopProfile = z.strictObject({
  shop: z.strictObject({
    externalId: z.string(),
    name: z.string(),
    businessType: z.enum(businessTypes),
    city: z.string(),
    countryCode,
    since: instant,
  }),
  /** Of each section: who changes one says which state they saw. */
  versions: z.strictObject({ texts: version, contact: version, hours: version }),
  texts,
  contact,
  /** Null where nobody has given it: deadlines are counted by the usual hours then, and nothing is said of them. */
  week: openingHours.nullable(),
  /** Of now and later. While one pauses them, the shop's offers cannot be bought. */
  closures: z.array(closure),
  /** Of today and later. */
  specialHours: z.array(specialHours),
  /** The public holidays of the next two weeks on which the shop is closed. */
  closedHolidays: z.array(calendarDay),
  images: z.record(z.enum(shopImageKinds), image.nullable()),
});
export type ShopProfile = z.infer<typeof shopProfile>;

/** The sections that change, each with the state that was seen. */
export const shopProfileChange = z.strictObject({
  texts: z.strictObject({ version, ...texts.shape }).optional(),
  contact: z.strictObject({ version, ...contact.shape }).optional(),
  hours: z.strictObject({ version, week: openingHours }).optional(),
});
export type ShopProfileChange = z.infer<typeof shopProfileChange>;

const access = { kind: 'screens', anyOf: ['profile', 'shop'] } as const;
const imageParams = z.strictObject({ kind: z.enum(shopImageKinds) });

export const shopProfileApi = {
  read: endpoint({
    method: 'GET',
    path: '/shop-profile',
    summary: 'What shoppers see of the shop: texts, pictures, opening hours, contact',
    access,
    token: 'shop:read',
    response: shopProfile,
    errors: screenReadErrors,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/shop-profile',
    summary: 'Change sections of the profile, all of them or none; new hours count for the deadlines of new orders',
    access,
    idempotency: 'required',
    audited: 'profile.changed',
    body: shopProfileChange,
    response: shopProfile,
    errors: [...screenWriteErrors, 'settings.version_conflict'],
  }),
  putImage: endpoint({
    method: 'PUT',
    path: '/shop-profile/images/:kind',
    summary: 'A picture in the place of the one before; the part is cut out, everything else in the file is dropped',
    access,
    idempotency: 'accepted',
    rate: { as: 'image' },
    transactions: 'own',
    params: imageParams,
    query: part,
    bodyFile: {
      mediaTypes: ['image/png', 'image/jpeg'],
      description: 'A PNG or JPEG picture of at most 5 MiB and 40 megapixels',
      maxBytes: limits.imageFile,
    },
    response: shopProfile,
    errors: [...screenWriteErrors, 'image.unreadable', 'files.full', 'files.unavailable'],
  }),
  cropImage: endpoint({
    method: 'POST',
    path: '/shop-profile/images/:kind/crop',
    summary: 'Another part of the picture that is there',
    access,
    idempotency: 'accepted',
    rate: { as: 'image' },
    transactions: 'own',
    params: imageParams,
    body: part,
    response: shopProfile,
    errors: [...screenWriteErrors, 'image.unreadable', 'files.full', 'files.unavailable', 'not_found'],
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/shop-profile/images/:kind',
    summary: 'Take a picture off the profile; its files are deleted',
    access,
    idempotency: 'required',
    audited: 'profile.image_changed',
    params: imageParams,
    response: shopProfile,
    errors: [...screenWriteErrors, 'not_found'],
  }),
} as const;

/** What the look-up found; a region by its code of ISO 3166-2 without the country, null where the country has none or it is not known. */
const foundAddress = z.strictObject({
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string().nullable(),
  countryCode,
});
export type FoundAddress = z.infer<typeof foundAddress>;

export const addressQuery = z.strictObject({ q: z.string().trim().min(3).max(200), country: countryCode });
export const foundAddresses = z.strictObject({ addresses: z.array(foundAddress) });

export const addressApi = {
  search: endpoint({
    method: 'GET',
    path: '/addresses',
    summary: 'Postal addresses like what was typed, from the look-up that the operator configured; the best first',
    access: { kind: 'session' },
    rate: { as: 'address_search' },
    transactions: 'own',
    query: addressQuery,
    response: foundAddresses,
    errors: [...areaReadErrors, 'address.lookup_failed'],
  }),
} as const;
