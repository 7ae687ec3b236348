import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { heldRulesQuery, priceRulesKey } from '../parts/price-rules/rules-query.ts';
import { useLiveQueries } from '../platform/live-queries.ts';
import { loadTopics } from '../platform/messages.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import classes from './sidebar.module.css';

const live = { queryKey: priceRulesKey, everyMs: 1000 };

/** Its words come only where there is something to warn of. */
const Sign = lazyPart(async () => {
  await loadTopics(['priceRules']);
  return HeldSign;
});

function HeldSign() {
  const t = useTranslations('priceRules.figure');
  const word = `${t('held')} ${t('heldUnit')}`;
  return (
    <span className={classes['mark']} title={word}>
      <IconAlertTriangle size={16} role="img" aria-label={word} />
    </span>
  );
}

/** Warns at the price rules that the brake holds one of them, in words for who cannot see it. */
export function HeldRulesMark() {
  const { data } = useQuery(heldRulesQuery);
  useLiveQueries('price_rules', live);
  return data === undefined || data.held === 0 ? null : <Sign />;
}
