import type { OrderDetail } from '@offizin/contract/orders/views';
import { couriersFor } from '@offizin/domain/orders/courier-rules';
import { checkDispatch } from '@offizin/domain/orders/dispatch-check';
import type { LabelRead } from '@offizin/domain/orders/packing-scan';
import { initialData } from '../../../platform/initial-data.ts';

export type Label = Pick<LabelRead, 'courier' | 'trackingNumber' | 'isSure'>;

/** What the parcel goes with: what its label says, or a courier of the shop's own where it needs no number. */
export function dispatchOf({ deliveryType }: OrderDetail, label: Label | null) {
  const { brand } = initialData;
  const own = couriersFor(brand, deliveryType).find(({ needs }) => needs === 'nothing');
  const courier = label === null ? own?.code : label.courier;
  if (courier === undefined || courier === null) return null;
  const trackingNumber = label?.trackingNumber ?? '';
  const { errors, values } = checkDispatch({ deliveryType, brand, courier, trackingNumber });
  if (Object.keys(errors).length > 0) return null;
  return { courier, ...(values.trackingNumber !== null && { trackingNumber: values.trackingNumber }) };
}
