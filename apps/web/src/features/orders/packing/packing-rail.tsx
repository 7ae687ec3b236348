import type { OrderCard } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { type Icon, IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';
import { useStore } from '../../../platform/store.ts';
import { DeadlineChip } from '../order-chips.tsx';
import type { LoggedScan, PackingSessionStore } from './packing-session.ts';
import classes from './packing.module.css';

const icons: Readonly<Record<LoggedScan['tone'], Icon>> = {
  green: IconCircleCheck,
  amber: IconAlertTriangle,
  red: IconAlertOctagon,
  grey: IconInfoCircle,
};

/** Orders of which the rail shows that they come next. */
const shown = 4;

function Scans({ session }: { session: PackingSessionStore }) {
  const t = useTranslations('packing.rail');
  const formats = useFormats();
  const { scans } = useStore(session.store);
  return (
    <section aria-label={t('scans')}>
      <h3>{t('scans')}</h3>
      {scans.length === 0 ? <p>{t('none')}</p> : null}
      <ul className={classes['scans']}>
        {scans.map(({ at, name, result, tone }) => {
          const Shape = icons[tone];
          return (
            <li key={`${at.getTime()}${name}${result}`} data-tone={tone}>
              <Shape size={18} aria-hidden />
              <span>
                {name}
                <small>{result}</small>
              </span>
              <time dateTime={at.toISOString()}>{formats.time(at)}</time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What was scanned last, and the orders that come next. */
export function PackingRail({ session, next }: { session: PackingSessionStore; next: readonly OrderCard[] }) {
  const t = useTranslations('packing.rail');
  const tOrders = useTranslations('packing.finished');
  const now = useNow();
  return (
    <aside className={classes['rail']}>
      <Scans session={session} />
      <section aria-label={t('next')}>
        <h3>
          {t('next')} <span>{t('waiting', { count: next.length })}</span>
        </h3>
        <ul className={classes['next']}>
          {next.slice(0, shown).map((order) => (
            <li key={order.id}>
              <b>{formatOrderNumber(order.number)}</b>
              <span>{tOrders('units', { count: order.units })}</span>
              <span>{order.customer === null ? '–' : `${order.customer.firstName}, ${order.customer.city}`}</span>
              <DeadlineChip order={order} now={now} />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
