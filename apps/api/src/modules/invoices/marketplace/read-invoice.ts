import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';
import { findInvoiceOf } from '../read/received-invoice-queries.ts';

/** A document as it was issued, and whether it is paid. */
export async function invoice({ db, caller, params, fail }: InputOf<typeof marketplaceApi.invoice>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  const sellerId = seller?.id ?? fail('not_found');
  const { record, receivedAt, ...found } = (await findInvoiceOf(db, sellerId, params.invoiceNo)) ?? fail('not_found');
  return { ...record, ...found, receivedAt: receivedAt.toISOString() };
}
