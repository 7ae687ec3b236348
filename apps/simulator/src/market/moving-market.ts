import { activeServices } from '@offizin/domain/access/seller-kinds';
import type { BrandId } from '@offizin/domain/brand/brands';
import { type DeliveryKind, ownDeliveryKind } from '@offizin/domain/offers/delivery-kinds';
import type { MarketOfferRecord } from '@offizin/marketplace-client/api.gen';
import { demoAccounts } from '../demo/accounts.ts';
import { isCountry, labelOf, marketOffersOf, priceStep, roundPrice, sellerIn } from '../demo/market-offers.ts';
import { countries } from '../demo/places.ts';
import { type DemoSeller, sellersOf } from '../demo/sellers.ts';
import { hash, type Random, randomFrom } from '../random.ts';
import { isIn, type MarketMoment, type PhaseName } from './market-phases.ts';
import { fight, type PriceWar } from './price-war.ts';

/** Prices that a shop of the demo asks, by product; null of what it does not sell at the moment. */
export type OwnPrices = ReadonlyMap<string, number | null>;

interface Rival {
  readonly productId: string;
  readonly seller: string;
  readonly label: string;
  readonly delivery: DeliveryKind;
  readonly usual: number;
  readonly market: string;
  price: number;
}

/** So many offers move at a time, at the usual speed. */
const movesPerTick = 8;
/** Products of a shop about which somebody fights with it. */
const warsPerShop = 4;
/** A shop is open once it sells so many products. */
const openFrom = 20;
/** A rival never asks less of what it usually does. */
const warFloor = 0.7;

/** Which shop of each market does what now and then, by its town. */
const townOf: Readonly<Record<PhaseName, number>> = { dumping: 4, away: 3 };
const actorsOf = (phase: PhaseName): ReadonlySet<string> =>
  new Set(
    Object.keys(countries)
      .filter(isCountry)
      .map((country) => sellerIn(country, countries[country].towns[townOf[phase]]?.[0] ?? '')),
  );
const actors = { dumping: actorsOf('dumping'), away: actorsOf('away') } as const;

/** What of an offer may change. */
const stateOf = ({ price, delivery }: MarketOfferRecord) => `${price} ${delivery}`;

const keyOf = ({ productId, seller }: { readonly productId: string; readonly seller: string }) =>
  `${productId} ${seller}`;

/** In which order products are fought about: those that customers order most first, as far as a market has them. */
const rankOf = (productId: string): number => hash(`war/${productId}`) + (productId.includes('-F') ? 0 : 2 ** 32);

/**
 * A brand's market as it moves: small moves all the time, wars about a few products of the demo's shops, a seller who halves
 * all of its prices, one who leaves, and the offers of the demo's shops themselves. It knows what the portal was sent.
 */
export class MovingMarket {
  readonly #brand: BrandId;
  readonly #rivals = new Map<string, Rival[]>();
  readonly #shops: ReadonlyMap<string, DemoSeller>;
  readonly #own = new Map<string, Map<string, number | null>>();
  readonly #sent = new Map<string, string>();
  readonly #wars = new Map<string, PriceWar>();
  /** Products that nobody else has any more. */
  readonly #scarce = new Set<string>();
  readonly #opened = new Set<string>();

  constructor(brand: BrandId) {
    this.#brand = brand;
    this.#shops = new Map(sellersOf(brand).map((seller) => [seller.externalId, seller]));
    for (const { price, ...offer } of marketOffersOf(brand)) {
      const [market = ''] = offer.seller.split('-');
      const rivals = this.#rivals.get(offer.productId) ?? [];
      rivals.push({ ...offer, market, usual: price, price });
      this.#rivals.set(offer.productId, rivals);
    }
  }

  /** Takes what a shop asks now; `isAll` of all that it offers, what is missing is gone. */
  takeOwn(seller: string, prices: OwnPrices, isAll: boolean): void {
    const own = this.#own.get(seller) ?? new Map<string, number | null>();
    if (isAll) for (const productId of own.keys()) own.set(productId, null);
    for (const [productId, price] of prices) own.set(productId, price);
    this.#own.set(seller, own);
  }

