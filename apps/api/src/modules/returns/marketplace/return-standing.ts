import type { ReturnRow } from '../write/return-queries.ts';

/** A return as the marketplace reads it. */
export function returnStanding(row: ReturnRow & { readonly seller: string }) {
  const { effect } = row;
  return {
    returnNo: row.return_no,
    orderNumber: row.order_number,
    seller: row.seller,
    kind: row.kind,
    state: row.state,
    version: row.version,
    dueAt: row.due_at?.toISOString() ?? null,
    offer: row.offer,
    refunded: row.refunded,
    decision: row.decision,
    shopWords: row.shop_words,
    evidence: row.evidence.map(({ name, mediaType, bytes }) => ({ fileName: name, mediaType, bytes })),
    effect:
      effect === null
        ? null
        : {
            refund: effect.refund,
            shippingRefund: effect.shippingRefund,
            commission: effect.commission,
            commissionVat: effect.commissionVat,
            label: effect.label,
            total: effect.total,
          },
  };
}
