import type { StockedProduct } from '@offizin/contract/business/seller';
import { type ScreenId, screenDenial, screens } from '@offizin/domain/access/screens';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useOrderDesk } from '../../parts/orders/order-desk.ts';
import { ProductImage } from '../../parts/products/product-image.tsx';
import { useFormats } from '../../platform/formats.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import classes from './business.module.css';

/** A product with its picture, as both lists name it. */
export function ProductName({ product: { image, name, pack } }: { product: StockedProduct }) {
  return (
    <span className={classes['product']}>
      <ProductImage image={image} />
      <span>
        {name} <small>{pack}</small>
      </span>
    </span>
  );
}

/** How many units were sold: opens the orders with them, those of the warehouse where it sold them all. */
export function SoldUnits({ product, since }: { product: StockedProduct; since: string }) {
  const t = useTranslations('business');
  const { number } = useFormats();
  const { name, units, ownUnits, code } = product;
  const path = useOrderDesk({ warehouse: ownUnits === 0 });
  if (path === undefined) return number(units);
  return (
    <Link
      to={path}
      search={{ tab: 'managed', q: code, from: since }}
      className={classes['opens']}
      aria-label={t('best.orders', { count: units, name })}
    >
      {number(units)}
    </Link>
  );
}

const offers: ScreenId = 'my_products';

/** The shop's own stock of it: opens the offer. */
export function OwnStock({ product }: { product: StockedProduct }) {
  const t = useTranslations('business.best');
  const { number } = useFormats();
  const subject = subjectOf(useSignedIn());
  const { productId, name, stock } = product;
  if (stock === null) return t('noOffer');
  if (screenDenial(offers, subject) !== null) return number(stock);
  return (
    <Link
      to={screens[offers].path}
      search={{ product: productId }}
      className={classes['opens']}
      aria-label={t('offer', { count: number(stock), name })}
    >
      {number(stock)}
    </Link>
  );
}
