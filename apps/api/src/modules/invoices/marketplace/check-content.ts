import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { vatFault } from '@offizin/domain/invoices/vat-fault';
import type { InputOf } from '../../../platform/http/route.ts';

type Put = InputOf<typeof marketplaceApi.putInvoice>;

/** No document is issued on a day that has not begun where the brand is. */
export function checkDay({ caller, body, now, fail }: Put): void {
  const today = wallClockAt(now, brands[caller.brand].timeZone).date;
  if (body.issuedOn > today) fail('invoice.future', { current: { today } });
}

/** What the VAT falls under contradicts neither itself nor where the parties are and which numbers they have. */
export function checkVat({ body, fail }: Put): void {
  const found = vatFault(body);
  if (found !== null) fail('invoice.vat', { current: found });
}
