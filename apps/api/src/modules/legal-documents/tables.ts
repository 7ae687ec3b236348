import type { LegalContent, LegalType } from '@offizin/domain/legal-documents/legal-documents';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    legal_draft: Row<
      Columns['legal_draft'],
      {
        type: LegalType;
        content: LegalContent;
      }
    >;
    legal_link: Row<
      Columns['legal_link'],
      {
        type: LegalType;
      }
    >;
    legal_version: Row<
      Columns['legal_version'],
      {
        type: LegalType;
        content: LegalContent;
      }
    >;
  }
}
