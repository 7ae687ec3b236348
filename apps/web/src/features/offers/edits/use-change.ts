import type { OfferRow } from '@offizin/contract/offers/seller';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { keepEdits } from './kept-edits.ts';
import { queueEdit, queueEdits, sendPending, type WantedEdit } from './offer-edits.ts';
import type { EditOutcome, GroupResult } from './send-edits.ts';
import type { OfferChange } from './waiting-edits.ts';

export interface ChangeOffers {
  one(offer: OfferRow, change: OfferChange): void;
  several(changes: readonly WantedEdit[]): void;
}

/** Shows what went wrong with changes that were not all saved. */
function useReports() {
  const t = useTranslations('offers.undo');
  const errorText = useErrorText();
  const { number } = useFormats();
  return {
    one: (offer: OfferRow, error: unknown) => {
      const isConflict = error instanceof ApiError && error.code === 'offer.version_conflict';
      if (isConflict) showSnackbar('warning', t('conflict', { name: offer.name }));
      else showSnackbar('error', t('refused', { name: offer.name, reason: errorText(error) }));
    },
    several: (result: GroupResult | { readonly error: unknown }) => {
      if ('error' in result) showSnackbar('error', errorText(result.error));
      else if (result.refused > 0)
        showSnackbar('warning', t('someRefused', { count: result.refused, all: number(result.all) }));
      else if (result.outdated > 0)
        showSnackbar('warning', t('someOutdated', { count: result.outdated, all: number(result.all) }));
    },
  };
}

/** Changes offers with time to take it back; what still waits when the screen or the page is left is sent at once (OFF-07). */
export function useChange(): ChangeOffers {
  const queries = useQueryClient();
  const reports = useReports();
  const latest = useRef(reports);
  useEffect(() => {
    latest.current = reports;
  });
  const outcome = useMemo<EditOutcome>(
    () => ({
      queries,
      onFailure: (offer, error) => latest.current.one(offer, error),
      onGroup: (result) => latest.current.several(result),
    }),
    [queries],
  );
  useEffect(() => keepEdits(outcome), [outcome]);
  useEffect(() => {
    const leave = () => void sendPending(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void sendPending(false);
    };
  }, []);
  return {
    one: (offer, change) => queueEdit(offer, change, outcome),
    several: (changes) => queueEdits(changes, outcome),
  };
}
