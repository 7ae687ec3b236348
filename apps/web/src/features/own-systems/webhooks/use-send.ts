import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useIsTest } from '../use-is-test.ts';
import { systemsKeys } from '../systems-queries.ts';

/** Sends a delivery now. */
export function useSend() {
  const t = useTranslations('systems.deliveries');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const isTest = useIsTest();
  return useMutation({
    mutationFn: (deliveryId: string) =>
      call('POST /webhook-deliveries/:deliveryId/send', { params: { deliveryId }, body: {} }, { isTest }),
    onSuccess: () => {
      showSnackbar('success', t('sent'));
      void queries.invalidateQueries({ queryKey: systemsKeys.all });
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
}
