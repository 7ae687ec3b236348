import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { priceRulesKey, rulesQuery } from '../../parts/price-rules/rules-query.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useKeepFocus } from '../../ui/keep-focus.ts';
import { RuleListPage } from './list/rule-list-page.tsx';
import { useRuleSearch } from './rule-search.ts';
import { RulePage } from './rule-page.tsx';
import classes from './screen.module.css';

const live = { queryKey: priceRulesKey, everyMs: 1000 };

/** Rules by which prices follow the market (OFF-11): all of them, or the one that the address names. */
export function PriceRulesScreen() {
  const query = useQuery(rulesQuery);
  const { rule } = useRuleSearch();
  const screen = useRef<HTMLDivElement>(null);
  useLiveQueries('price_rules', live);
  useKeepFocus(screen);
  return (
    <div ref={screen} className={classes['screen']} tabIndex={-1}>
      {rule === null ? <RuleListPage query={query} /> : <RulePage key={rule} query={query} ruleId={rule} />}
    </div>
  );
}
