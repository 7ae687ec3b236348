import { firstOpen, screenDenial, screens } from '@offizin/domain/access/screens';
import { ledgerScreens } from '@offizin/domain/access/twin-screens';
import { subjectOf, useSignedIn } from '../../platform/session.ts';

/** The address at which an order’s ledger lies; undefined for who may not see it. */
export function useLedgerAddress(): string | undefined {
  const screen = firstOpen(ledgerScreens, subjectOf(useSignedIn()));
  return screen === null ? undefined : screens[screen].path;
}

/** The address at which a document lies; undefined for who may not see it. */
export function useDocumentAddress(): string | undefined {
  const subject = subjectOf(useSignedIn());
  return screenDenial('invoices', subject) === null ? screens.invoices.path : undefined;
}
