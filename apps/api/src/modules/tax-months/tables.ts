import type { TaxSettings } from '@offizin/domain/tax-months/tax-accounts';
import type { TaxKind } from '@offizin/domain/tax-months/tax-kinds';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    tax_figure: Row<Columns['tax_figure'], { kind: TaxKind }>;
    tax_month: Columns['tax_month'];
    tax_settings: Row<Columns['tax_settings'], { settings: TaxSettings }>;
  }
}
