import type { ExportKind, ExportQuestion } from '@offizin/contract/exports/seller';
import type { ExportFormat } from '@offizin/domain/exports/export-formats';
import type { ZippedEntry } from '@offizin/spreadsheet/zip/write-zip';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    export: Row<
      Columns['export'],
      {
        kind: ExportKind;
        question: ExportQuestion;
        format: ExportFormat;
        status: 'preparing' | 'ready' | 'failed';
      }
    >;
    export_part: Row<
      Columns['export_part'],
      {
        entries: ZippedEntry[];
      }
    >;
  }
}
