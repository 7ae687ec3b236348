import type { OrderDetail } from '@offizin/contract/orders/views';
import { locales } from '@offizin/domain/locale/locales';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import type { Formats } from '@offizin/i18n/formats';
import type { Messages } from '@offizin/i18n/messages';
import { createTranslator } from 'use-intl';
import { loadedMessages } from '../../../platform/messages.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import type { Moved } from '../order-moves.ts';
import { whereOneIs } from '../order-whereabouts.ts';
import { spokenOrder } from '../spoken-order.ts';
import { takeBack, type TakeBackTools } from './take-back.ts';
import { undoUntil } from './undo-until.ts';

/** What a text under `orderSaid` says was done; of `rejected` a part may have been. */
export type DoneText = 'confirmed' | 'processed' | 'rejected' | 'trackingSaved' | 'pickupSaved' | 'pickupDeleted';

export interface Said {
  readonly done: DoneText | 'takenBack';
  readonly order: OrderDetail;
  /** Where the desk went; null where it stays, or says that itself. */
  readonly moved: Moved | null;
}

export interface SayTools extends Omit<TakeBackTools, 'onDone'> {
  readonly formats: Formats;
}

/** What speaks the texts of the desk outside of React. */
export function deskTranslator<N extends 'orders' | 'orderSaid' | 'actions'>(namespace: N) {
  const { code, messages } = loadedMessages.current();
  const { orders, orderSaid, actions } = messages;
  if (orders === undefined || orderSaid === undefined) throw new Error('the texts of the desk are not loaded');
  const texts: Pick<Messages, 'orders' | 'orderSaid' | 'actions'> = { orders, orderSaid, actions };
  return createTranslator<typeof texts, N>({ locale: locales[code].tag, messages: texts, namespace });
}

/** Where one is now, for who does not see it: the number alone does not say whose order it is, nor how it presses. */
function whereText({ done, moved }: Said, formats: Formats): string | null {
  const t = deskTranslator('orderSaid');
  const tOrders = deskTranslator('orders');
  const where = moved === null ? null : whereOneIs(moved);
  if (where === null) return null;
  if (where === 'end') return t(done === 'confirmed' ? 'noneNew' : 'noneLeft');
  const due = new Date(where.dispatchBy);
  const isFar = due.getTime() - Date.now() > 12 * 3_600_000;
  return t('now', {
    order: spokenOrder(where, tOrders('card.customerErased')),
    units: tOrders('card.units', { count: where.units }),
    deadline:
      due.getTime() < Date.now()
        ? tOrders('group.overdue')
        : tOrders('deadline.by', { when: isFar ? formats.weekdayTime(due) : formats.time(due) }),
  });
}

/** Says what was done to which order and where one is now, with its undo where it can still be taken back (ORD-17, GEN-13). */
export function sayDone(said: Said, tools: SayTools): void {
  const { done, order } = said;
  const { formats, ...rest } = tools;
  const t = deskTranslator('orderSaid');
  const isPart = done === 'rejected' && order.status !== 'cancelled';
  const text = t(isPart ? 'unitsRejected' : done, { number: formatOrderNumber(order.number) });
  const heard = whereText(said, formats);
  const { sendsAt } = order;
  if (sendsAt === null) return showSnackbar('success', text, { heard });
  const onDone = (now: OrderDetail) => sayDone({ done: 'takenBack', order: now, moved: null }, tools);
  showSnackbar('success', text, {
    heard,
    act: {
      label: deskTranslator('actions')('undo'),
      key: 'u',
      until: undoUntil(sendsAt, Date.now()),
      run: () => void takeBack(order, { ...rest, onDone }),
    },
  });
}
