import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import type { CompanyContext } from '@offizin/domain/company/fields';
import type { CompanyValues } from '@offizin/domain/company/sections';
import type { App } from '../../../platform/app.ts';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findSections, findShop, findVatCheck, type SectionRow, type VatCheckRow } from './company-queries.ts';
import { readSection } from './company-values.ts';

export interface Company {
  readonly context: CompanyContext;
  /** Those of all sections, secrets in plain: never to be stored or sent as they are. */
  readonly values: CompanyValues;
  readonly sections: readonly SectionRow[];
  readonly vatCheck: VatCheckRow | null;
}

export const today = (brand: BrandId, now: Date): string => wallClockAt(now, brands[brand].timeZone).date;

/** The company behind the transaction's own shop. */
export async function readCompany({ sealKeys }: Pick<App, 'sealKeys'>, db: SellerDb, now: Date): Promise<Company> {
  const { sellerId } = db;
  const shop = await asIdentity(db, (identity) => findShop(identity, sellerId));
  if (shop === undefined) throw new Error('no such seller');
  const { brand, businessType, country, street, postalCode, city, region } = shop;
  const sections = await findSections(db, sellerId);
  const entered = sections.map((row) => readSection(sealKeys, sellerId, row));
  return {
    context: { brand, country, businessType, today: today(brand, now) },
    values: Object.assign(
      { street, postalCode, city, ...(region !== null && { region }) },
      ...entered,
    ) as CompanyValues,
    sections,
    vatCheck: (await findVatCheck(db, sellerId)) ?? null,
  };
}
