import { createHash } from 'node:crypto';
import { type BrakeFigures, type BrakeLimits, movesFar } from '@offizin/domain/feeds/feed-brake';
import { statusCodes } from '../modules/offers/write/offer-codes.ts';
import type { Outcome } from '../modules/offers/write/outcome.ts';
import type { SellerOffers } from '../modules/offers/write/seller-offers.ts';

const active = statusCodes.codeOf('active');

/** Counts what a feed's list would do to the offers, by which it is held or not. */
export class BrakeCount {
  readonly #offers: SellerOffers;
  readonly #limits: BrakeLimits;
  #leaving = 0;
  #prices = 0;
  #moved = 0;
  readonly #effects: string[] = [];

  constructor(offers: SellerOffers, limits: BrakeLimits) {
    this.#offers = offers;
    this.#limits = limits;
  }

  add({ slot, productNo, price, newPrice, writes, leaves, finding }: Outcome): void {
    if (leaves) {
      this.#leaving += 1;
      this.#effects.push(`${productNo} leaves`);
    }
    if (slot < 0 || price === null || finding?.type === 'duplicated_by_partner') return;
    this.#prices += 1;
    if (!writes || !movesFar(this.#offers.price[slot] ?? 0, newPrice, this.#limits)) return;
    this.#moved += 1;
    this.#effects.push(`${productNo} ${newPrice}`);
  }

  /** What is asked where the list is held: which offers leave, and which prices move far to what; equal for lists of the same effect. */
  question(): Buffer {
    return createHash('sha256').update(this.#effects.toSorted().join('\n')).digest();
  }

  figures(): BrakeFigures {
    const { size, status } = this.#offers;
    let onSale = 0;
    for (let slot = 0; slot < size; slot += 1) if (status[slot] === active) onSale += 1;
    return {
      onSale,
      leaving: this.#leaving,
      prices: this.#prices,
      moved: this.#moved,
      movePercent: this.#limits.movePercent,
    };
  }
}
