import type { ClosurePlan } from '@offizin/contract/calendar/seller';
import { screens } from '@offizin/domain/access/screens';
import { mayIn } from '@offizin/domain/access/roles';
import { IconAlertCircle, IconCircleCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import { useSignedIn } from '../../platform/session.ts';
import classes from './planner.module.css';

interface OrdersInsideProps {
  readonly plan: ClosurePlan;
  readonly days: { readonly from: string; readonly to: string };
}

/** The open orders that must leave within the closure, and what becomes of the late ratio if they stay (PRO-13). */
export function OrdersInside({ plan, days }: OrdersInsideProps) {
  const t = useTranslations('holidays.inside');
  const { dayTime, weekdayTime, percent } = useFormats();
  const { session } = useSignedIn();
  const now = useNow(60_000);
  const { orders, first, absence, late } = plan;
  if (orders === 0)
    return (
      <p className={classes['none']}>
        <IconCircleCheck size={16} aria-hidden />
        {t('none')}
      </p>
    );
  const isInTime = new Date(absence.from) > now;
  const sentences = [
    t('stay'),
    isInTime ? t('before', { time: dayTime(absence.from) }) : t('nowOnly'),
    late === null
      ? ''
      : t('late', {
          now: percent(late.now / 10_000),
          kept: percent(late.kept / 10_000),
          status: t(`status.${late.status}`),
        }),
  ];
  return (
    <section className={classes['inside']} aria-label={t('some', { count: orders })}>
      <h3 role="status">
        <IconAlertCircle size={16} aria-hidden />
        {t('some', { count: orders })}
      </h3>
      <p>{sentences.join(' ')}</p>
      <ul aria-label={t('list')}>
        {first.map((order) => (
          <li key={order.id}>
            <b>{order.number}</b>
            <span>{order.city}</span>
            <span>{weekdayTime(order.dispatchBy)}</span>
          </li>
        ))}
      </ul>
      {/* In a tab of its own: what is planned here is not saved yet. */}
      {mayIn(session.role, 'orders', 'read') ? (
        <Link
          to={screens.marketplace_sales.path}
          search={{ tab: 'to-manage', dueFrom: days.from, dueTo: days.to }}
          className={classes['link']}
          target="_blank"
          rel="noopener"
        >
          {t('open')}
          <IconChevronRight size={14} aria-hidden />
        </Link>
      ) : null}
    </section>
  );
}
