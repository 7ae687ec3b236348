import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { systemsKeys } from '../systems-queries.ts';

/** Sends a delivery now. */
export function useSend() {
  const t = useTranslations('systems.deliveries');
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (deliveryId: string) =>
      call('POST /webhook-deliveries/:deliveryId/send', { params: { deliveryId }, body: {} }),
    onSuccess: () => {
      showSnackbar('success', t('sent'));
      void queries.invalidateQueries({ queryKey: systemsKeys.all });
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
}
