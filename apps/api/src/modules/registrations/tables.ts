import type { RegistrationNote } from '@offizin/contract/registrations/seller';
import type { DocumentMediaType } from '@offizin/domain/company/document-type';
import type { VatCheckState } from '@offizin/domain/company/vat-check';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { ConsentKind } from '@offizin/domain/registrations/consents';
import type { RegistrationState } from '@offizin/domain/registrations/states';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

/** What somebody agreed to, when and in which language. */
export interface Consent {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly locale: LocaleCode;
  /** ISO 8601. */
  readonly at: string;
}

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    registration: Row<
      Columns['registration'],
      {
        state: RegistrationState;
        consents: Consent[];
        notes: RegistrationNote[];
        vat_state: VatCheckState;
      }
    >;
    registration_key: Row<
      Columns['registration_key'],
      {
        kind: 'browser' | 'link';
      }
    >;
    registration_licence: Row<
      Columns['registration_licence'],
      {
        media_type: DocumentMediaType;
      }
    >;
  }
}
