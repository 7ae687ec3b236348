import type { ScannedProduct } from '@offizin/contract/orders/packing';
import type { OrderCard, OrderDetail, OrderLine } from '@offizin/contract/orders/views';
import type { NewTick } from '@offizin/domain/orders/packing-scan';

/** What stands between order and units until it is answered, or the next scan takes its place. */
export type Message =
  | { readonly kind: 'wrong'; readonly product: ScannedProduct; readonly wanted: OrderLine | null; readonly at: Date }
  | { readonly kind: 'tooMany'; readonly name: string; readonly of: number }
  | { readonly kind: 'expired'; readonly name: string; readonly expiresOn: string }
  | {
      readonly kind: 'near';
      readonly name: string;
      readonly tick: NewTick;
      readonly expiresOn: string;
      readonly days: number;
    }
  | { readonly kind: 'same'; readonly packedAt: string }
  | { readonly kind: 'unknown'; readonly code: string }
  | { readonly kind: 'offline'; readonly code: string }
  | { readonly kind: 'other'; readonly order: OrderCard }
  | { readonly kind: 'this' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'busy'; readonly name: string; readonly since: string }
  | { readonly kind: 'closed'; readonly status: OrderDetail['status'] };

export type MessageTone = 'red' | 'amber' | 'grey';

/** Red blocks until it is answered, amber asks, grey only says. */
export const messageTones: Readonly<Record<Message['kind'], MessageTone>> = {
  wrong: 'red',
  tooMany: 'red',
  expired: 'red',
  near: 'amber',
  same: 'amber',
  unknown: 'amber',
  offline: 'amber',
  busy: 'amber',
  other: 'grey',
  this: 'grey',
  missing: 'amber',
  closed: 'grey',
};

export const blocks = (message: Message | null): boolean => message !== null && messageTones[message.kind] === 'red';
