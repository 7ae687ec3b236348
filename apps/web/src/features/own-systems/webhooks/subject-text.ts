import { formatOrderNumber } from '@offizin/domain/orders/order-number';

/** What a delivery is about as the screens write it; null for what has no name. */
export function subjectText({
  type,
  subject,
}: {
  readonly type: string;
  readonly subject: string | null;
}): string | null {
  if (subject === null) return null;
  return /^(?:order|shipment)\./.test(type) ? formatOrderNumber(subject) : subject;
}
