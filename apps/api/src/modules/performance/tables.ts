import type { CancelledByParty } from '@offizin/domain/orders/statuses';
import type { BrandLimits, CountedCancellations } from '@offizin/domain/performance/brand-limits';
import type { DocumentMediaType } from '@offizin/domain/company/document-type';
import type { DisputeReason, DisputeState } from '@offizin/domain/performance/disputes';
import type { MetricFigure, MetricRatio } from '@offizin/domain/performance/week';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

/** A file that a seller sends with a dispute. */
export interface EvidenceFile {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: DocumentMediaType | 'image/webp';
}

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    metric_dispute: Row<
      Columns['metric_dispute'],
      {
        figure: MetricRatio;
        reason: DisputeReason;
        files: EvidenceFile[];
        state: DisputeState;
      }
    >;
    metric_incident: Row<
      Columns['metric_incident'],
      {
        figure: Exclude<MetricFigure, 'orders'>;
        party: CancelledByParty;
      }
    >;
    metric_limits: Row<
      Columns['metric_limits'],
      {
        counted: CountedCancellations;
      }
    >;
    metric_publication: Columns['metric_publication'];
    metric_week: Row<
      Columns['metric_week'],
      {
        limits: BrandLimits;
      }
    >;
  }
}
