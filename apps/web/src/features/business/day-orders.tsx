import type { SalesDayView } from '@offizin/contract/business/seller';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useOrderDesk } from '../../parts/orders/order-desk.ts';
import classes from './business.module.css';

/** The tabs of the lists in which the orders of a day lie, with how many. */
export function DayOrders({ day, name }: { day: SalesDayView; name: string }) {
  const t = useTranslations('business');
  const own = useOrderDesk();
  const warehouse = useOrderDesk({ warehouse: true });
  const links = day.behind.flatMap(({ warehouse: isWarehouse, tab, orders }) => {
    const path = isWarehouse ? warehouse : own;
    const text = t(`behind.${tab}`, { count: orders });
    return path === undefined ? [] : [{ path, tab, text: isWarehouse ? t('behind.inWarehouse', { text }) : text }];
  });
  if (links.length === 0) return null;
  return (
    <span className={classes['behind']}>
      {links.map(({ path, tab, text }) => (
        <Link
          key={`${path} ${tab}`}
          to={path}
          search={{ tab, from: day.day, to: day.day }}
          className={classes['opens']}
          aria-label={t('behind.label', { text, day: name })}
        >
          {text}
        </Link>
      ))}
    </span>
  );
}
