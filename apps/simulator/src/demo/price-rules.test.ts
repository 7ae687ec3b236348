import { brandIds } from '@offizin/domain/brand/brands';
import { expect, test } from 'vitest';
import { ruleTerms } from '@offizin/contract/price-rules/terms';
import { catalogueOf } from './catalogue.ts';
import { priceRulesOf } from './price-rules.ts';
import { sellersOf } from './sellers.ts';

test.each(brandIds.flatMap(sellersOf))(
  'MKT-02 $externalId has price rules about products that it can sell',
  (seller) => {
    const categories = new Set(catalogueOf(seller.brand).map(({ category }) => category));
    const rules = priceRulesOf(seller);
    expect(rules.map(({ state }) => state)).toEqual(['active', 'active', 'active', 'active', 'paused', 'draft']);
    for (const { terms } of rules) {
      expect(ruleTerms.safeParse(terms).success).toBe(true);
      expect(terms.covers.category.filter((category) => !categories.has(category))).toEqual([]);
    }
  },
);
