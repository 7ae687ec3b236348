import type { RunOutView, StockedProduct } from '@offizin/contract/business/seller';
import { screenDenial, screens } from '@offizin/domain/access/screens';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useRunOutWords } from '../../parts/business/run-out-words.ts';
import { noonOf } from '../../parts/business/sales-words.ts';
import { useFormats } from '../../platform/formats.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { Card, CardText } from '../../ui/card.tsx';
import { Table, type TableColumn, TableScroller } from '../../ui/table.tsx';
import { OwnStock, ProductName, SoldUnits } from './product-cells.tsx';
import classes from './business.module.css';

function SetStock({ product: { productId, name } }: { product: StockedProduct }) {
  const t = useTranslations('business.runOut');
  return (
    <Link
      to={screens.my_products.path}
      search={{ product: productId }}
      className={classes['act']}
      aria-label={t('setStockOf', { name })}
    >
      {t('setStock')}
    </Link>
  );
}

function useColumns(since: string): TableColumn<StockedProduct>[] {
  const t = useTranslations('business');
  const words = useRunOutWords();
  const maySet = screenDenial('my_products', subjectOf(useSignedIn()), 'write') === null;
  return [
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
      render: (product) => <SoldUnits product={product} since={since} />,
    },
    { id: 'stock', name: t('column.stock'), isNumber: true, render: (product) => <OwnStock product={product} /> },
    {
      id: 'lasts',
      name: t('column.lasts'),
      isNumber: true,
      render: (product) => (
        <span className={classes['stock']}>
          <span className={classes['lasts']} data-gone={product.runOut?.kind === 'gone' || undefined}>
            {words(product.runOut)}
          </span>
          {maySet ? <SetStock product={product} /> : null}
        </span>
      ),
    },
  ];
}

/** Offers whose own stock is gone within two weeks, soonest first, by what sold of them (MET-08). */
export function RunningOutCard({ view: { runningOut, productsSince }, title }: { view: RunOutView; title: string }) {
  const t = useTranslations('business.runOut');
  const { shortDay } = useFormats();
  const { products, count, tooFew } = runningOut;
  const columns = useColumns(productsSince);
  const rule = t('rule', { day: shortDay(noonOf(productsSince)) });
  return (
    <Card
      title={title}
      {...(count > 0 && { note: t('note', { count }) })}
      footer={tooFew === 0 ? rule : `${rule} ${t('fewRule', { count: tooFew })}`}
    >
      {products.length === 0 ? (
        <CardText>{t('empty')}</CardText>
      ) : (
        <TableScroller>
          <Table
            label={title}
            className={classes['table']}
            rows={products}
            keyOf={({ productId }) => productId}
            columns={columns}
          />
        </TableScroller>
      )}
      {count > products.length ? <CardText>{t('more', { count: count - products.length })}</CardText> : null}
    </Card>
  );
}
