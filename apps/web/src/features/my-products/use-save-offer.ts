import type { OfferDetail } from '@offizin/contract/offers';
import type { FieldError } from '@offizin/contract/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { showOffer } from './offer-queries.ts';

export interface SavedChange {
  readonly price?: number;
  readonly stock?: number;
  readonly active?: boolean;
  readonly restoredRun?: number;
}

/** Why a change was refused by a rule; null for everything else. */
export function refusalOf(error: Error | null): FieldError | null {
  return error instanceof ApiError && error.code === 'offer.refused' ? (error.fieldErrors[0] ?? null) : null;
}

/** Saves a change of an offer at once and shows how it went. */
export function useSaveOffer(offer: OfferDetail) {
  const t = useTranslations('offers');
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (change: SavedChange) =>
      call('PUT /offers/:productId', {
        params: { productId: offer.productId },
        body: { version: offer.version, ...change },
      }),
    onSuccess: (saved, change) => {
      showOffer(queries, saved);
      showSnackbar(
        'success',
        t(change.restoredRun === undefined ? 'product.changed' : 'product.restored', { name: offer.name }),
      );
    },
    onError: (error) => {
      if (refusalOf(error) !== null) return;
      const isConflict = error instanceof ApiError && error.code === 'offer.version_conflict';
      if (isConflict && error.problem?.current !== undefined) showOffer(queries, error.problem.current as OfferDetail);
      if (isConflict) showSnackbar('warning', t('undo.conflict', { name: offer.name }));
      else showSnackbar('error', errorText(error));
    },
  });
}
