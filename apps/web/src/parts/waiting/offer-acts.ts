import type { Money } from '@offizin/domain/money';
import { createStore } from '../../platform/store.ts';

/** A change of an offer that could not be sent, and what became of it once it was. */
export interface OfferAct {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly change: {
    readonly price?: Money;
    readonly stock?: number;
    readonly active?: boolean;
    readonly purchasePrice?: Money | null;
    readonly fromFeed?: true;
  };
  /** When somebody typed it, in milliseconds since 1970; null when an earlier page did not write that down. */
  readonly at: number | null;
  readonly state: 'sending' | 'waiting' | 'sent' | 'to_settle';
  /** Why it was not made. */
  readonly reason: 'changed' | 'refused' | null;
  /** Takes it back while it waits; afterwards it is no longer listed. */
  readonly drop: () => void;
}

/** Changes of offers that wait or did, oldest first; the screen of the offers tells of them. */
export const offerActs = createStore<readonly OfferAct[]>([]);
