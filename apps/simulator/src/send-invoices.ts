import type { BrandId } from '@offizin/domain/brand/brands';
import { invoiceNumber } from '@offizin/domain/invoices/invoice-number';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { replyOf } from '@offizin/marketplace-client/reply';
import { type DemoInvoice, invoiceOf, setOff, invoicesOf, paidOn } from './demo/invoices.ts';
import { isPaid } from './demo/payouts.ts';
import { type MonthFigures, monthFigures } from './demo/month-figures.ts';
import { salesBefore } from './demo/sales-before.ts';
import { billedVatRate } from './demo/vat-rates.ts';

interface Until {
  readonly now: Date;
  /** Whether the portal had no orders before: only then is known what was sold before them. */
  readonly isFirst: boolean;
}

/** What a shop's month brought; the documents of a month follow each other, and share it. */
function figuresReader(client: MarketplaceClient, { now, isFirst }: Until) {
  let known: { key: string; figures: MonthFigures } | undefined;
  return async ({ seller, month }: DemoInvoice): Promise<MonthFigures> => {
    const { externalId, brand, country } = seller;
    const key = `${externalId}/${month}`;
    if (known?.key === key) return known.figures;
    const { sums } = await replyOf(
      client.GET('/sellers/{externalId}/ledger/booked/{month}', { params: { path: { externalId, month } } }),
    );
    const isBefore = isFirst || sums.length === 0;
    const before = isBefore ? salesBefore(seller, now).find((each) => each.month === month) : undefined;
    known = { key, figures: monthFigures(sums, before, billedVatRate(brand, country)) };
    return known.figures;
  };
}

/** Hands over what the brand has issued until now and the portal does not have yet: the series says how far it is. */
export async function sendInvoices(client: MarketplaceClient, brand: BrandId, until: Until): Promise<number> {
  const today = until.now.toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const { last } = await replyOf(client.GET('/invoice-series/{year}', { params: { path: { year } } }));
  const invoices = invoicesOf(brand, today);
  const figuresOf = figuresReader(client, until);
  for (const [at, invoice] of invoices.entries()) {
    if (at < last) continue;
    const figures = await figuresOf(invoice);
    const [before, invoiceNo] = [at, at + 1].map((place) => invoiceNumber(brand, { year, place }));
    const issued = invoiceOf(invoice, figures, before ?? '');
    const body = figures.isBooked && isPaid(invoice.seller) ? setOff(issued, figures, invoiceNo ?? '') : issued;
    const params = { externalId: invoice.seller.externalId, invoiceNo: invoiceNo ?? '' };
    await replyOf(
      client.PUT('/sellers/{externalId}/invoices/{invoiceNo}', { params: { path: params, header: newKey() }, body }),
    );
    const day = body.setOff === undefined ? paidOn(body, today) : null;
    if (day !== null)
      await replyOf(
        client.PUT('/sellers/{externalId}/invoices/{invoiceNo}/payment', {
          params: { path: params, header: newKey() },
          body: { payment: 'PAID', paidOn: day },
        }),
      );
  }
  return Math.max(0, invoices.length - last);
}
