import { currencies } from '@offizin/domain/money';
import { brakeCauses } from '@offizin/domain/price-rules/brake';
import { ruleGroups, ruleReasons, waitReasons } from '@offizin/domain/price-rules/decide-price';
import { ruleStates } from '@offizin/domain/price-rules/rule-states';
import { z } from 'zod';
import { productImage } from '../catalogue/product-image.ts';
import { productId } from '../offers/seller.ts';
import { calendarDay, id, instant, version } from '../scalars.ts';
import { ruleTerms, sharedLimits } from './terms.ts';

const count = z.int().min(0);
const cents = z.int();

/** What the brake kept from happening, and why. */
export const ruleHold = z.strictObject({
  at: instant,
  cause: z.enum(brakeCauses),
  /** Of so many that the rule covers. */
  offers: count,
  of: count,
  /** How many of them follow one other seller, and since when; null where no single one is behind most of it. */
  oneSeller: z.strictObject({ offers: count, sellerNo: z.int() }).nullable(),
});
export type RuleHold = z.infer<typeof ruleHold>;

const holdView = z.strictObject({
  ...ruleHold.omit({ oneSeller: true }).shape,
  /** How many follow one and the same other seller; null where they are less than four fifths. */
  ofOneSeller: count.nullable(),
  /** When it lapses without effect. */
  lapsesAt: instant,
});

const movedPrices = z.strictObject({ lowered: count, raised: count });

const standing = z.strictObject({ first: count, covered: count });

export const ruleView = z.strictObject({
  ruleId: id,
  version,
  rank: count,
  name: z.string(),
  state: z.enum(ruleStates),
  /** What is in force; null until it was switched on. */
  terms: ruleTerms.nullable(),
  /** What has been changed since and is not in force yet. */
  draft: ruleTerms.nullable(),
  savedAt: instant,
  stateAt: instant,
  /** Who brought it into its state; null where a run of the portal did. */
  stateBy: z.string().nullable(),
  pausedWithAll: z.boolean(),
  /** Outside its hours: when it goes on; and within them when it rests, null where it never does. */
  restsUntil: instant.nullable(),
  runsUntil: instant.nullable(),
  covered: count,
  atFloor: count,
  first: count,
  /** How it stood when it was switched on. */
  before: standing.nullable(),
  today: movedPrices,
  hold: holdView.nullable(),
  /** Until when one other seller does not count. */
  ignoresSellerUntil: instant.nullable(),
});
export type RuleView = z.infer<typeof ruleView>;

/** What a row says of its product. */
export const ruledProduct = z.strictObject({
  productId,
  name: z.string(),
  pack: z.string(),
  code: z.string(),
  image: productImage,
});

/** Of so many, before and after. */
export const placeChange = z.strictObject({ before: count, after: count, of: count });

export const ruleChangeKinds = ['changed', 'stopped', 'restored'] as const;
export type RuleChangeKind = (typeof ruleChangeKinds)[number];

export const ruleChange = z.strictObject({
  changeNo: z.int(),
  at: instant,
  ruleId: id,
  product: ruledProduct,
  kind: z.enum(ruleChangeKinds),
  reason: z.enum(ruleReasons),
  oldPrice: cents,
  newPrice: cents,
  place: placeChange,
  best: cents.nullable(),
  floor: cents.nullable(),
  /** Which of the day's changes of the product it was. */
  dayChange: count,
  actorName: z.string().nullable(),
  /** Whether the price before it can be put back: nobody but rules has changed it since, and it is another one. */
  restorable: z.boolean(),
});
export type RuleChange = z.infer<typeof ruleChange>;

export const ruleList = z.strictObject({
  currency: z.enum(currencies),
  rules: z.array(ruleView),
  /** All offers of the shop, of which the rules cover some. */
  offers: count,
  weekAgo: standing.nullable(),
  /** What all rules changed today, also those that are deleted by now. */
  today: movedPrices,
  /** By hour of the brand's day, of those that had any. */
  hours: z.array(z.strictObject({ hour: z.int().min(0).max(23), lowered: count, raised: count })),
  latest: z.array(ruleChange),
  limits: sharedLimits,
  /** Null while rules run. */
  pausedAll: z.strictObject({ at: instant, by: z.string() }).nullable(),
  lookedAt: instant.nullable(),
  nextLookAt: instant,
  /** Since when nothing was heard of the market, where rules rest for it. */
  silentSince: instant.nullable(),
});
export type RuleList = z.infer<typeof ruleList>;

export const previewRow = z.strictObject({
  product: ruledProduct,
  price: cents,
  becomes: cents,
  target: cents,
  steps: count,
  place: placeChange,
  payout: z.strictObject({ before: cents, after: cents }),
  best: cents.nullable(),
  /** Null where no price keeps it. */
  floor: cents.nullable(),
  reason: z.enum(ruleReasons),
  group: z.enum(ruleGroups),
});
export type PreviewRow = z.infer<typeof previewRow>;

