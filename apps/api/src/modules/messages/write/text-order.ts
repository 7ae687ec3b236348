import { type HiddenText, withoutContactData } from '@offizin/domain/messages/contact-data';
import type { findTextOrder } from './message-queries.ts';

type OrderOfText = NonNullable<Awaited<ReturnType<typeof findTextOrder>>>;

/** A text about an order as the other side may read it. */
export function textForOthers(text: string, { number, courier, trackingNumber, trackingUrl }: OrderOfText): HiddenText {
  const numbers = trackingNumber === null ? [number] : [number, trackingNumber];
  return withoutContactData(text, { courier, trackingUrl, numbers });
}
