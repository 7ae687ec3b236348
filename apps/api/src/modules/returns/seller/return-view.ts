import type { CaseFile, ReturnDetail, ReturnSummary } from '@offizin/contract/returns/seller';
import { limits } from '@offizin/domain/limits';
import { limitOf } from '@offizin/domain/returns/refund-limit';
import { restockRule } from '@offizin/domain/returns/restock';
import { stepOfSilence, stepsOfShop } from '@offizin/domain/returns/return-steps';
import type { EvidenceFile } from '../../files/write/evidence-files.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { findRefundLimits } from '../../sellers/write/refund-limits-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { countRulings, findReturnedLines } from '../read/return-detail-queries.ts';
import type { ListedReturn } from '../read/return-list-queries.ts';
import { openProposal } from '../write/proposals.ts';
import { findSaleLeft, type ReturnRow } from '../write/return-queries.ts';
import { deciderOf } from './decider.ts';
import { proposalView } from './proposal-view.ts';
import { caseOf, isSilent } from '../write/take-step.ts';

/** A return as the list shows it. */
export function returnSummary(row: ListedReturn): ReturnSummary {
  const { currency } = row;
  return {
    returnId: row.id,
    returnNo: row.return_no,
    kind: row.kind,
    state: row.state,
    orderId: row.order_id,
    orderNumber: row.order_number,
    customer: row.customer,
    city: row.customer_city,
    atStake: { amount: row.at_stake, currency },
    refunded: { amount: row.refunded, currency },
    dueAt: row.due_at?.toISOString() ?? null,
    requestedAt: row.requested_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    files: row.pictures.length + row.evidence.length,
    silent: isSilent(row),
    evidenceWanted:
      row.state === 'escalated' && row.evidence.length === 0 && row.steps.every(({ step }) => step !== 'end_evidence'),
    proposed: openProposal(row) !== null,
    readOnly: row.warehouse,
  };
}

const filesOf = (of: CaseFile['of'], files: readonly EvidenceFile[]): CaseFile[] =>
  files.map(({ name, mediaType, bytes }, at) => ({ of, place: at + 1, fileName: name, mediaType, bytes }));

export async function itemsOf(db: SellerDb, row: ReturnRow): Promise<ReturnDetail['items']> {
  const lines = await findReturnedLines(db, {
    orderId: row.order_id,
    lineIds: row.items.map(({ lineId }) => lineId),
  });
  return row.items.flatMap(({ lineId, units, amount }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) return [];
    const code = line.national_code ?? line.gtin;
    const refused = row.restock_refused?.find((each) => each.lineId === lineId) ?? null;
    const chosen = row.restock?.find((each) => each.lineId === lineId)?.units ?? 0;
    return [
      {
        lineId,
        productId: line.product_id,
        name: line.name,
        pack: line.pack,
        code,
        codeSystem: line.national_code === null ? null : line.code_system,
        image: line.image,
        units,
        amount,
        restock: restockRule({ state: row.state, warehouse: row.warehouse, ...line }),
        restocked: chosen - (refused?.units ?? 0),
        notRestocked: refused === null ? null : { units: refused.units, why: refused.why },
      },
    ];
  });
}

/** The shop's record with the reason for which it gave back less; null below the number that says something. */
async function historyOf(db: SellerDb, { decision }: ReturnRow): Promise<ReturnDetail['history']> {
  const reason = decision?.find((each) => each.reason !== null)?.reason ?? null;
  if (reason === null) return null;
  const found = await countRulings(db, reason);
  return found.decided < limits.returnHistoryMin ? null : found;
}

function effectOf({ effect }: ReturnRow): ReturnDetail['effect'] {
  if (effect === null) return null;
  const { refund, shippingRefund, commission, commissionVat, label, total } = effect;
  return { refund, shippingRefund, commission, commissionVat, label, total };
}

/** Who asks, and when. */
export interface Seen {
  readonly session: ActiveSession;
  readonly now: Date;
}

/** A return with all that a decision needs. */
export async function returnDetail(
  db: SellerDb,
  row: ReturnRow & ListedReturn,
  { session, now }: Seen,
): Promise<ReturnDetail> {
  const { currency, ruling, tracking_number: trackingNumber } = row;
  const sale = await findSaleLeft(db, { sellerId: db.sellerId, orderNumber: row.order_number });
  return {
    ...returnSummary(row),
    version: row.version,
    items: await itemsOf(db, row),
    orderUnits: row.order_units,
    customerWords: row.customer_words,
    objectionWords: row.objection_words,
    shopWords: row.shop_words,
    caseFiles: [...filesOf('customer', row.pictures), ...filesOf('shop', row.evidence)],
    decision: row.decision,
    offer: row.offer === null ? null : { amount: row.offer, currency },
    proposal: await proposalView(db, row, now),
    limit: limitOf(await findRefundLimits(db, db.sellerId), deciderOf(session)),
    ruling,
    steps: row.steps,
    mayDo: stepsOfShop(caseOf(row), now),
    silence: stepOfSilence(caseOf(row), now),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    parcel: trackingNumber === null ? null : { courier: row.courier, trackingNumber },
    sale: sale ?? null,
    shipping: row.shipping,
    label: row.label,
    // What went back already is no longer held.
    held: { amount: row.ended_at === null ? Math.max(0, row.held + (row.effect?.total ?? 0)) : 0, currency },
    effect: effectOf(row),
    history: await historyOf(db, row),
  };
}
