import type { TourName } from '@offizin/domain/tours/tours';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    viewed_tour: Row<Columns['viewed_tour'], { name: TourName; expires_on: string | null }>;
  }
}
