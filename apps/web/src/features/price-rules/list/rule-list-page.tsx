import type { RuleList } from '@offizin/contract/price-rules/views';
import { screens } from '@offizin/domain/access/screens';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../parts/page-head.tsx';
import { useControlKeys } from '../../../platform/control-keys.ts';
import { phone, useMedia } from '../../../platform/media.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { useRuleFormats } from '../rule-words.ts';
import { EmptyRules } from './empty-rules.tsx';
import { HeadActions } from './head-actions.tsx';
import { HoursCard } from './hours-card.tsx';
import { LatestCard } from './latest-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import classes from './list.module.css';
import { RuleCards } from './rule-cards.tsx';
import { RuleFigures, sumOf } from './rule-figures.tsx';
import { RuleTable } from './rule-table.tsx';
import { HeldStrips, StateStrips, WaitingStrips } from './strips.tsx';

export interface RulesQuery {
  readonly data: RuleList | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** How many products follow the rules, of all. */
function useNote(list: RuleList | undefined): ReactNode {
  const t = useTranslations('priceRules');
  const { number } = useRuleFormats();
  if (list === undefined || list.rules.length === 0) return undefined;
  const { covered } = sumOf(list.rules);
  return t.rich('note', {
    covered: number(covered),
    offers: number(list.offers),
    rule: (words) => (
      <Link to={screens.my_products.path} search={{ rule: 'any' }} className={classes['inText']}>
        {words}
      </Link>
    ),
  });
}

function Content({ list }: { list: RuleList }) {
  const onPhone = useMedia(phone);
  if (list.rules.length === 0) return <EmptyRules list={list} />;
  return (
    <div className={classes['page']}>
      <RuleFigures list={list} />
      <WaitingStrips />
      <StateStrips list={list} />
      <HeldStrips list={list} />
      {onPhone ? <RuleCards list={list} /> : <RuleTable list={list} />}
      <div className={classes['cards']}>
        <HoursCard list={list} />
        <LatestCard list={list} />
        <LimitsCard list={list} />
      </div>
    </div>
  );
}

/** All rules in their order, what they did today, and what caps all of them (52). */
export function RuleListPage({ query }: { query: RulesQuery }) {
  const title = useTranslations('shell.screen')('price_rules');
  const t = useTranslations('priceRules.failed');
  const tActions = useTranslations('actions');
  const note = useNote(query.data);
  useControlKeys();
  return (
    <>
      <PageHead title={title} note={note}>
        {query.data === undefined ? null : <HeadActions list={query.data} />}
      </PageHead>
      <QueryState query={query} failed={{ title: t('title'), text: t('text'), retry: tActions('tryAgain') }}>
        {(list) => <Content list={list} />}
      </QueryState>
    </>
  );
}
