import { useQuery } from '@tanstack/react-query';
import { priceRulesKey, rulesQuery } from '../../parts/price-rules/rules-query.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { loadTopics } from '../../platform/messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/list/list-states.tsx';
import { RuleListPage } from './list/rule-list-page.tsx';
import { useRuleSearch } from './rule-search.ts';
import { RulePage } from './rule-page.tsx';

const HistoryPage = lazyPart(
  async () => {
    const [{ HistoryPage: Page }] = await Promise.all([
      import('./history/history-page.tsx'),
      loadTopics(['priceRuleHistory', 'priceRuleEditor']),
    ]);
    return Page;
  },
  { waiting: <SkeletonRows label="" count={6} />, isAwaited: true },
);

const live = { queryKey: priceRulesKey, everyMs: 1000 };

/** Rules by which prices follow the market (OFF-11): all of them, or the one that the address names. */
export function PriceRulesScreen() {
  const query = useQuery(rulesQuery);
  const { rule, isHistory } = useRuleSearch();
  useLiveQueries('price_rules', live);
  if (isHistory) return <HistoryPage key={rule} list={query.data} ruleId={rule} />;
  return rule === null ? <RuleListPage query={query} /> : <RulePage key={rule} query={query} ruleId={rule} />;
}
