import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { BrandId } from '@offizin/domain/brand/brands';
import { invoiceNumber } from '@offizin/domain/invoices/invoice-number';
import type { MarketplaceClient } from './client.ts';
import { type DemoInvoice, invoicesOf, paidOn } from './demo/invoices.ts';

/** Hands one document over under the next number, and says whether it is paid. */
async function send(
  client: MarketplaceClient,
  invoice: DemoInvoice,
  { invoiceNo, before, today }: { invoiceNo: string; before: string; today: string },
): Promise<void> {
  const params = { externalId: invoice.seller.externalId, invoiceNo };
  const body = invoice.isCorrection ? { ...invoice.record, corrects: before } : invoice.record;
  await client.call(marketplaceApi.putInvoice, { params, body });
  const day = paidOn(invoice, today);
  if (day !== null)
    await client.call(marketplaceApi.putInvoicePayment, { params, body: { payment: 'PAID', paidOn: day } });
}

/** Hands over what the brand has issued until a day and the portal does not have yet: the series says how far it is. */
export async function sendInvoices(client: MarketplaceClient, brand: BrandId, today: string): Promise<number> {
  const year = Number(today.slice(0, 4));
  const { last } = await client.call(marketplaceApi.lastInvoice, { params: { year: String(year) } });
  const invoices = invoicesOf(brand, today);
  for (const [at, invoice] of invoices.entries()) {
    if (at < last) continue;
    const invoiceNo = invoiceNumber(brand, { year, place: at + 1 });
    await send(client, invoice, { invoiceNo, before: invoiceNumber(brand, { year, place: at }), today });
  }
  return Math.max(0, invoices.length - last);
}
