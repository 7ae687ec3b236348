import type { ProposedProduct } from '@offizin/contract/price-proposals/seller';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Checkbox } from '../../ui/checkbox.ts';
import { packText, ProductCodes } from '../../parts/products/product-codes.tsx';
import { ProductImage } from '../../parts/products/product-image.tsx';
import { SecondLine } from '../../ui/second-line.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import classes from './product-table.module.css';
import { useFigures } from './use-figures.ts';
import { spokenName } from '../../parts/products/spoken-name.ts';

/** Which products are agreed to so far. */
export interface Choice {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (productId: string, isChosen: boolean) => void;
  readonly chooseAll: (isChosen: boolean) => void;
}

export interface ProductsProps {
  readonly items: readonly ProposedProduct[];
  /** Null once there is nothing to decide. */
  readonly choice: Choice | null;
}

export function ChooseAll({ items, choice, label }: ProductsProps & { label?: string }) {
  const t = useTranslations('priceUpdates');
  if (choice === null) return null;
  const all = choice.chosen.size === items.length;
  return (
    <Checkbox
      aria-label={label === undefined ? t('chooseAll') : undefined}
      label={label}
      checked={all}
      indeterminate={!all && choice.chosen.size > 0}
      onChange={({ currentTarget }) => choice.chooseAll(currentTarget.checked)}
    />
  );
}

/** From one value to another: the arrow is read out as a word. */
export function Move({ before, after }: { before: string; after: string }) {
  const t = useTranslations('priceUpdates.cell');
  return (
    <span className={classes['move']}>
      {before} <IconArrowRight size={12} aria-label={t('to')} /> <b>{after}</b>
    </span>
  );
}

function Product({ item }: { item: ProposedProduct }) {
  const t = useTranslations('priceUpdates');
  return (
    <div className={classes['product']}>
      <ProductImage image={item.image} />
      <div data-tight>
        <span className={classes['name']}>
          <b>{item.name}</b> {packText(item.pack)}
        </span>
        <span className={classes['codes']}>
          <ProductCodes product={item} />
          <span>{t('units', { count: item.units })}</span>
        </span>
      </div>
    </div>
  );
}

/** The check box of each product, and that of all of them in the head. */
function useChoiceColumn({ items, choice }: ProductsProps): TableColumn<ProposedProduct>[] {
  const t = useTranslations('priceUpdates');
  if (choice === null) return [];
  return [
    {
      id: 'choice',
      name: <ChooseAll items={items} choice={choice} />,
      render: ({ productId, ...product }) => (
        <Checkbox
          aria-label={t('choose', { name: spokenName(product) })}
          checked={choice.chosen.has(productId)}
          onChange={({ currentTarget }) => choice.choose(productId, currentTarget.checked)}
        />
      ),
    },
  ];
}

/** Prices, places and what is kept, before and after. */
function useFigureColumns(currency: string): TableColumn<ProposedProduct>[] {
  const t = useTranslations('priceUpdates');
  const { number } = useFormats();
  const figuresOf = useFigures();
  const column = (id: string, name: string, render: (figures: ReturnType<typeof figuresOf>) => ReactNode) => ({
    id,
    name,
    isNumber: true,
    render: (item: ProposedProduct) => render(figuresOf(item)),
  });
  return [
    column('price', t('column.price', { currency }), ({ oldPrice, newPrice, change }) => (
      <>
        <Move before={oldPrice} after={newPrice} />
        <SecondLine>{change}</SecondLine>
      </>
    )),
    column('market', t('column.market', { currency }), ({ best, recommended }) => (
      <>
        {best}
        <SecondLine>{recommended}</SecondLine>
      </>
    )),
    column('rank', t('column.rank'), ({ rank }) =>
      rank === null ? (
        '–'
      ) : (
        <>
          <Move before={rank.before} after={rank.after} />
          <SecondLine>{t('cell.of', { of: number(rank.of) })}</SecondLine>
        </>
      ),
    ),
    column('commission', t('column.commission'), ({ commission }) => commission),
    column('kept', t('column.kept', { currency }), ({ keptBefore, keptAfter, keptChange }) => (
      <>
        <Move before={keptBefore} after={keptAfter} />
        <SecondLine>{t('cell.each', { amount: keptChange })}</SecondLine>
      </>
    )),
  ];
}

/** The products of a proposal with prices, places and what is kept, before and after. */
export function ProductTable({ items, choice }: ProductsProps) {
  const t = useTranslations('priceUpdates');
  const figures = useFigureColumns(items[0]?.newPrice.currency === 'CHF' ? 'CHF' : '€');
  return (
    <div className={classes['frame']}>
      <Table
        label={t('column.product')}
        rows={items}
        keyOf={({ productId }) => productId}
        markOf={({ productId }) => (choice?.chosen.has(productId) === true ? 'chosen' : undefined)}
        columns={[
          ...useChoiceColumn({ items, choice }),
          { id: 'product', name: t('column.product'), render: (item) => <Product item={item} /> },
          ...figures,
        ]}
      />
    </div>
  );
}
