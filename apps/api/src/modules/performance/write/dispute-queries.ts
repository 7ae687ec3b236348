import type { BrandId } from '@offizin/domain/brand/brands';
import type { DisputeReason, DisputeState } from '@offizin/domain/performance/disputes';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { sql } from 'kysely';
import type { EvidenceFile } from '../../files/write/evidence-files.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface NewDispute {
  readonly brand: BrandId;
  readonly firstDay: string;
  readonly figure: MetricRatio;
  readonly orderId: string;
  readonly reason: DisputeReason;
  readonly comment: string | null;
  readonly files: readonly EvidenceFile[];
  readonly sentAt: Date;
  readonly sentBy: string;
}

/** Writes a dispute of an order that counts in the figure; undefined where it does not, or was disputed before. */
export function insertDispute(db: SellerDb, dispute: NewDispute) {
  const { brand, firstDay, figure, orderId, reason, comment, files, sentAt, sentBy } = dispute;
  return db.first(sql<{ id: string }>`
    insert into metric_dispute (seller_id, brand, first_day, figure, order_id, reason, comment, files, state, sent_at, sent_by)
    select seller_id, ${brand}, first_day, figure, order_id, ${reason}, ${comment}, ${JSON.stringify(files)}::jsonb,
      'pending', ${sentAt}, ${sentBy}
    from metric_incident where seller_id = ${db.sellerId}::uuid and first_day = ${firstDay}::date and figure = ${figure}
      and order_id = ${orderId}::uuid and removed_at is null
    on conflict (seller_id, figure, order_id) do nothing returning id`);
}

/** The number of one of the seller's orders. */
export function findOrderNumber(db: SellerDb, orderId: string) {
  const order = query.selectFrom('seller_order').select('number').where('seller_id', '=', db.sellerId);
  return db.first(order.where('id', '=', orderId).where('warehouse', '=', false));
}

export interface DisputeRow {
  readonly id: string;
  readonly sellerId: string;
  readonly seller: string;
  readonly orderNumber: string;
  readonly figure: MetricRatio;
  readonly firstDay: string;
  readonly reason: DisputeReason;
  readonly comment: string | null;
  readonly files: readonly EvidenceFile[];
  readonly state: DisputeState;
  readonly sentAt: Date;
}

const disputes = sql`
  select d.id, d.seller_id as "sellerId", s.external_id as seller, o.number as "orderNumber", d.figure,
    d.first_day::text as "firstDay", d.reason, d.comment, d.files, d.state, d.sent_at as "sentAt"
  from metric_dispute d join seller s on s.id = d.seller_id
  join seller_order o on o.seller_id = d.seller_id and o.id = d.order_id`;

/** Those that wait, the oldest first. */
export function findPendingDisputes(db: MarketplaceDb, brand: BrandId, limit: number) {
  return db.rows(sql<DisputeRow>`
    ${disputes} where d.brand = ${brand} and d.state = 'pending' order by d.sent_at, d.id limit ${limit}`);
}

export function findDispute(db: MarketplaceDb, brand: BrandId, id: string) {
  return db.first(sql<DisputeRow>`${disputes} where d.brand = ${brand} and d.id = ${id}::uuid`);
}

/** Decides a dispute that waits; false where somebody was faster. */
export async function decideDispute(
  db: MarketplaceDb,
  { id, sellerId }: DisputeRow,
  decision: { readonly state: DisputeState; readonly answer: string | null; readonly decidedAt: Date },
): Promise<boolean> {
  const update = query
    .updateTable('metric_dispute')
    .set({ state: decision.state, answer: decision.answer, decided_at: decision.decidedAt })
    .where('seller_id', '=', sellerId)
    .where('id', '=', id)
    .where('state', '=', 'pending');
  return (await db.first(update.returning('id'))) !== undefined;
}

/** The evidence of a decided dispute. */
export async function findEvidence(db: SellerDb, disputeId: string): Promise<readonly EvidenceFile[]> {
  const dispute = query.selectFrom('metric_dispute').select('files').where('seller_id', '=', db.sellerId);
  const found = await db.first(dispute.where('id', '=', disputeId).where('state', '<>', 'pending'));
  return found?.files ?? [];
}

/** Forgets the evidence of a dispute, whose files are gone. */
export async function clearEvidence(db: SellerDb, disputeId: string): Promise<void> {
  const update = query.updateTable('metric_dispute').set({ files: '[]' }).where('seller_id', '=', db.sellerId);
  await db.rows(update.where('id', '=', disputeId));
}
