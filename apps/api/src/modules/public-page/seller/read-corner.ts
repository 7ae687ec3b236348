import type { PublishedVersion } from '@offizin/contract/legal-documents/seller';
import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import type { BrandId } from '@offizin/domain/brand/brands';
import { dutiesShown } from '@offizin/domain/calendar/emergency-duty';
import type { ShopCalendar } from '@offizin/domain/calendar/opening-hours';
import { type PublicHoliday, publicHolidays } from '@offizin/domain/calendar/public-holidays';
import { fieldRow } from '@offizin/domain/company/fields';
import type { CompanyField, CompanyValues } from '@offizin/domain/company/sections';
import { type DutyRow, findDuties } from '../../calendar/write/duty-queries.ts';
import { readOwnCalendar } from '../../calendar/write/read-calendars.ts';
import { readCompany } from '../../company/write/read-company.ts';
import { readInForce } from '../../legal-documents/write/legal-view.ts';
import { readShopProfile } from '../../shop-profile/write/profile-view.ts';
import type { App } from '../../../platform/app.ts';
import { type SellerOfBrand, withMarketplace, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { countOffers, findOpenShop } from '../read/corner-queries.ts';

const traderFields = [
  'legalName',
  'vatNumber',
  'commercialRegisterNumber',
  'commercialRegister',
  'managingDirector',
] as const satisfies readonly CompanyField[];
export type TraderField = (typeof traderFields)[number];

/** All that the public page of a shop shows: nothing that is not public is in it. */
export interface Corner {
  readonly brand: BrandId;
  readonly profile: ShopProfile;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
  readonly trader: readonly { readonly field: TraderField; readonly value: string }[];
  readonly legal: readonly PublishedVersion[];
  readonly offers: number;
  readonly calendar: ShopCalendar;
  /** Emergency duty: the one that lasts, and the next one. */
  readonly duties: readonly DutyRow[];
  /** Of this year and the next one. */
  readonly holidays: readonly PublicHoliday[];
}

/** Which shop of the brand has a public page under this id; null for every other one, whatever the reason. */
export async function findCorner(
  { pool }: Pick<App, 'pool'>,
  brand: BrandId,
  externalId: string,
): Promise<SellerOfBrand | null> {
  const sellerId = await withMarketplace(pool, brand, (db) => findOpenShop(db, externalId));
  return sellerId === null ? null : { sellerId, brand };
}

const publicFacts = (values: CompanyValues): Corner['trader'] =>
  traderFields.flatMap((field) => {
    const value = values[field] ?? '';
    return value === '' || fieldRow(field).seenBy !== 'public' ? [] : { field, value };
  });

export async function readCorner(app: App, shop: SellerOfBrand, now: Date): Promise<Corner | null> {
  return withSeller(app.pool, shop, async (db) => {
    const profile = await readShopProfile(db, shop.sellerId, { brand: shop.brand, now });
    if (profile === null) return null;
    const { calendar, country, region, openHolidays } = await readOwnCalendar(db, { brand: shop.brand, now });
    const { values } = await readCompany(app, db, now);
    const { street = '', postalCode = '', city = '' } = values;
    const year = now.getUTCFullYear();
    return {
      brand: shop.brand,
      profile,
      address: { street, postalCode, city },
      trader: publicFacts(values),
      legal: await readInForce(db, now.toISOString()),
      offers: await countOffers(db),
      calendar,
      duties: dutiesShown(await findDuties(db, now), now),
      holidays: [year, year + 1]
        .flatMap((each) => publicHolidays(country, region, each))
        .filter(({ date }) => !openHolidays.includes(date)),
    };
  });
}
