import type { HistoryEntry, OrderDetail } from '@offizin/contract/orders/views';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { phone, useMedia } from '../../../platform/media.ts';
import classes from './order-detail.module.css';

function useEntryText(): (entry: HistoryEntry) => string {
  const t = useTranslations('orders');
  const tReason = useTranslations('orderDialogs');
  const reason = (entry: HistoryEntry) => (entry.reason === null ? '–' : tReason(`reason.${entry.reason}`));
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

/** Who did what and when, the newest first; on phones folded into a line with the newest. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const formats = useFormats();
  const textOf = useEntryText();
  const onPhone = useMedia(phone);
  const actorOf = ({ actor }: HistoryEntry) => {
    const name = actor.name ?? t(`party.${actor.kind}`);
    return actor.impersonatedBy === null ? name : t('historyKind.actor', { operator: actor.impersonatedBy });
  };
  const entries = order.history.toReversed();
  const [last] = entries;
  const list = (
    <ol className={classes['history']}>
      {entries.map((entry) => (
        <li key={`${entry.at}${entry.kind}${entry.shipmentStatus}`}>
          <time dateTime={entry.at}>{formats.shortDayTime(entry.at)}</time>
          <i aria-hidden />
          <span>
            {textOf(entry)} <small>· {actorOf(entry)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
  return (
    <section className={classes['card']} aria-label={t('detail.history')}>
      {onPhone ? (
        <details className={classes['folded']}>
          <summary>
            <h3>{t('detail.history')}</h3>
            {last === undefined ? null : (
              <span>
                {formats.shortDayTime(last.at)}, {textOf(last)}
              </span>
            )}
            <IconChevronRight size={18} aria-hidden />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <div className={classes['cardHead']}>
            <h3>{t('detail.history')}</h3>
          </div>
          {list}
        </>
      )}
    </section>
  );
}
