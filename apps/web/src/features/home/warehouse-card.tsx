import type { HomeWarehouse } from '@offizin/contract/home/seller';
import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { ProductImage } from '../../parts/products/product-image.tsx';
import classes from './home.module.css';

const path = screens.fulfilment_catalogue.path;
const low = { state: 'low' };

/** What lies in the marketplace's warehouse, for sellers whose orders it ships. */
export function WarehouseCard({ warehouse }: { warehouse: HomeWarehouse }) {
  const t = useTranslations('home.warehouse');
  const { low: few, none, expiring, openOrders, products } = warehouse;
  const counts = t('counts', { low: few, none, expiring, days: String(limits.warehouseExpirySoonDays) });
  const catalogue = (
    <Link to={path} search={few > 0 ? low : {}} className={classes['more']}>
      {t('catalogue')}
      <IconChevronRight size={14} aria-hidden />
    </Link>
  );
  const footer = `${t('orders', { count: openOrders })} ${counts}`.replace(/\s+/g, ' ').trim();
  return (
    <Card title={t('title', { brand: brands[initialData.brand].name })} action={catalogue} footer={footer}>
      {products.length === 0 ? (
        <CardText>{t('enough')}</CardText>
      ) : (
        <ul className={classes['products']}>
          {products.map(({ productId, name, image, available }) => (
            <li key={productId}>
              <Link to={path} search={{ product: productId }}>
                <ProductImage image={image} />
                <span className={classes['words']}>
                  <span>{name}</span>
                  <small>{t('low')}</small>
                </span>
                <b>{t('left', { count: available })}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
