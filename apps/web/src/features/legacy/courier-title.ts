import type { CourierParcels } from '@offizin/contract/orders/parcels';
import { ownNameOf } from '@offizin/domain/orders/couriers';
import { useTranslations } from 'use-intl';

/** A courier's own name, or the portal's word for one that has none. */
export function useCourierTitle(): (courier: CourierParcels['courier']) => string {
  const t = useTranslations('parcels.courier');
  return (courier) => {
    if (courier === null) return t('other');
    return ownNameOf(courier) ?? t(courier as 'swiss_post' | 'own' | 'pickup_point' | 'other');
  };
}
