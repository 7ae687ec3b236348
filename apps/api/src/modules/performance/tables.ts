import type { BrandId } from '@offizin/domain/brand/brands';
import type { CancelledByParty } from '@offizin/domain/orders/statuses';
import type { BrandLimits, CountedCancellations } from '@offizin/domain/performance/brand-limits';
import type { DisputeReason, DisputeState, EvidenceType } from '@offizin/domain/performance/disputes';
import type { MetricFigure, MetricRatio } from '@offizin/domain/performance/week';
import type { Generated, JSONColumnType } from 'kysely';

interface MetricLimitsTable {
  brand: BrandId;
  cancelled_at_risk: number;
  cancelled_exceeded: number;
  late_at_risk: number;
  late_exceeded: number;
  counted: CountedCancellations;
}

interface MetricWeekTable {
  seller_id: string;
  first_day: Date;
  brand: BrandId;
  orders: number;
  cancelled_by_seller: number;
  cancelled_by_customer: number;
  cancelled_by_marketplace: number;
  late: number;
  partly: number;
  limits: JSONColumnType<BrandLimits>;
  published_at: Date;
}

interface MetricIncidentTable {
  seller_id: string;
  first_day: Date;
  figure: Exclude<MetricFigure, 'orders'>;
  order_id: string;
  brand: BrandId;
  dispatch_by: Date;
  party: CancelledByParty | null;
  removed_at: Date | null;
}

/** A file that a seller sends with a dispute. */
export interface EvidenceFile {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: EvidenceType | 'image/webp';
}

interface MetricDisputeTable {
  seller_id: string;
  id: Generated<string>;
  brand: BrandId;
  first_day: Date;
  figure: MetricRatio;
  order_id: string;
  reason: DisputeReason;
  comment: string | null;
  files: JSONColumnType<EvidenceFile[]>;
  state: DisputeState;
  sent_at: Date;
  sent_by: string;
  decided_at: Date | null;
  answer: string | null;
}

export interface MetricSchema {
  metric_dispute: MetricDisputeTable;
  metric_incident: MetricIncidentTable;
  metric_limits: MetricLimitsTable;
  metric_publication: { brand: BrandId; first_day: Date; published_at: Date };
  metric_week: MetricWeekTable;
}
