import type { OrderDetail } from '@offizin/contract/orders/views';
import { orderTabOf } from '@offizin/domain/orders/statuses';
import type { QueryClient } from '@tanstack/react-query';
import type { useRouter } from '@tanstack/react-router';
import { ApiError, call } from '../../../platform/client.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { writeQuery } from '../../../platform/write-query.ts';
import { orderKeys } from '../order-queries.ts';
import { isOrder } from './is-order.ts';

export interface TakeBackTools {
  readonly queries: QueryClient;
  readonly router: ReturnType<typeof useRouter>;
  readonly errorText: (error: unknown) => string;
  /** Says that it was done. */
  readonly onDone: (order: OrderDetail) => void;
}

/** Takes an order's last step back before anybody outside hears of it, and goes to the order where its screen is still open (ORD-17). */
export async function takeBack({ id, version }: OrderDetail, tools: TakeBackTools): Promise<void> {
  const { queries, router, errorText, onDone } = tools;
  const { pathname } = router.state.location;
  const show = (order: OrderDetail) => {
    writeQuery(queries, orderKeys.detail('own', id), order);
    for (const queryKey of [orderKeys.lists('own'), orderKeys.counts('own'), orderKeys.figures('own')])
      void queries.invalidateQueries({ queryKey });
  };
  try {
    const request = { params: { orderId: id }, body: { version } };
    const order = await call('POST /orders/:orderId/undo', request, { repeats: navigator.onLine ? 2 : 0 });
    show(order);
    onDone(order);
    if (router.state.location.pathname !== pathname) return;
    const search = { ...router.state.location.search, tab: orderTabOf(order.status), order: id };
    await router.navigate({ to: '.', search, replace: true, resetScroll: false });
  } catch (error) {
    const current = error instanceof ApiError ? error.problem?.current : undefined;
    if (isOrder(current)) show(current);
    showSnackbar('error', errorText(error));
  }
}
