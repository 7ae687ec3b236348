import type { BusinessView, SoldProduct } from '@offizin/contract/business/seller';
import { type SellerMeasure, sellerMeasures } from '@offizin/domain/business/best-sellers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRunOutWords } from '../../parts/business/run-out-words.ts';
import { noonOf } from '../../parts/business/sales-words.ts';
import { currencySign } from '../../platform/currency-sign.ts';
import { useFormats } from '../../platform/formats.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented-control.ts';
import { Table, type TableColumn, TableScroller } from '../../ui/table.tsx';
import { OwnStock, ProductName, SoldUnits } from './product-cells.tsx';
import classes from './business.module.css';

function StockCell({ product }: { product: SoldProduct }) {
  const t = useTranslations('business.best');
  const { number } = useFormats();
  const runOut = useRunOutWords()(product.runOut);
  const { inWarehouse } = product;
  return (
    <span className={classes['stock']}>
      <OwnStock product={product} />
      {runOut === null ? null : <small>{runOut}</small>}
      {inWarehouse === null ? null : <small>{t('warehouse', { count: number(inWarehouse) })}</small>}
    </span>
  );
}

/** The ten products that sold most, by units or by value, with what is left of them (MET-08). */
export function BestCard({ view: { best, productsSince } }: { view: BusinessView }) {
  const t = useTranslations('business');
  const { amount, shortDay } = useFormats();
  const [measure, setMeasure] = useState<SellerMeasure>('units');
  const columns: TableColumn<SoldProduct>[] = [
    {
      id: 'product',
      name: t('column.product'),
      isRowName: true,
      render: (product) => <ProductName product={product} />,
    },
    {
      id: 'sold',
      name: t('column.sold'),
      isNumber: true,
      render: (product) => <SoldUnits product={product} since={productsSince} />,
    },
    {
      id: 'value',
      name: t('column.value', { currency: currencySign }),
      isNumber: true,
      render: ({ value }) => amount(value),
    },
    { id: 'stock', name: t('column.stock'), isNumber: true, render: (product) => <StockCell product={product} /> },
  ];
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={t('best.measure')}
      value={measure}
      data={sellerMeasures.map((value) => ({ value, label: t(`best.${value}`) }))}
      onChange={(value) => setMeasure(value === 'value' ? 'value' : 'units')}
    />
  );
  return (
    <Card
      title={t('best.title')}
      note={t('best.note', { day: shortDay(noonOf(productsSince)) })}
      action={choice}
      footer={t('best.rule')}
    >
      {best[measure].length === 0 ? (
        <CardText>{t('best.empty')}</CardText>
      ) : (
        <TableScroller>
          <Table
            label={t('best.title')}
            className={classes['table']}
            rows={best[measure]}
            keyOf={({ productId }) => productId}
            columns={columns}
          />
        </TableScroller>
      )}
    </Card>
  );
}
