import type { OrderDetail } from '@offizin/contract/orders/views';
import { ownNameOf } from '@offizin/domain/orders/couriers';
import { useTranslations } from 'use-intl';

/** A courier's own name, or the portal's word for one that has none. */
export function useCourierName(): (code: NonNullable<OrderDetail['courier']>) => string {
  const t = useTranslations('orders.courier');
  return (code) => ownNameOf(code) ?? t(code as 'swiss_post' | 'own' | 'pickup_point' | 'other');
}
