/** The limits of price rules, which are a part of `limits`; times in seconds. */
export const priceRuleLimits = {
  /** Of a shop, and what one rule may have; changes by day, shares in hundredths of a per cent, amounts in cents. */
  priceRules: {
    rules: 50,
    conditionValues: 100,
    chosenProducts: 1000,
    undercut: 500,
    undercutShare: 2000,
    place: 20,
    step: 2000,
    downPerDay: 5000,
    changesPerProduct: 24,
    changesPerDay: 20_000,
    brakeShare: 10_000,
    brakeMove: 5000,
    previewRows: 100,
    previewRowsBehind: 100_000,
    historyPage: 100,
    eventsShown: 200,
    daysShown: 90,
    restoredShown: 200,
  },
  /** Rules look at all their offers so often, and change one no more than once in between. */
  priceRuleInterval: 15 * 60,
  /** A preview by which prices are changed is no older, and a run that the brake holds lapses after so long. */
  priceRulePreviewAge: 5 * 60,
  priceRuleHold: 24 * 3600,
  /** How long a rule leaves an offer alone after somebody else has set its price. */
  priceRuleWait: 24 * 3600,
  /** Without news of the market for so long rules rest. */
  priceRuleSilence: 3600,
} as const;
