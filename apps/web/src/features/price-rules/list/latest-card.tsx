import type { RuleChange, RuleList } from '@offizin/contract/price-rules/views';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Card, CardText } from '../../../ui/card.tsx';
import { historyView } from '../rule-search.ts';
import { useRuleFormats, useWhen } from '../rule-words.ts';
import classes from './list.module.css';

function Change({ change: { at, product, oldPrice, newPrice } }: { change: RuleChange }) {
  const t = useTranslations('priceRules.latest');
  const { amount } = useRuleFormats();
  const when = useWhen();
  return (
    <li>
      <time dateTime={at}>{when(at)}</time>
      <span title={product.name}>{product.name}</span>
      <span className={classes['spoken']}>{t('from', { before: amount(oldPrice), after: amount(newPrice) })}</span>
      <span aria-hidden>
        {amount(oldPrice)} <IconArrowRight size={14} aria-hidden /> <b>{amount(newPrice)}</b>
      </span>
    </li>
  );
}

/** What the rules changed last. */
export function LatestCard({ list: { latest, today, nextLookAt } }: { list: RuleList }) {
  const t = useTranslations('priceRules.latest');
  const { number, time } = useRuleFormats();
  const count = today.lowered + today.raised;
  const all =
    count === 0 ? undefined : (
      <Link to="." search={{ ...historyView, show: 'today' }} className={classes['all']}>
        {t('all', { count: number(count) })}
      </Link>
    );
  return (
    <Card title={t('title')} action={all}>
      {latest.length === 0 ? <CardText>{t('none', { time: time(nextLookAt) })}</CardText> : null}
      <ul className={classes['latest']}>
        {latest.map((change) => (
          <Change key={change.changeNo} change={change} />
        ))}
      </ul>
    </Card>
  );
}
