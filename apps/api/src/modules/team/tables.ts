import type { Role } from '@offizin/domain/access/roles';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    membership: Row<
      Columns['membership'],
      {
        role: Role;
      }
    >;
    team_invitation: Row<
      Columns['team_invitation'],
      {
        role: Role;
      }
    >;
  }
}