  /** Goes on, and says what the portal has not been sent of it: at first the whole market. */
  move(moment: MarketMoment): MarketOfferRecord[] {
    this.#openShops();
    this.#moveAFew(randomFrom(`moves/${this.#brand}/${moment.now.getTime()}`), Math.ceil(movesPerTick * moment.speed));
    for (const [key, war] of this.#wars) {
      const own = this.#own.get(war.shop)?.get(war.productId) ?? null;
      const usual = this.#rivals.get(war.productId)?.find(({ seller }) => seller === war.rival)?.price ?? 0;
      this.#wars.set(key, fight(war, { own, usual }, moment));
    }
    return [...this.#wantedOfRivals(moment), ...this.#wantedOfShops()].filter(
      (record) => this.#sent.get(keyOf(record)) !== stateOf(record),
    );
  }

  /** The portal has these. */
  sent(records: readonly MarketOfferRecord[]): void {
    for (const record of records) this.#sent.set(keyOf(record), stateOf(record));
  }

  /** Looks which shops have come to sell something: wars and a scarce product of each are chosen once. */
  #openShops(): void {
    for (const { externalId } of demoAccounts) {
      const own = this.#own.get(externalId);
      const sold = [...(own ?? [])].filter(([, price]) => price !== null);
      if (this.#opened.has(externalId) || sold.length < openFrom) continue;
      this.#opened.add(externalId);
      const fought = sold
        .flatMap(([productId]) => this.#warAbout(externalId, productId))
        .toSorted((a, b) => rankOf(a.productId) - rankOf(b.productId));
      for (const war of fought.slice(0, warsPerShop))
        this.#wars.set(keyOf({ productId: war.productId, seller: war.rival }), war);
      const scarce = fought[warsPerShop];
      if (scarce !== undefined) this.#scarce.add(scarce.productId);
    }
  }

  /** A war about the product with the cheapest of those who do nothing else now and then. */
  #warAbout(shop: string, productId: string): PriceWar[] {
    const calm = (this.#rivals.get(productId) ?? []).filter(
      ({ seller }) => !actors.dumping.has(seller) && !actors.away.has(seller),
    );
    const [rival] = calm.toSorted((a, b) => a.usual - b.usual);
    if (rival === undefined || [...this.#wars.values()].some((war) => war.productId === productId)) return [];
    const { market, usual, seller } = rival;
    const begun = { price: null, answers: 0, dueAt: null, restsUntil: 0 };
    return [{ productId, shop, rival: seller, floor: usual * warFloor, step: priceStep(market), ...begun }];
  }

  /** A few prices of what the shops sell become a few per cent other than they usually are; half of them are the cheapest ones. */
  #moveAFew(random: Random, count: number): void {
    const sold = new Set([...this.#own.values()].flatMap((own) => [...own.keys()]));
    const offered = [...this.#rivals].filter(([productId]) => sold.has(productId)).map(([, rivals]) => rivals);
    const from = offered.length > 0 ? offered : [...this.#rivals.values()];
    for (let moved = 0; moved < count; moved += 1) {
      const rivals = random.pick(from);
      const cheapest = rivals.reduce((low, rival) => (rival.price < low.price ? rival : low));
      const rival = random.chance(0.5) ? cheapest : random.pick(rivals);
      rival.price = roundPrice(rival.usual * (0.95 + random.next() * 0.1), rival.market);
    }
  }

  #wantedOfRivals(moment: MarketMoment): MarketOfferRecord[] {
    const busy = (phase: PhaseName) => new Set([...actors[phase]].filter((seller) => isIn(phase, seller, moment)));
    const [dumping, away] = [busy('dumping'), busy('away')];
    return [...this.#rivals.values()].flat().map((rival) => {
      const { productId, seller, label, delivery, market } = rival;
      const asked = this.#wars.get(keyOf(rival))?.price ?? rival.price;
      const price = dumping.has(seller) ? roundPrice(asked / 2, market) : asked;
      const isGone = away.has(seller) || this.#scarce.has(productId);
      return { productId, seller, label, price: isGone ? null : price, delivery };
    });
  }

  #wantedOfShops(): MarketOfferRecord[] {
    return [...this.#own].flatMap(([seller, own]) => {
      const shop = this.#shops.get(seller);
      if (shop === undefined) return [];
      const label = labelOf(shop);
      const delivery = ownDeliveryKind(activeServices(shop.record.services));
      return [...own].map(([productId, price]) => ({ productId, seller, label, price, delivery }));
    });
  }
}
