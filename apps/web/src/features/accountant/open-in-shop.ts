import { screens } from '@offizin/domain/access/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { openShop } from '../../platform/open-shop.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { accountantKey } from './accountant-queries.ts';

/** Where a figure of a shop is shown. */
export interface Place {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

const money = screens.invoices.path;

/** The places of the figures of a month; what they count is shown there for the same month. */
export const placesOf = (month: string) => ({
  documents: { path: money, search: { month } },
  bills: { path: money, search: { month, kind: 'ISSUED', payment: 'PENDING' } },
  taxMonth: { path: money, search: { tab: 'tax-months', month } },
  payout: (payout: string) => ({ path: money, search: { payout } }),
  access: { path: screens.access.path, search: {} },
});

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
