import type { CancelledByParty } from '@offizin/domain/orders/statuses';
import type { BrandLimits, CountedCancellations } from '@offizin/domain/performance/brand-limits';
import type { DisputeReason, DisputeState } from '@offizin/domain/performance/disputes';
import type { MetricFigure, MetricRatio } from '@offizin/domain/performance/week';
import type { EvidenceFile } from '../files/write/evidence-files.ts';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

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
