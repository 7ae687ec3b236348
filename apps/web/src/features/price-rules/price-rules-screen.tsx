import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { priceRulesKey, rulesQuery } from '../../parts/price-rules/rules-query.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { loadTopics } from '../../platform/messages.ts';
import { useKeepFocus } from '../../ui/keep-focus.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/list/list-states.tsx';
import { RuleListPage } from './list/rule-list-page.tsx';
import { type RuleSearch, useRuleSearch } from './rule-search.ts';
import { RulePage } from './rule-page.tsx';
import classes from './screen.module.css';

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

function Shown({ rule, isHistory }: Pick<RuleSearch, 'rule' | 'isHistory'>) {
  const query = useQuery(rulesQuery);
  if (isHistory) return <HistoryPage key={rule} list={query.data} ruleId={rule} />;
  return rule === null ? <RuleListPage query={query} /> : <RulePage key={rule} query={query} ruleId={rule} />;
}

/** Rules by which prices follow the market (OFF-11): all of them, the one that the address names, or the history of either. */
export function PriceRulesScreen() {
  const { rule, isHistory } = useRuleSearch();
  const screen = useRef<HTMLDivElement>(null);
  useLiveQueries('price_rules', live);
  useKeepFocus(screen);
  return (
    <div ref={screen} className={classes['screen']} data-history={isHistory || undefined} tabIndex={-1}>
      <Shown rule={rule} isHistory={isHistory} />
    </div>
  );
}
