import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import { phoneRules, prefixOf } from '@offizin/domain/company/phone-number';
import type { ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { closureView, specialHoursView } from '../../calendar/write/closure-view.ts';
import { readCalendars, type SellerCalendar } from '../../calendar/write/read-calendars.ts';
import { findImages, findProfile, findShopRecord, type ImageRow, type ProfileRow } from './profile-queries.ts';

function imageView(rows: readonly ImageRow[], kind: ShopImageKind): ShopProfile['images'][ShopImageKind] {
  const row = rows.find((each) => each.kind === kind);
  return row === undefined ? null : { fileId: row.file_id, width: row.width, height: row.height, part: row.part };
}

/** The prefix of numbers where a shop lies. */
export const ownPrefix = (country: string): string => prefixOf(country) || (phoneRules[0]?.prefix ?? '');

const textsOf = (row: ProfileRow | undefined): ShopProfile['texts'] => ({
  shortDescription: row?.short_description ?? null,
  about: row?.about ?? null,
  responsibleName: row?.responsible_name ?? null,
  responsibleTitle: row?.responsible_title ?? null,
});

const contactOf = (row: ProfileRow | undefined, country: string): ShopProfile['contact'] => ({
  phonePrefix: row?.phone_prefix ?? ownPrefix(country),
  phone: row?.phone ?? null,
  email: row?.email ?? null,
  website: row?.website ?? null,
  facebook: row?.facebook ?? null,
  whatsapp: row?.whatsapp ?? null,
  linkedin: row?.linkedin ?? null,
  twitter: row?.twitter ?? null,
});

const daysLooked = 14;

/** The public holidays of the next two weeks on which the shop is closed. */
const holidaysClosed = ({ calendar, today }: SellerCalendar): string[] =>
  Array.from({ length: daysLooked + 1 }, (_, day) => addDays(today, day)).filter(calendar.isPublicHoliday);

/** What shoppers see of a shop; null for one that the transaction does not see. */
export async function readShopProfile(
  db: SellerDb | MarketplaceDb,
  sellerId: string,
  now: Date,
): Promise<ShopProfile | null> {
  const shop = await findShopRecord(db, sellerId);
  if (shop === undefined) return null;
  const row = await findProfile(db, sellerId);
  const { country_code: country, region, postal_code: postalCode, opening_hours: openingHours } = shop;
  const place = { sellerId, country, region, postalCode, openingHours };
  const own = (await readCalendars(db, [place], now)).get(sellerId);
  const images = await findImages(db, sellerId);
  return {
    shop: {
      externalId: shop.external_id,
      name: shop.name,
      businessType: shop.business_type,
      city: shop.city,
      countryCode: shop.country_code,
      since: shop.created_at.toISOString(),
    },
    versions: {
      texts: row?.texts_version ?? 1,
      contact: row?.contact_version ?? 1,
      hours: row?.hours_version ?? 1,
    },
    texts: textsOf(row),
    contact: contactOf(row, shop.country_code),
    week: shop.opening_hours,
    closures: own?.closures.map((closure) => closureView(own, closure)) ?? [],
    specialHours: own?.specialHours.map(specialHoursView) ?? [],
    closedHolidays: own === undefined ? [] : holidaysClosed(own),
    images: {
      BACKGROUND: imageView(images, 'BACKGROUND'),
      LOGO: imageView(images, 'LOGO'),
      PHARMACIST: imageView(images, 'PHARMACIST'),
    },
  };
}
