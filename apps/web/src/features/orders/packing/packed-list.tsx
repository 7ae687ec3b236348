import type { OrderDetail, PackedUnitView } from '@offizin/contract/orders/views';
import { unitsOf } from '@offizin/domain/orders/packing';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import classes from '../pane/order-detail.module.css';

/** What is packed of an order: each unit with batch, expiry, who packed it and when. */
export function PackedList({ order }: { order: OrderDetail }) {
  const t = useTranslations('packing');
  const formats = useFormats();
  const lines = new Map(order.lines.map((line) => [line.id, line]));
  const detailsOf = ({ batch, expiresOn, how, by }: PackedUnitView) =>
    [
      ...(batch === null ? [] : [t('batch', { batch })]),
      ...(expiresOn === null ? [] : [t('expiry', { day: formats.date(expiresOn) })]),
      ...(how === 'by_hand' ? [t('byHand')] : []),
      by,
    ].join(' · ');
  return (
    <section className={classes['card']} aria-label={t('packed.title')}>
      <div className={classes['cardHead']}>
        <h3>{t('packed.title')}</h3>
      </div>
      <ol className={classes['history']}>
        {order.packed.map((unit) => {
          const line = lines.get(unit.lineId);
          return line === undefined ? null : (
            <li key={`${unit.lineId}${unit.unit}`}>
              <time dateTime={unit.packedAt}>{formats.shortDayTime(unit.packedAt)}</time>
              <i aria-hidden />
              <span>
                {t('packed.unit', { name: line.name, unit: String(unit.unit), of: String(unitsOf(line)) })}{' '}
                <small>· {detailsOf(unit)}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
