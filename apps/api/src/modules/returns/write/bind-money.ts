import { type ItemDecision, refundOf } from '@offizin/domain/returns/return-decision';
import { backOf, bindingSum, type MoneyBack, type MoneyCase, restOf } from '@offizin/domain/returns/return-money';
import { moneyOf, type ReturnActor, type ReturnStep } from '@offizin/domain/returns/return-steps';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { lockBooks } from '../../ledger/write/ledger-write-queries.ts';
import type { KeptEffect, Money } from '../tables.ts';
import { keptEffect } from './effect-of.ts';
import { findSaleLeft, lockOrderOf, type ReturnRow } from './return-queries.ts';

/** What a step that moves money writes beside its state. */
export interface BoundMoney {
  readonly offer?: number;
  readonly refunded?: number;
  readonly effect?: KeptEffect;
}

export type Binding =
  | { readonly is: 'bound'; readonly money: BoundMoney }
  /** More than the ledger has left of the sale: how much it has. */
  | { readonly is: 'exceeding'; readonly left: number };

interface Wanted {
  readonly step: ReturnStep;
  readonly by: ReturnActor;
  readonly money: Money | undefined;
}

/** Whether the goods are on their way or have come. */
const isSent = ({ steps }: Pick<ReturnRow, 'steps'>): boolean =>
  steps.some(({ step }) => step === 'accept' || step === 'receive');

const caseOf = (row: ReturnRow): MoneyCase => ({
  kind: row.kind,
  items: row.items,
  atStake: row.at_stake,
  refunded: row.refunded,
  shipping: row.shipping,
  label: row.label,
  isSent: isSent(row),
});

function decided({ items }: ReturnRow, decisions: readonly ItemDecision[]): MoneyBack {
  const refunds = items.map((item) => {
    const found = decisions.find(({ lineId }) => lineId === item.lineId);
    return found === undefined ? 0 : refundOf(item, found);
  });
  return { refunds, isWhole: decisions.every(({ choice }) => choice === 'whole') };
}

/** What was decided before and is not booked yet goes to the ledger together with what is decided now. */
function withUnbooked({ effect, booked_at: bookedAt }: ReturnRow, now: KeptEffect): KeptEffect {
  if (effect === null || bookedAt !== null) return now;
  return {
    refund: effect.refund + now.refund,
    shippingRefund: effect.shippingRefund + now.shippingRefund,
    commission: effect.commission + now.commission,
    commissionVat: effect.commissionVat + now.commissionVat,
    label: effect.label + now.label,
    total: effect.total + now.total,
    refunds: [...effect.refunds, ...now.refunds],
  };
}

/**
 * The money that a step makes binding: the one way to it for the shop, the customer, the marketplace and time, which all pass the
 * cap of what the ledger has left of the order's sale (ORD-22). Nobody else decides about a case of the order meanwhile, or books.
 */
export async function bindMoney(
  db: SellerDb | MarketplaceDb,
  row: ReturnRow,
  { step, by, money }: Wanted,
): Promise<Binding> {
  const kind = moneyOf(step);
  if ((kind === null) !== (money === undefined)) throw new Error(`the step ${step} moves money: ${kind ?? 'no'}`);
  if (kind === null || money === undefined) return { is: 'bound', money: {} };
  await lockBooks(db, row.seller_id);
  await lockOrderOf(db, row);
  const sale = await findSaleLeft(db, { sellerId: row.seller_id, orderNumber: row.order_number });
  const of = caseOf(row);
  const rest = restOf(of, sale);
  const byItem = money.of === 'items' ? decided(row, money.items) : null;
  const named = byItem?.refunds.reduce((sum, amount) => sum + amount, 0) ?? (money.of === 'sum' ? money.amount : null);
  const amount = bindingSum({ step, by }, named ?? of.atStake - of.refunded, { sale, rest });
  if (amount === null) return { is: 'exceeding', left: Math.max(0, sale?.sold ?? 0) };
  if (kind === 'promised') return { is: 'bound', money: { offer: amount } };
  if (amount === 0) return { is: 'bound', money: {} };
  const effect = keptEffect(row, of, { back: byItem ?? backOf(of, amount), sale });
  return { is: 'bound', money: { refunded: row.refunded + amount, effect: withUnbooked(row, effect) } };
}
