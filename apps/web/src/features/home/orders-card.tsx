import type { HomeOrders } from '@offizin/contract/home/seller';
import { cardTarget } from '@offizin/domain/home/home-lines';
import { screens } from '@offizin/domain/access/screens';
import { IconPackage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { DayRail } from './day-rail.tsx';
import classes from './home.module.css';

/** What is below the number: what is new and late, and what leaves first. */
function useSentences({ due, fresh, overdue, open, nextDueAt, moments }: HomeOrders): string {
  const t = useTranslations('home.orders');
  const { time, dayTime } = useFormats();
  if (open === 0) return t('nothing');
  const later = nextDueAt === null ? [] : [t('later', { count: open - due, when: dayTime(nextDueAt) })];
  if (due === 0) return later.join(' ');
  const first = moments.find(({ orders }) => orders > 0);
  const leaves = first === undefined ? [] : [t('first', { count: first.orders, time: time(first.at) })];
  return [t('state', { fresh, overdue }), ...leaves].join(' ');
}

const toManage = { tab: 'to-manage' };
const dueToday = { ...toManage, due: 'today' };

/** The orders that must leave today, and when. */
export function OrdersCard({ orders }: { orders: HomeOrders }) {
  const t = useTranslations('home.orders');
  const { due, open } = orders;
  const now = useNow();
  const sentences = useSentences(orders);
  const target = cardTarget('orders', subjectOf(useSignedIn()));
  return (
    <section className={classes['orders']} aria-labelledby="home-orders">
      <div className={classes['day']}>
        <div>
          <h2 id="home-orders">{due === 0 ? t('none') : t('due', { count: due })}</h2>
          <p>{sentences}</p>
        </div>
        {target === null ? null : (
          <Link
            to={screens[target].path}
            search={due > 0 && due < open ? dueToday : toManage}
            className={classes['prepare']}
            data-primary={due > 0 || undefined}
          >
            <IconPackage size={18} stroke={1.75} aria-hidden />
            {t(due > 0 ? 'prepare' : 'open')}
          </Link>
        )}
      </div>
      <DayRail moments={orders.moments} now={now} />
    </section>
  );
}
