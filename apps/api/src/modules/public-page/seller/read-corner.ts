import type { PublishedVersion } from '@offizin/contract/legal-documents/seller';
import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import type { BrandId } from '@offizin/domain/brand/brands';
import { dutiesShown } from '@offizin/domain/calendar/emergency-duty';
import type { ShopCalendar } from '@offizin/domain/calendar/opening-hours';
import type { PublicHoliday } from '@offizin/domain/calendar/public-holidays';
import { type PublicFact, publicFacts } from '@offizin/domain/company/public-facts';
import { type DutyRow, findDuties } from '../../calendar/write/duty-queries.ts';
import { readOwnCalendar } from '../../calendar/write/read-calendars.ts';
import { readCompany } from '../../company/write/read-company.ts';
import { readInForce } from '../../legal-documents/write/legal-view.ts';
import { readShopProfile } from '../../shop-profile/write/profile-view.ts';
import type { App } from '../../../platform/app.ts';
import { type SellerOfBrand, withMarketplace, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { countOffers, findFirstOffers, findOpenShop, isCertified, type PublicOffer } from '../read/corner-queries.ts';

/** All that the public page of a shop shows: nothing that is not public is in it. */
export interface Corner {
  readonly brand: BrandId;
  readonly profile: ShopProfile;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
  /** What everybody may know of the company. */
  readonly trader: readonly PublicFact[];
  /** Whether the shop has certified that its offers comply with the law of the Union (Article 30 of the DSA). */
  readonly isCertified: boolean;
  readonly legal: readonly PublishedVersion[];
  /** How many of its offers can be bought, and the first of them. */
  readonly offers: number;
  readonly firstOffers: readonly PublicOffer[];
  readonly calendar: ShopCalendar;
  /** Emergency duty: the one that lasts, and the next one. */
  readonly duties: readonly DutyRow[];
  /** Of this year and the next one. */
  readonly holidays: readonly PublicHoliday[];
}

/** A shop with a public page. */
type FoundCorner = SellerOfBrand & Pick<Corner, 'isCertified'>;

/** Which shop of the brand has a public page under this id; null for every other one, whatever the reason. */
export async function findCorner(
  { pool }: Pick<App, 'pool'>,
  brand: BrandId,
  externalId: string,
): Promise<FoundCorner | null> {
  return withMarketplace(pool, brand, async (db) => {
    const sellerId = await findOpenShop(db, externalId);
    return sellerId === null ? null : { sellerId, brand, isCertified: await isCertified(db, sellerId) };
  });
}

export async function readCorner(app: App, shop: FoundCorner, now: Date): Promise<Corner | null> {
  return withSeller(app.pool, shop, async (db) => {
    const profile = await readShopProfile(db, shop.sellerId, now);
    if (profile === null) return null;
    const { calendar, holidaysIn, openHolidays } = await readOwnCalendar(db, now);
    const { values, context } = await readCompany(app, db, now);
    const { street = '', postalCode = '', city = '' } = values;
    const year = now.getUTCFullYear();
    return {
      brand: shop.brand,
      profile,
      address: { street, postalCode, city },
      trader: publicFacts(context, values),
      isCertified: shop.isCertified,
      legal: await readInForce(db, now.toISOString()),
      offers: await countOffers(db),
      firstOffers: await findFirstOffers(db),
      calendar,
      duties: dutiesShown(await findDuties(db, now), now),
      holidays: [year, year + 1].flatMap(holidaysIn).filter(({ date }) => !openHolidays.includes(date)),
    };
  });
}
