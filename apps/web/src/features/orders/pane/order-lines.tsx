import type { OrderDetail, OrderLine } from '@offizin/contract/orders/views';
import { brands } from '@offizin/domain/brand/brands';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { initialData } from '../../../platform/initial-data.ts';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import { NationalCode, packText } from './national-code.tsx';
import classes from './order-detail.module.css';

function Line({ line }: { line: OrderLine }) {
  const t = useTranslations('orders');
  const formats = useFormats();
  const left = line.quantity - line.cancelledQuantity;
  return (
    <li className={left === 0 ? `${classes['line']} ${classes['gone']}` : classes['line']}>
      <ProductImage image={line.image} />
      <div>
        <div className={classes['name']}>
          {line.name} <span>{packText(line.pack)}</span>
        </div>
        <NationalCode line={line} />
        <div className={classes['id']}>
          {line.gtin === null ? null : <span>{`${brands[initialData.brand].gtinLabel} ${line.gtin}`}</span>}
          <span>{t(`stockOrigin.${line.stockOrigin}`)}</span>
        </div>
        {line.cancelledQuantity > 0 ? (
          <div className={classes['cancelled']}>{t('detail.cancelledUnits', { count: line.cancelledQuantity })}</div>
        ) : null}
      </div>
      <div className={classes['price']}>
        {formats.moneyInLine(line.total)}
        <span>{t('detail.unitPrice', { quantity: String(left), price: formats.moneyInLine(line.unitPrice) })}</span>
      </div>
    </li>
  );
}

function Totals({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail');
  const formats = useFormats();
  const { amount, label } = order.discount;
  return (
    <dl className={classes['totals']}>
      <dt>{t('subtotal', { count: order.units })}</dt>
      <dd>{formats.money(order.subtotal)}</dd>
      <dt>{t('shipping')}</dt>
      <dd>{formats.money(order.shipping)}</dd>
      {amount.amount > 0 ? (
        <>
          <dt>{label === null ? t('discount') : t('discountNamed', { label })}</dt>
          <dd>{formats.money({ ...amount, amount: -amount.amount })}</dd>
        </>
      ) : null}
      <dt className={classes['sum']}>{t('total')}</dt>
      <dd className={classes['sum']}>{formats.money(order.total)}</dd>
    </dl>
  );
}

/** What to pack and what it costs. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail');
  return (
    <section className={classes['card']} aria-label={t('products')}>
      <div className={classes['cardHead']}>
        <h3>{t('products')}</h3>
        <span>{t('productsSummary', { lines: order.lines.length, units: order.units })}</span>
      </div>
      <ul>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Totals order={order} />
    </section>
  );
}
