import { dispatchFieldErrors } from '@offizin/contract/dispatch-errors';
import type { OrderDetail } from '@offizin/contract/orders/views';
import {
  checkDispatch,
  checkPickupCode,
  type DispatchField,
  dispatchFields,
  normalisePickupCode,
} from '@offizin/domain/orders/dispatch-check';
import { initialData } from '../../../platform/initial-data.ts';
import { useForm } from '../../../ui/form/use-form.tsx';
import { useOrderAction } from '../order-actions.ts';
import { type DraftForm, useDraft, useKept } from '../drafts/use-draft.tsx';

export type DispatchAction = 'process' | 'edit_tracking' | 'edit_pickup_code';
export type DispatchValues = Readonly<Record<DispatchField, string>>;

/** What the carrier rule makes of what was typed. */
export function checkedDispatch(order: OrderDetail, values: DispatchValues) {
  return checkDispatch({ deliveryType: order.deliveryType, brand: initialData.brand, ...values });
}

/** Sends the form's values by the action's own call. */
function useSend(order: OrderDetail, action: DispatchAction) {
  const processing = useOrderAction('POST /orders/:orderId/process', order);
  const tracking = useOrderAction('PUT /orders/:orderId/tracking', order);
  const pickup = useOrderAction('PUT /orders/:orderId/pickup-code', order);
  return async (values: DispatchValues) => {
    if (action === 'edit_pickup_code')
      return pickup.mutateAsync({ pickupCode: normalisePickupCode(values.pickupCode) });
    const { courier, trackingNumber, trackingUrl, pickupCode } = checkedDispatch(order, values).values;
    if (courier === null) return undefined;
    return (action === 'process' ? processing : tracking).mutateAsync({
      courier,
      ...(trackingNumber && { trackingNumber }),
      ...(trackingUrl && { trackingUrl }),
      ...(pickupCode && { pickupCode }),
    });
  };
}

const asTyped: DraftForm<DispatchValues> = {
  stored: (values) => values,
  read: (stored) => (isDispatchValues(stored) ? stored : null),
};

function isDispatchValues(value: unknown): value is DispatchValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    dispatchFields.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

/** Courier, tracking and pickup code, checked by the rule that the server applies too (VAL-06). */
export function useDispatchForm(order: OrderDetail, action: DispatchAction, onClose: () => void) {
  const key = { orderId: order.id, action };
  const draft = useDraft(key, asTyped);
  const send = useSend(order, action);
  const form = useForm<DispatchValues>({
    keptAs: null,
    start: draft.start,
    version: draft.version,
    initial: {
      courier: order.courier ?? '',
      trackingNumber: order.trackingNumber ?? '',
      trackingUrl: order.trackingUrl ?? '',
      pickupCode: order.pickupCode ?? '',
    },
    check: (values) =>
      dispatchFieldErrors(
        action === 'edit_pickup_code'
          ? { pickupCode: checkPickupCode(values.pickupCode) }
          : checkedDispatch(order, values).errors,
      ),
    summaryOf: () => null,
    send,
    onSent: () => {
      draft.drop();
      onClose();
    },
  });
  useKept(key, asTyped, { values: form.values, isUnsaved: form.isUnsaved(), start: draft.start });
  // Closing loses nothing, so nothing is asked.
  return { draft, form: { ...form, isUnsaved: () => false } };
}
