import type { BrandId } from '@offizin/domain/brand/brands';
import type { LegalContent, LegalType } from '@offizin/domain/legal-documents/legal-documents';
import type { JSONColumnType } from 'kysely';

interface LegalVersionTable {
  seller_id: string;
  type: LegalType;
  number: number;
  language: string;
  brand: BrandId;
  content: JSONColumnType<LegalContent>;
  published_at: Date;
  published_by: string;
}

interface LegalDraftTable {
  seller_id: string;
  type: LegalType;
  language: string;
  brand: BrandId;
  content: JSONColumnType<LegalContent>;
  version: number;
  saved_at: Date;
  saved_by: string;
}

interface LegalLinkTable {
  seller_id: string;
  type: LegalType;
  language: string;
  brand: BrandId;
  url: string;
  silent_since: Date | null;
  next_at: Date;
}

export interface LegalSchema {
  legal_version: LegalVersionTable;
  legal_draft: LegalDraftTable;
  legal_link: LegalLinkTable;
}
