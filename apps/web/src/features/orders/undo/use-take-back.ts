import type { OrderDetail } from '@offizin/contract/orders/views';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';

/** Takes an order's last step back; what does it comes when somebody wants it. */
export function useTakeBack(): (order: OrderDetail) => Promise<void> {
  const t = useTranslations('orders.action');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const router = useRouter();
  return async (order) => {
    try {
      const { takeBack } = await import('./take-back.ts');
      await takeBack(order, { queries, router, errorText, done: t('takenBack') });
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  };
}
