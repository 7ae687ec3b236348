import type { OrderDetail } from '@offizin/contract/orders/views';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useSayDone } from './use-say-done.ts';

/** Takes an order's last step back; what does it comes when somebody wants it. */
export function useTakeBack(): (order: OrderDetail) => Promise<void> {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const router = useRouter();
  const sayDone = useSayDone();
  return async (order) => {
    try {
      const { takeBack } = await import('./take-back.ts');
      await takeBack(order, {
        queries,
        router,
        errorText,
        onDone: (now) => sayDone({ done: 'takenBack', order: now, moved: null }),
      });
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  };
}
