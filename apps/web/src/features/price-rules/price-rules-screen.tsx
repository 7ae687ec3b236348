import { useQuery } from '@tanstack/react-query';
import { priceRulesKey, rulesQuery } from '../../parts/price-rules/rules-query.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { RuleListPage } from './list/rule-list-page.tsx';
import { useRuleSearch } from './rule-search.ts';
import { RulePage } from './rule-page.tsx';

const live = { queryKey: priceRulesKey, everyMs: 1000 };

/** Rules by which prices follow the market (OFF-11): all of them, or the one that the address names. */
export function PriceRulesScreen() {
  const query = useQuery(rulesQuery);
  const { rule } = useRuleSearch();
  useLiveQueries('price_rules', live);
  return rule === null ? <RuleListPage query={query} /> : <RulePage key={rule} query={query} ruleId={rule} />;
}
