import type { OfferRow } from '@offizin/contract/offers';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { type EditOutcome, type OfferChange, queueEdit, sendPending } from './offer-edits.ts';

/** Changes offers with time to take it back; what still waits when the screen or the page is left is sent at once (OFF-07). */
export function useChange(): (offer: OfferRow, change: OfferChange) => void {
  const t = useTranslations('offers.undo');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const tell = useRef((_offer: OfferRow, _error: unknown): void => {});
  useEffect(() => {
    tell.current = (offer, error) => {
      const isConflict = error instanceof ApiError && error.code === 'offer.version_conflict';
      if (isConflict) showSnackbar('warning', t('conflict', { name: offer.name }));
      else showSnackbar('error', t('refused', { name: offer.name, reason: errorText(error) }));
    };
  });
  const outcome = useMemo<EditOutcome>(() => ({ queries, onFailure: (offer, error) => tell.current(offer, error) }), [queries]);
  useEffect(() => {
    const leave = () => sendPending(outcome, true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      sendPending(outcome, false);
    };
  }, [outcome]);
  return (offer, change) => queueEdit(offer, change, outcome);
}
