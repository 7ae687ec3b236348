import type { BrandId } from '@offizin/domain/brand/brands';
import type { CompanyContext } from '@offizin/domain/company/fields';
import { askedOfVies, plainValues } from '@offizin/domain/company/plain-values';
import { companySections, type CompanyValues } from '@offizin/domain/company/sections';
import type { App } from '../../../platform/app.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { keptSection } from './company-values.ts';
import { beginFirstVatCheck, insertSection } from './company-write-queries.ts';

interface Brought {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly now: Date;
  readonly context: CompanyContext;
  readonly values: CompanyValues;
}

/** Takes over what a registration or the marketplace says about a company; what the shop entered itself stays. */
export async function takeOverCompany(
  { sealKeys, config }: Pick<App, 'sealKeys' | 'config'>,
  db: MarketplaceDb,
  { sellerId, brand, now, context, values }: Brought,
): Promise<void> {
  for (const section of companySections) {
    const plain = plainValues(section, context, values);
    const kept = keptSection(sealKeys, sellerId, { section, values: plain });
    const isEmpty = kept.sealedValues === null && Object.keys(kept.openValues).length === 0;
    const by = { sellerId, brand, now, savedBy: null };
    const isWritten = !isEmpty && (await insertSection(db, by, kept));
    if (isWritten && askedOfVies(context, plain) !== null)
      await beginFirstVatCheck(db, { sellerId, brand, nextAt: config.viesUrl === null ? null : now });
  }
}
