import type { WholesalerProduct } from '@offizin/contract/orders/papers';
import { brands } from '@offizin/domain/brand/brands';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { useTranslations } from 'use-intl';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import { initialData } from '../../../platform/initial-data.ts';
import { useRoleRefusal } from '../../../platform/role.ts';
import { RefusableButton } from '../../../ui/refusable-button.tsx';
import { SecondLine } from '../../../ui/second-line.tsx';
import { Table } from '../../../ui/table.tsx';
import { NationalCode, packText } from '../pane/national-code.tsx';
import classes from './wholesaler.module.css';
import { spokenName } from '../../../parts/products/spoken-name.ts';

function Product({ product }: { product: WholesalerProduct }) {
  const { name, pack, gtin, image } = product;
  return (
    <div className={classes['product']}>
      <ProductImage image={image} />
      <div>
        <b>{name}</b> {packText(pack)}
        <SecondLine>
          <span className={classes['codes']}>
            <NationalCode line={product} />
            {gtin === null ? null : <span>{`${brands[initialData.brand].gtinLabel} ${gtin}`}</span>}
          </span>
        </SecondLine>
      </div>
    </div>
  );
}

/** The numbers of its orders, each whole in its line; two lines of an order are one number. */
function Orders({ orders }: Pick<WholesalerProduct, 'orders'>) {
  const numbers = [...new Set(orders.map(({ number }) => number))];
  return (
    <ul className={classes['orders']}>
      {numbers.map((number) => (
        <li key={number}>{formatOrderNumber(number)}</li>
      ))}
    </ul>
  );
}

export interface WholesalerProductsProps {
  readonly products: readonly WholesalerProduct[];
  readonly onMissing: (product: WholesalerProduct) => void;
}

export function WholesalerProducts({ products, onMissing }: WholesalerProductsProps) {
  const t = useTranslations('wholesaler');
  const byRole = useRoleRefusal('orders');
  return (
    <Table
      label={t('title')}
      isStacked
      className={classes['list']}
      rows={products}
      keyOf={({ productId }) => productId}
      columns={[
        {
          id: 'product',
          name: t('column.product'),
          isRowName: true,
          render: (product) => <Product product={product} />,
        },
        { id: 'units', name: t('column.units'), isNumber: true, tone: 'strong', render: ({ units }) => units },
        { id: 'orders', name: t('column.orders'), render: ({ orders }) => <Orders orders={orders} /> },
        {
          id: 'missing',
          name: null,
          render: (product) => (
            <RefusableButton
              tone="danger"
              refusal={byRole}
              aria-label={t('missingOf', { name: spokenName(product) })}
              onClick={() => onMissing(product)}
            >
              {t('missing')}
            </RefusableButton>
          ),
        },
      ]}
    />
  );
}
