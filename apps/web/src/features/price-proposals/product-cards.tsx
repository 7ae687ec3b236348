import type { ProposedProduct } from '@offizin/contract/price-proposals/seller';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Checkbox } from '../../ui/checkbox.ts';
import { packText } from '../../parts/products/product-codes.tsx';
import classes from './product-table.module.css';
import { type Choice, ChooseAll, Move, type ProductsProps } from './product-table.tsx';
import { useFigures } from './use-figures.ts';

function Card({ item, choice }: { item: ProposedProduct; choice: Choice | null }) {
  const t = useTranslations('priceUpdates');
  const { number } = useFormats();
  const figures = useFigures()(item);
  const isChosen = choice?.chosen.has(item.productId) ?? false;
  const name = (
    <span className={classes['name']}>
      <b>{item.name}</b> {packText(item.pack)}
    </span>
  );
  return (
    <li data-chosen={isChosen || undefined}>
      {choice === null ? (
        name
      ) : (
        <Checkbox
          label={name}
          checked={isChosen}
          onChange={({ currentTarget }) => choice.choose(item.productId, currentTarget.checked)}
        />
      )}
      <dl>
        <div>
          <dt>{t('column.price', { currency: item.newPrice.currency })}</dt>
          <dd>
            <Move before={figures.oldPrice} after={figures.newPrice} /> <small>{figures.change}</small>
          </dd>
        </div>
        <div>
          <dt>{t('column.kept', { currency: item.newPrice.currency })}</dt>
          <dd>
            <Move before={figures.keptBefore} after={figures.keptAfter} />
          </dd>
        </div>
      </dl>
      <p>
        {[
          t('units', { count: item.units }),
          t('cell.best', { price: figures.best }),
          t('cell.recommended', { price: figures.recommended }),
          ...(figures.rank === null ? [] : [t('cell.rank', { ...figures.rank, of: number(figures.rank.of) })]),
          `${t('column.commission')} ${figures.commission}`,
        ].join(' · ')}
      </p>
    </li>
  );
}

/** The same as the table where there is no room for one. */
export function ProductCards({ items, choice }: ProductsProps) {
  const t = useTranslations('priceUpdates');
  return (
    <div className={classes['frame']}>
      {choice === null ? null : (
        <div className={classes['all']}>
          <ChooseAll items={items} choice={choice} label={t('chooseAll')} />
        </div>
      )}
      <ul className={classes['cards']}>
        {items.map((item) => (
          <Card key={item.productId} item={item} choice={choice} />
        ))}
      </ul>
    </div>
  );
}
