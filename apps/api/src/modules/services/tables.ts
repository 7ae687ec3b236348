import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import type { ServiceAsk } from '@offizin/domain/services/service-asks';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    service_state: Row<
      Columns['service_state'],
      {
        code: ServiceCode;
        asked: ServiceAsk;
        refused: ServiceAsk;
      }
    >;
  }
}
