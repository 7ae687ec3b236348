import { type MoneyBack, type MoneyCase, costOf, type SaleLeft } from '@offizin/domain/returns/return-money';
import type { ReturnKind } from '@offizin/domain/returns/return-terms';
import { cutText } from '@offizin/domain/typed/cut-text';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { KeptEffect, KeptItem } from '../tables.ts';
import { findSaleLeft } from './return-queries.ts';

/** What decides what a refund costs. */
export interface Refunded {
  readonly seller_id: string;
  readonly order_number: string;
  readonly kind: ReturnKind;
  readonly items: readonly KeptItem[];
  readonly shipping: number;
  readonly label: number;
}

/** What the ledger is given for money that goes back: each product by its name, a sum for the case by all of them. */
export function keptEffect(
  { items }: Pick<Refunded, 'items'>,
  of: MoneyCase,
  { back, sale }: { readonly back: MoneyBack; readonly sale: SaleLeft },
): KeptEffect {
  const names = items.map(({ name }) => name);
  const isByItem = back.refunds.length === names.length && (names.length === 1 || back.refunds.length > 1);
  const texts = isByItem ? names : [cutText(names.join(', '), 120)];
  const refunds = back.refunds.map((amount, at) => ({ text: texts[at] ?? '', amount }));
  return { ...costOf(of, back, sale), refunds: refunds.filter(({ amount }) => amount > 0) };
}

/** What giving everything back would cost before anything was decided. */
export async function fullCost(db: SellerDb | MarketplaceDb, of: Refunded): Promise<number> {
  const { seller_id: sellerId, order_number: orderNumber, items } = of;
  const refunds = items.map(({ amount }) => amount);
  const atStake = refunds.reduce((sum, amount) => sum + amount, 0);
  const sale = await findSaleLeft(db, { sellerId, orderNumber });
  return -costOf({ ...of, atStake, refunded: 0, isSent: false }, { refunds, isWhole: true }, sale).total;
}
