import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    stored_file: Columns['stored_file'];
  }
}
