import { screenDenial, screens } from '@offizin/domain/access/screens';
import { subjectOf, useSignedIn } from '../../platform/session.ts';

/** The address at which an order’s ledger, a document or a payout lies; undefined for who may not see it. */
export function useMoneyAddress(): string | undefined {
  const subject = subjectOf(useSignedIn());
  return screenDenial('invoices', subject) === null ? screens.invoices.path : undefined;
}