export const rulePreview = z.strictObject({
  computedAt: instant,
  covered: count,
  groups: z.record(z.enum(ruleGroups), count),
  lowered: count,
  raised: count,
  /** How many of those that change do so today: the rest waits for the limits of a day. */
  today: count,
  /** Outside the hours of the terms: when prices begin to change; null within them. */
  restsUntil: instant.nullable(),
  first: z.strictObject({ before: count, after: count }),
  /** The mean of what one sale pays out. */
  payout: z.strictObject({ before: cents, after: cents }),
  /** Covered offers without the purchase or recommended price that the floor is measured by. */
  withoutBase: count,
  /** Offers that fit and follow a rule of a higher rank. */
  elsewhere: z.array(z.strictObject({ ruleId: id, name: z.string(), offers: count })),
  items: z.array(previewRow),
});
export type RulePreview = z.infer<typeof rulePreview>;

/** What the rule would have done in the last week, by the market's prices of each day. */
export const ruleReplay = z.strictObject({
  from: calendarDay,
  to: calendarDay,
  changes: count,
  /** Offers that would have come to the first place, and days on it, of all days of all offers. */
  wonFirst: count,
  firstDays: z.strictObject({ before: count, after: count, of: count }),
  /** What one sale of each offer on each day would have paid out together, with and without the rule. */
  payout: z.strictObject({ before: cents, after: cents }),
  /** How many covered offers have a past to go by. */
  offers: count,
});
export type RuleReplay = z.infer<typeof ruleReplay>;

/** How many rows of the history there are of each kind: in all, of today's changes, and of the rows that are shown. */
export const ruleChangeCounts = z.strictObject({
  changes: count,
  stopped: count,
  settings: count,
  today: count,
  lowered: count,
  raised: count,
  /** Of the rows that `show` asks for: down to the floor, stopped, put back. */
  toFloor: count,
  stops: count,
  restored: count,
});
export type RuleChangeCounts = z.infer<typeof ruleChangeCounts>;

export const ruleEventActs = [
  'created',
  'saved',
  'switched_on',
  'paused',
  'held',
  'lapsed',
  'applied',
  'without_seller',
  'discarded',
  'taken_out',
  'deleted',
  'limits',
  'paused_all',
  'continued',
] as const;
export type RuleEventAct = (typeof ruleEventActs)[number];

export const ruleEvent = z.strictObject({
  at: instant,
  act: z.enum(ruleEventActs),
  actorName: z.string().nullable(),
  /** The rule that it was done to; null for all of them. */
  ruleId: id.nullable(),
  ruleName: z.string().nullable(),
  /** What was in force before and after, where an act changed it. */
  before: ruleTerms.nullable(),
  after: ruleTerms.nullable(),
  limits: z.strictObject({ before: sharedLimits, after: sharedLimits }).nullable(),
  /** The product that was taken out. */
  product: z.string().nullable(),
  /** How many prices went back. */
  restored: count.nullable(),
  name: z.strictObject({ before: z.string(), after: z.string() }).nullable(),
});
export type RuleEvent = z.infer<typeof ruleEvent>;

export const ruleDay = z.strictObject({
  day: calendarDay,
  covered: count,
  first: count,
  atFloor: count,
  lowered: count,
  raised: count,
  payout: cents,
});
export type RuleDay = z.infer<typeof ruleDay>;

/** One product under a rule, with what happened to its price today and what can be done. */
export const ruledOfferView = z.strictObject({
  product: ruledProduct,
  ruleId: id,
  ruleName: z.string(),
  price: cents,
  stock: count,
  recommended: cents.nullable(),
  floor: cents.nullable(),
  waits: z.enum(waitReasons).nullable(),
  waitsUntil: instant.nullable(),
  /** Where a price war was stopped: when, and how often its price had changed on that day. */
  war: z.strictObject({ at: instant, changes: count }).nullable(),
  /** How often today, of how often at most. */
  today: z.strictObject({ changes: count, atMost: count }),
  /** One's own price and the best of the others from each moment on that changed it, oldest first: today, and since a war began. */
  ownSteps: z.array(z.strictObject({ at: instant, price: cents })),
  bestSteps: z.array(z.strictObject({ at: instant, price: cents.nullable() })),
  /** The price before the first of these changes, what a sale of it paid out, and the place now and with it. */
  earlier: z.strictObject({ changeNo: z.int(), price: cents, payout: cents, place: placeChange }).nullable(),
  payout: cents,
  sold: z.strictObject({ units: count, meanPrice: cents }).nullable(),
});
export type RuledOfferView = z.infer<typeof ruledOfferView>;
