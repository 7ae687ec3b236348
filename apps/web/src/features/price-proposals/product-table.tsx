import type { ProposedProduct } from '@offizin/contract/price-proposals';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Checkbox } from '../../ui/checkbox.ts';
import { packText, ProductCodes } from '../../parts/products/product-codes.tsx';
import { ProductImage } from '../../parts/products/product-image.tsx';
import { SecondLine } from '../../ui/second-line.tsx';
import classes from './product-table.module.css';
import { useFigures } from './use-figures.ts';

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

function Row({ item, choice }: { item: ProposedProduct; choice: Choice | null }) {
  const t = useTranslations('priceUpdates');
  const { number } = useFormats();
  const figures = useFigures()(item);
  const isChosen = choice?.chosen.has(item.productId) ?? false;
  return (
    <tr data-chosen={isChosen || undefined}>
      {choice === null ? null : (
        <td>
          <Checkbox
            aria-label={t('choose', { name: item.name })}
            checked={isChosen}
            onChange={({ currentTarget }) => choice.choose(item.productId, currentTarget.checked)}
          />
        </td>
      )}
      <td>
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
      </td>
      <td>
        <Move before={figures.oldPrice} after={figures.newPrice} />
        <SecondLine>{figures.change}</SecondLine>
      </td>
      <td>
        {figures.best}
        <SecondLine>{figures.recommended}</SecondLine>
      </td>
      <td>
        {figures.rank === null ? (
          '–'
        ) : (
          <>
            <Move before={figures.rank.before} after={figures.rank.after} />
            <SecondLine>{t('cell.of', { of: number(figures.rank.of) })}</SecondLine>
          </>
        )}
      </td>
      <td>{figures.commission}</td>
      <td>
        <Move before={figures.keptBefore} after={figures.keptAfter} />
        <SecondLine>{t('cell.each', { amount: figures.keptChange })}</SecondLine>
      </td>
    </tr>
  );
}

/** The products of a proposal with prices, places and what is kept, before and after. */
export function ProductTable({ items, choice }: ProductsProps) {
  const t = useTranslations('priceUpdates');
  const currency = items[0]?.newPrice.currency === 'CHF' ? 'CHF' : '€';
  return (
    <div className={classes['frame']}>
      <table>
        <thead>
          <tr>
            {choice === null ? null : (
              <th scope="col">
                <ChooseAll items={items} choice={choice} />
              </th>
            )}
            <th scope="col" className={classes['lead']}>
              {t('column.product')}
            </th>
            <th scope="col">{t('column.price', { currency })}</th>
            <th scope="col">{t('column.market', { currency })}</th>
            <th scope="col">{t('column.rank')}</th>
            <th scope="col">{t('column.commission')}</th>
            <th scope="col">{t('column.kept', { currency })}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.productId} item={item} choice={choice} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
