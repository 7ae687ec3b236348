import type { BrandId } from '@offizin/domain/brand/brands';
import type { CompanySection } from '@offizin/domain/company/sections';
import type { VatCheckState } from '@offizin/domain/company/vat-check';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { KeptSection } from './company-values.ts';

interface Writing {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly now: Date;
  readonly savedBy: string | null;
}

/** Writes a section that nobody wrote yet; false where somebody did. */
export async function insertSection(db: SellerDb | MarketplaceDb, by: Writing, kept: KeptSection): Promise<boolean> {
  const written = await db.first(
    query
      .insertInto('company_section')
      .values({
        seller_id: by.sellerId,
        brand: by.brand,
        section: kept.section,
        open_values: JSON.stringify(kept.openValues),
        sealed_values: kept.sealedValues,
        version: 1,
        saved_at: by.now,
        saved_by: by.savedBy,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('section'),
  );
  return written !== undefined;
}

/** Replaces a section in the version that the caller saw; false where it is another one now. */
export async function updateSection(
  db: SellerDb,
  by: Writing,
  { version, ...kept }: KeptSection & { readonly version: number },
): Promise<boolean> {
  const written = await db.first(
    query
      .updateTable('company_section')
      .set({
        open_values: JSON.stringify(kept.openValues),
        sealed_values: kept.sealedValues,
        version: version + 1,
        saved_at: by.now,
        saved_by: by.savedBy,
      })
      .where('seller_id', '=', by.sellerId)
      .where('section', '=', kept.section)
      .where('version', '=', version)
      .returning('section'),
  );
  return written !== undefined;
}

/** Seals a section again, unless somebody saved it meanwhile. */
export async function replaceSealedSection(
  db: SellerDb,
  { sellerId, section }: { sellerId: string; section: CompanySection },
  { before, sealed }: { before: Buffer; sealed: Buffer },
): Promise<void> {
  await db.rows(
    query
      .updateTable('company_section')
      .set({ sealed_values: sealed })
      .where('seller_id', '=', sellerId)
      .where('section', '=', section)
      .where('sealed_values', '=', before),
  );
}

interface NewNumber {
  readonly sellerId: string;
  readonly brand: BrandId;
  /** When VIES is to be asked; null where nobody is. */
  readonly nextAt: Date | null;
}

const unchecked = { state: 'unverified', checked_at: null, silent_since: null } as const;
const firstCheck = ({ sellerId, brand, nextAt }: NewNumber) =>
  query
    .insertInto('company_vat_check')
    .values({ seller_id: sellerId, brand, number_no: 1, ...unchecked, next_at: nextAt });

/** Nothing is known of a number that has just been entered. */
export async function beginVatCheck(db: SellerDb, number: NewNumber): Promise<void> {
  const again = { ...unchecked, number_no: sql<number>`company_vat_check.number_no + 1`, next_at: number.nextAt };
  await db.rows(firstCheck(number).onConflict((conflict) => conflict.column('seller_id').doUpdateSet(again)));
}

/** The same of the number that somebody else brought for a shop that has none. */
export async function beginFirstVatCheck(db: MarketplaceDb, number: NewNumber): Promise<void> {
  await db.rows(firstCheck(number).onConflict((conflict) => conflict.doNothing()));
}

interface CheckedNumber {
  readonly sellerId: string;
  readonly numberNo: number;
  readonly now: Date;
}

/** Keeps what VIES said; false where another number was entered meanwhile. */
export async function saveVatAnswer(
  db: SellerDb,
  { sellerId, numberNo, now }: CheckedNumber,
  state: VatCheckState,
): Promise<boolean> {
  const saved = await db.first(
    query
      .updateTable('company_vat_check')
      .set({ state, checked_at: now, silent_since: null, next_at: null })
      .where('seller_id', '=', sellerId)
      .where('number_no', '=', numberNo)
      .returning('seller_id'),
  );
  return saved !== undefined;
}

/** Keeps that VIES did not answer, since when, and when it is asked again. */
export async function saveVatSilence(
  db: SellerDb,
  { sellerId, numberNo, now }: CheckedNumber,
  { silentSince, nextAt }: { silentSince: Date | null; nextAt: Date },
): Promise<void> {
  await db.rows(
    query
      .updateTable('company_vat_check')
      .set({ silent_since: silentSince ?? now, next_at: nextAt })
      .where('seller_id', '=', sellerId)
      .where('number_no', '=', numberNo),
  );
}
