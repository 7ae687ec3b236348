import { formatOrderNumber } from '../orders/order-number.ts';
import type { NotificationParams } from './kinds.ts';

/** Everything that the text of some kind takes; order numbers as the screens write them, months as `10/2026`. */
export function notificationTextValues({
  count = 1,
  hours = 0,
  leaving = 0,
  moved = 0,
  number = '',
  fileName = '',
  operator = '',
  month = '',
}: NotificationParams) {
  return {
    count: Number(count),
    hours: Number(hours),
    leaving: Number(leaving),
    moved: Number(moved),
    number: formatOrderNumber(String(number)),
    fileName: String(fileName),
    operator: String(operator),
    month: String(month).split('-').toReversed().join('/'),
  };
}
