import { type ItemDecision, refundOf } from '@offizin/domain/returns/return-decision';
import { returnEffect } from '@offizin/domain/returns/return-effect';
import { kindRules, type ReturnKind } from '@offizin/domain/returns/return-terms';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { KeptEffect, KeptItem } from '../tables.ts';
import { findBookedSale } from './return-queries.ts';

/** What decides what a refund costs. */
export interface Refunded {
  readonly seller_id: string;
  readonly order_number: string;
  readonly kind: ReturnKind;
  readonly items: readonly KeptItem[];
  readonly shipping: number;
  readonly label: number;
}

interface Back {
  readonly refunds: KeptEffect['refunds'];
  /** Whether everything goes back: only then the shipping does, too. */
  readonly isWhole: boolean;
  /** Whether the goods were sent back, at whoever's cost. */
  readonly isSent: boolean;
}

async function effectOf(
  db: SellerDb | MarketplaceDb,
  of: Refunded,
  { refunds, isWhole, isSent }: Back,
): Promise<KeptEffect> {
  const orderNumber = of.order_number;
  const sale = await findBookedSale(db, { sellerId: of.seller_id, orderNumber });
  const given = refunds.filter(({ amount }) => amount > 0);
  const effect = returnEffect(
    {
      refunds: given.map(({ amount }) => amount),
      shipping: isWhole ? of.shipping : 0,
      label: isSent && kindRules[of.kind].label === 'shop' ? of.label : 0,
    },
    sale ?? { sold: 0, commission: 0, commissionVat: 0 },
  );
  return { ...effect, refunds: given };
}

const allOf = (items: readonly KeptItem[]) => items.map(({ name, amount }) => ({ text: name, amount }));

/** What giving everything back writes into the ledger. */
export const effectOfAll = (db: SellerDb | MarketplaceDb, of: Refunded, isSent: boolean): Promise<KeptEffect> =>
  effectOf(db, of, { refunds: allOf(of.items), isWhole: true, isSent });

/** What a decision about each item writes. */
export function effectOfDecision(
  db: SellerDb | MarketplaceDb,
  of: Refunded,
  { items, isSent }: { readonly items: readonly ItemDecision[]; readonly isSent: boolean },
): Promise<KeptEffect> {
  const refunds = of.items.map((item) => {
    const decided = items.find(({ lineId }) => lineId === item.lineId);
    return { text: item.name, amount: decided === undefined ? 0 : refundOf(item, decided) };
  });
  return effectOf(db, of, { refunds, isWhole: items.every(({ choice }) => choice === 'whole'), isSent });
}

/** What a sum for the whole case writes: an offer, or what the marketplace decided. */
export function effectOfSum(
  db: SellerDb | MarketplaceDb,
  of: Refunded,
  { amount, isSent }: { readonly amount: number; readonly isSent: boolean },
): Promise<KeptEffect> {
  const text = of.items
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 120);
  return effectOf(db, of, { refunds: [{ text, amount }], isWhole: false, isSent });
}
