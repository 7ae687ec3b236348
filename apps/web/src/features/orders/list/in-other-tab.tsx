import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { OrderSearch } from '../order-search.ts';
import classes from './order-list.module.css';

/** Where else a search finds orders; nothing when it finds none there. */
export function InOtherTab({ search, count }: { search: OrderSearch; count: number }) {
  const t = useTranslations('orders');
  if (count === 0) return null;
  const tab = search.tab === 'managed' ? 'to-manage' : 'managed';
  return (
    <Link to="." search={{ tab, q: search.q }} className={classes['other']} resetScroll={false}>
      {t('list.inOtherTab', { count, tab: t(`tab.${tab}`) })}
    </Link>
  );
}
