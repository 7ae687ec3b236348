import type { OrderDetail } from '@offizin/contract/orders/views';
import { refusalOf } from '@offizin/domain/orders/refusals';
import type { OrderAction } from '@offizin/domain/orders/transitions';
import { useEffect } from 'react';

/** A dialog goes when somebody else has moved its order on and the action is no longer possible; a snackbar has said why (ORD-10). */
export function useCloseWhenImpossible(order: OrderDetail, action: OrderAction, onClose: () => void): void {
  const isImpossible = refusalOf(action, order.status) !== null;
  useEffect(() => {
    if (isImpossible) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the order decides
  }, [isImpossible]);
}
