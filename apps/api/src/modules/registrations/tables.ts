import type { RegistrationNote } from '@offizin/contract/registrations/seller';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { DocumentMediaType } from '@offizin/domain/company/document-type';
import type { VatCheckState } from '@offizin/domain/company/vat-check';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { ConsentKind } from '@offizin/domain/registrations/consents';
import type { RegistrationState } from '@offizin/domain/registrations/states';
import type { ColumnType, Generated } from 'kysely';

/** A column of JSON with a default. */
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

interface RegistrationTable {
  id: string;
  brand: BrandId;
  email: string;
  locale: LocaleCode;
  state: RegistrationState;
  sealed_answers: Buffer;
  consents: GeneratedJson<Consent[]>;
  notes: GeneratedJson<RegistrationNote[]>;
  seller_id: string | null;
  created_at: Date;
  saved_at: Date;
  submitted_at: Date | null;
  decided_at: Date | null;
  keep_until: Date | null;
  vat_state: Generated<VatCheckState>;
  vat_checked_at: Date | null;
}

interface RegistrationLicenceTable {
  registration_id: string;
  brand: BrandId;
  media_type: DocumentMediaType;
  size: number;
  sealed_content: Buffer;
  uploaded_at: Date;
}

/** What somebody agreed to, when and in which language. */
export interface Consent {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly locale: LocaleCode;
  /** ISO 8601. */
  readonly at: string;
}

interface RegistrationKeyTable {
  key_hash: Buffer;
  registration_id: string;
  kind: 'browser' | 'link';
  expires_at: Date;
}

export interface RegistrationSchema {
  registration: RegistrationTable;
  registration_key: RegistrationKeyTable;
  registration_licence: RegistrationLicenceTable;
}
