import type { SyncResultType } from '@offizin/domain/sync/result-types';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    sync_remedy: Row<
      Columns['sync_remedy'],
      {
        finding: SyncResultType;
        state: 'working' | 'done' | 'failed';
      }
    >;
  }
}
