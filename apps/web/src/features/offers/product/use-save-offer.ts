import type { OfferDetail } from '@offizin/contract/offers/seller';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { showOffer } from '../offer-queries.ts';

export interface SavedChange {
  readonly price?: number;
  readonly stock?: number;
  readonly active?: boolean;
  readonly purchasePrice?: number | null;
  readonly restoredRun?: number;
  readonly fromFeed?: true;
}

/** True when the offer has changed elsewhere since it was read. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'offer.version_conflict';

/** Saves a change of an offer at once and shows that it is saved, or that it came too late. */
export function useSaveOffer(offer: OfferDetail) {
  const t = useTranslations('offers');
  const queries = useQueryClient();
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
      if (!isConflict(error)) return;
      if (error instanceof ApiError && error.problem?.current !== undefined)
        showOffer(queries, error.problem.current as OfferDetail);
      showSnackbar('warning', t('undo.conflict', { name: offer.name }));
    },
  });
}
