import type { OrderDetail } from '@offizin/contract/orders/views';
import { type OrderAction, statusAfter } from '@offizin/domain/orders/transitions';

export interface SentAct {
  readonly action: OrderAction;
  /** The order as it was when the act was sent. */
  readonly before: Pick<OrderDetail, 'status' | 'units'>;
  readonly body: { readonly courier?: unknown; readonly trackingNumber?: unknown; readonly reason?: unknown };
  /** Whether this page has sent the same act for the order before: a second press, or a reply that was lost. */
  readonly isAgain: boolean;
}

type Current = Pick<OrderDetail, 'status' | 'courier' | 'trackingNumber' | 'cancellation'>;

/** Of an act that carries something, whether the order has what it carried. */
const hasItsContent: Partial<Record<OrderAction, (sent: SentAct, current: Current) => boolean>> = {
  confirm: ({ isAgain }) => isAgain,
  process: ({ body }, { courier, trackingNumber }) =>
    courier === body.courier && (trackingNumber ?? undefined) === (body.trackingNumber || undefined),
  reject: ({ body }, { cancellation }) => cancellation?.by === 'seller' && cancellation.reason === body.reason,
};

/** Whether a refused act was done already, by oneself: then the order is as one wished. */
export function isOwnOutcome(sent: SentAct, current: Current): boolean {
  const { status, units } = sent.before;
  const isAsWished = current.status === statusAfter(sent.action, status, units);
  return isAsWished && hasItsContent[sent.action]?.(sent, current) === true;
}
