import { hasDocuments } from '@offizin/domain/accountant/has-documents';
import { screens } from '@offizin/domain/access/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { openShop } from '../../platform/open-shop.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { accountantKey } from './accountant-queries.ts';

/** Where a figure of a shop is shown. */
export interface Place {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

const money = screens.invoices.path;
const ledger = screens.ledger.path;

/** The places of the figures of a month; what they count is shown there for the same month. */
const withDocuments = (month: string) => ({
  documents: { path: money, search: { month } },
  bills: { path: money, search: { month, kind: 'ISSUED', payment: 'PENDING' } },
  taxMonth: { path: money, search: { tab: 'tax-months', month } },
  payout: (payout: string) => ({ path: money, search: { payout } }),
  access: { path: screens.access.path, search: {} },
});

/** Without documents everything of a month is found in its ledger and payouts. */
function inLedger(month: string): ReturnType<typeof withDocuments> {
  const ofMonth = { path: ledger, search: { month } };
  return {
    ...withDocuments(month),
    documents: ofMonth,
    taxMonth: { path: ledger, search: { tab: 'orders', month } },
    payout: (payout) => ({ path: ledger, search: { payout } }),
  };
}

/** Whether the shops of the person are shown documents: all of them are of one brand. */
export const useHasDocuments = (): boolean => hasDocuments(subjectOf(useSignedIn()).brand);

export function usePlaces(month: string) {
  return useHasDocuments() ? withDocuments(month) : inLedger(month);
}

/** What is new is what came since somebody followed a figure of the shop or fetched its set. */
export function useLook(): (sellerId: string, month: string) => Promise<void> {
  const queries = useQueryClient();
  return async (sellerId, month) => {
    await call('PUT /accountant/shops/:sellerId/seen/:month', { params: { sellerId, month }, body: {} }).catch(() => {
      // What is new stays marked: nothing else depends on it.
    });
    await queries.invalidateQueries({ queryKey: accountantKey });
  };
}

/** Goes to a place of a shop; where it is another one, the session goes on in it. */
export function useOpenInShop() {
  const navigate = useNavigate();
  const errorText = useErrorText();
  return async ({ sellerId, isCurrent }: { sellerId: string; isCurrent: boolean }, { path, search }: Place) => {
    if (isCurrent) return navigate({ to: path, search });
    const question = new URLSearchParams(search).toString();
    return openShop(sellerId, question === '' ? path : `${path}?${question}`).catch((error: unknown) =>
      showSnackbar('error', errorText(error)),
    );
  };
}
