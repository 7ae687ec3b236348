import type { StockOrigin } from '../orders/statuses.ts';

/** What decides at which price an offer is to stand; amounts in cents, shares in hundredths of a per cent (OFF-11). */
export type PriceStrategy =
  | { readonly kind: 'undercut'; readonly by: number }
  | { readonly kind: 'undercut_share'; readonly share: number }
  | { readonly kind: 'match' }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'recommended'; readonly share: number };

/** Which offers of others a price is measured at. */
export const measures = ['all', 'same_delivery'] as const;
export type Measure = (typeof measures)[number];

/** What a rule never goes below: a margin over the purchase price, what is paid out, a price, or a share of the recommended one. */
export type PriceFloor =
  | { readonly kind: 'margin'; readonly share: number }
  | { readonly kind: 'payout'; readonly amount: number }
  | { readonly kind: 'price'; readonly amount: number }
  | { readonly kind: 'recommended'; readonly share: number };
export const floorKinds = ['margin', 'payout', 'price', 'recommended'] as const;

/** Minutes of a day; an end at or before its beginning lies on the next day. */
export interface DayHours {
  readonly from: number;
  readonly to: number;
}

/** Which offers a rule is about: what fits all conditions, with and without single products. */
export interface RuleCovers {
  readonly category: string[];
  readonly brand: string[];
  readonly manufacturer: string[];
  readonly origin: StockOrigin | null;
  /** Hundredths of a per cent. */
  readonly commissionMax: number | null;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Products by the marketplace's ids: these as well, and without those. */
  readonly including: string[];
  readonly excluding: string[];
}

export interface RuleTerms {
  readonly covers: RuleCovers;
  readonly strategy: PriceStrategy;
  readonly measure: Measure;
  readonly floor: PriceFloor;
  /** So much below the recommended price a rule stays at least, in cents. */
  readonly belowRecommended: number;
  /** One step of a price, in hundredths of a per cent of it. */
  readonly step: number;
  /** Changes of one product on a day, and of all products of the rule. */
  readonly changesPerProduct: number;
  readonly changesPerDay: number;
  /** Monday first; null where prices stay all day. */
  readonly hours: (DayHours | null)[];
}

/** What caps every rule of a shop, and when its brake holds a run. */
export interface SharedLimits {
  readonly changesPerProduct: number;
  readonly step: number;
  /** How far a price goes down on one day, in hundredths of a per cent of what it was when the day began. */
  readonly downPerDay: number;
  readonly changesPerDay: number;
  /** The brake holds a run that moves more than this share of a rule's offers … */
  readonly brakeShare: number;
  /** … by more than this share of their price. */
  readonly brakeMove: number;
}

const wholeDay: DayHours = { from: 0, to: 1440 };

export const noConditions: RuleCovers = {
  category: [],
  brand: [],
  manufacturer: [],
  origin: null,
  commissionMax: null,
  priceFrom: null,
  priceTo: null,
  including: [],
  excluding: [],
};

/** Whether a rule has no conditions and is about the single products that were chosen. */
export function isChosenAlone(covers: RuleCovers): boolean {
  const { category, brand, manufacturer, origin, commissionMax, priceFrom, priceTo } = covers;
  return (
    covers.including.length > 0 &&
    [...category, ...brand, ...manufacturer].length === 0 &&
    [origin, commissionMax, priceFrom, priceTo].every((value) => value === null)
  );
}

/** What a new rule begins with: the best price, a margin of 8 per cent at least. */
export const firstTerms: RuleTerms = {
  covers: noConditions,
  strategy: { kind: 'undercut', by: 1 },
  measure: 'all',
  floor: { kind: 'margin', share: 800 },
  belowRecommended: 0,
  step: 800,
  changesPerProduct: 4,
  changesPerDay: 1000,
  hours: Array.from({ length: 7 }, () => wholeDay),
};

export const firstLimits: SharedLimits = {
  changesPerProduct: 4,
  step: 800,
  downPerDay: 1500,
  changesPerDay: 3000,
  brakeShare: 3000,
  brakeMove: 1000,
};

export const ruleTemplates = ['best_price', 'match', 'margin_first'] as const;
export type RuleTemplate = (typeof ruleTemplates)[number];

/** The usual three, which a new rule can begin with. */
export const templateTerms: Readonly<Record<RuleTemplate, RuleTerms>> = {
  best_price: firstTerms,
  match: { ...firstTerms, strategy: { kind: 'match' }, floor: { kind: 'recommended', share: 8500 } },
  margin_first: { ...firstTerms, strategy: { kind: 'place', place: 3 }, floor: { kind: 'margin', share: 1200 } },
};
