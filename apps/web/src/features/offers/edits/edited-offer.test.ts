import type { OfferRow } from '@offizin/contract/offers/seller';
import { describe, expect, test } from 'vitest';
import { editedOffer } from './edited-offer.ts';
import { changeAfter, type OfferChange } from './waiting-edits.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const offer = {
  price: euros(1150),
  stock: 5,
  origin: 'own',
  active: false,
  unlimited: false,
  finding: null,
  rank: null,
  feed: { price: euros(1200), stock: 7, origin: 'wholesaler', differs: true },
} as Partial<OfferRow> as OfferRow;

describe('OFF-07 an offer that takes the feed’s value, before it is sent', () => {
  test('has it, is on sale and no longer differs', () => {
    expect(editedOffer(offer, { fromFeed: true })).toMatchObject({
      price: euros(1200),
      stock: 7,
      origin: 'wholesaler',
      active: true,
      status: 'active',
      feed: { differs: false },
    });
  });

  test('keeps what a feed of prices does not say', () => {
    const ofPrices = { ...offer, feed: { price: euros(1200), stock: null, origin: null, differs: true } };
    expect(editedOffer(ofPrices, { fromFeed: true })).toMatchObject({ price: euros(1200), stock: 5, origin: 'own' });
  });

  test('differs as soon as something else is typed', () => {
    const same = editedOffer(offer, { fromFeed: true });
    expect(editedOffer(same, { price: 1199 }).feed?.differs).toBe(true);
  });

  test('OFF-11 leaves what it has on its own result where only its purchase price is typed', () => {
    const refused = { ...offer, status: 'inactive', finding: 'price_above_highest', purchasePrice: null } as const;
    expect(editedOffer(refused, { purchasePrice: 620 })).toEqual({ ...refused, purchasePrice: euros(620) });
    expect(editedOffer({ ...offer, purchasePrice: euros(620) }, { purchasePrice: null }).purchasePrice).toBeNull();
    expect(editedOffer({ ...offer, purchasePrice: euros(620) }, { price: 900 }).purchasePrice).toEqual(euros(620));
  });

  test.each<[OfferChange | undefined, OfferChange, OfferChange]>([
    [undefined, { fromFeed: true }, { fromFeed: true }],
    [{ price: 900, stock: 3 }, { fromFeed: true }, { fromFeed: true }],
    [{ fromFeed: true }, { price: 900 }, { fromFeed: true, price: 900 }],
    [{ price: 900 }, { stock: 3 }, { price: 900, stock: 3 }],
  ])('%o and then %o', (earlier, change, both) => {
    expect(changeAfter(earlier, change)).toEqual(both);
  });
});
