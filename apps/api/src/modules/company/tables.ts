import type { CompanySection, CompanyValues } from '@offizin/domain/company/sections';
import type { VatCheckState } from '@offizin/domain/company/vat-check';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    company_section: Row<
      Columns['company_section'],
      {
        section: CompanySection;
        open_values: CompanyValues;
      }
    >;
    /** `number_no`: Counts the numbers that were entered: what is said about an older one is dropped. */
    company_vat_check: Row<
      Columns['company_vat_check'],
      {
        state: VatCheckState;
      }
    >;
  }
}
