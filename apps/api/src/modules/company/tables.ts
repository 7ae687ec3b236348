import type { BrandId } from '@offizin/domain/brand/brands';
import type { CompanySection, CompanyValues } from '@offizin/domain/company/sections';
import type { VatCheckState } from '@offizin/domain/company/vat-check';
import type { JSONColumnType } from 'kysely';

interface CompanySectionTable {
  seller_id: string;
  section: CompanySection;
  brand: BrandId;
  open_values: JSONColumnType<CompanyValues>;
  sealed_values: Buffer | null;
  version: number;
  saved_at: Date;
  saved_by: string | null;
}

interface CompanyVatCheckTable {
  seller_id: string;
  brand: BrandId;
  /** Counts the numbers that were entered: what is said about an older one is dropped. */
  number_no: number;
  state: VatCheckState;
  checked_at: Date | null;
  silent_since: Date | null;
  next_at: Date | null;
}

export interface CompanySchema {
  company_section: CompanySectionTable;
  company_vat_check: CompanyVatCheckTable;
}
