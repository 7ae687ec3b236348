import type { HistoryEntry, OrderDetail } from '@offizin/contract/orders';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import classes from './order-detail.module.css';

function useEntryText(): (entry: HistoryEntry) => string {
  const t = useTranslations('orders');
  const reason = (entry: HistoryEntry) => (entry.reason === null ? '–' : t(`reason.${entry.reason}`));
  return (entry) => {
    switch (entry.kind) {
      case 'rejected':
      case 'cancelled_by_customer':
      case 'cancelled_by_marketplace':
        return t(`historyKind.${entry.kind}`, { reason: reason(entry) });
      case 'units_cancelled':
        return t('historyKind.units_cancelled', { count: entry.units ?? 0, reason: reason(entry) });
      case 'shipment_changed':
        return t('historyKind.shipment_changed', {
          status: entry.shipmentStatus === null ? '–' : t(`shipmentStatus.${entry.shipmentStatus}`),
        });
      default:
        return t(`historyKind.${entry.kind}`);
    }
  };
}

/** Who did what and when, the newest first. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const formats = useFormats();
  const textOf = useEntryText();
  const actorOf = ({ actor }: HistoryEntry) => {
    const name = actor.name ?? t(`party.${actor.kind}`);
    return actor.impersonatedBy === null ? name : t('historyKind.actor', { operator: actor.impersonatedBy });
  };
  return (
    <section className={classes['card']} aria-label={t('detail.history')}>
      <div className={classes['cardHead']}>
        <h3>{t('detail.history')}</h3>
      </div>
      <ol className={classes['history']}>
        {order.history.toReversed().map((entry) => (
          <li key={`${entry.at}${entry.kind}${entry.shipmentStatus}`}>
            <time dateTime={entry.at}>{formats.shortDayTime(entry.at)}</time>
            <i aria-hidden />
            <span>
              {textOf(entry)} <small>· {actorOf(entry)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
