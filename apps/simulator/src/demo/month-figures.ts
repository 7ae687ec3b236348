import { vatIn } from '@offizin/domain/ledger/charged-shipping';
import type { LedgerKind } from '@offizin/domain/ledger/ledger';
import type { SalesBefore } from '@offizin/marketplace-client/api.gen';
import type { ReplyTo } from '@offizin/marketplace-client/client';

/** An amount with VAT, and the rate of that in basis points. */
export interface BilledPart {
  readonly rate: number;
  readonly gross: number;
}

/** What a month brought a shop, in minor units: its documents are made of it. */
export interface MonthFigures {
  /** Whether all of it was booked here: what was sold before the portal is in no ledger. */
  readonly isBooked: boolean;
  readonly orders: number;
  readonly sales: number;
  readonly refunded: number;
  /** What was taken, without the VAT on it. */
  readonly commission: number;
  readonly commissionVat: number;
  readonly shipping: readonly BilledPart[];
  /** What the marketplace has paid for customers' vouchers. */
  readonly vouchers: number;
}

export type BookedSums = ReplyTo<'get', '/sellers/{externalId}/ledger/booked/{month}'>['sums'];

/** Of an order of the time before the portal, on average. */
const voucherBefore = 63;

/** What was booked in a month, and what was sold in it before anything was booked; `rate` is the VAT of the commission. */
export function monthFigures(booked: BookedSums, before: SalesBefore | undefined, rate: number): MonthFigures {
  const of = (kinds: readonly LedgerKind[]) => booked.filter(({ kind }) => kinds.includes(kind));
  const sum = (kinds: readonly LedgerKind[]) =>
    of(kinds).reduce((total, { credit, debit }) => total + credit + debit, 0);
  const taken = -(before?.commission ?? 0);
  const takenVat = vatIn(taken, rate);
  const shipping = new Map([[rate, 0]]);
  const parts = of(['shipping', 'shipping_refund']).map((part) => ({
    rate: part.rate ?? 0,
    gross: part.credit + part.debit,
  }));
  for (const part of [...parts, ...(before?.shipping ?? [])])
    shipping.set(part.rate, (shipping.get(part.rate) ?? 0) + part.gross);
  return {
    isBooked: before === undefined,
    orders: of(['sale']).reduce((total, { lines }) => total + lines, 0) + (before?.orders ?? 0),
    sales: sum(['sale', 'shipping', 'voucher']) + (before?.sales ?? 0),
    refunded: 0 - sum(['refund', 'shipping_refund']),
    commission: taken - takenVat - sum(['commission']),
    commissionVat: takenVat - sum(['commission_vat']),
    shipping: [...shipping].map(([partRate, gross]) => ({ rate: partRate, gross: Math.max(0, gross) })),
    vouchers: of(['voucher']).reduce((total, { credit }) => total + credit, 0) + (before?.orders ?? 0) * voucherBefore,
  };
}
