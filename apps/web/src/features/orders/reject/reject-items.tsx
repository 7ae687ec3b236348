import type { OrderDetail, OrderLine } from '@offizin/contract/orders/views';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.ts';
import { ProductImage } from '../../../parts/products/product-image.tsx';
import { NationalCode, packText } from '../pane/national-code.tsx';
import classes from './reject-dialog.module.css';
import { choose, chooseAll, unitsLeft } from './reject-form.ts';
import type { RejectForm } from './use-reject-form.ts';
import { spokenName } from '../../../parts/products/spoken-name.ts';

function Stepper({ line, chosen, onChoose }: Omit<ItemProps, 'isInvalid'>) {
  const t = useTranslations('orderDialogs.reject');
  const left = unitsLeft(line);
  return (
    <>
      <span className={classes['stepper']} role="group" aria-label={t('quantity', { name: spokenName(line) })}>
        <button type="button" aria-label={t('less')} disabled={chosen <= 1} onClick={() => onChoose(chosen - 1)}>
          <IconMinus size={14} aria-hidden />
        </button>
        <output>{chosen}</output>
        <button type="button" aria-label={t('more')} disabled={chosen >= left} onClick={() => onChoose(chosen + 1)}>
          <IconPlus size={14} aria-hidden />
        </button>
      </span>
      {t('of', { count: String(left) })}
    </>
  );
}

interface ItemProps {
  readonly line: OrderLine;
  readonly chosen: number;
  readonly isInvalid: boolean;
  readonly onChoose: (quantity: number) => void;
}

function Item({ line, chosen, isInvalid, onChoose }: ItemProps) {
  const t = useTranslations('orders');
  const left = unitsLeft(line);
  return (
    <li className={classes['item']}>
      <Checkbox
        aria-label={spokenName(line)}
        aria-invalid={isInvalid || undefined}
        checked={chosen > 0}
        onChange={(event) => onChoose(event.currentTarget.checked ? left : 0)}
      />
      <ProductImage image={line.image} />
      <div>
        <b>{line.name}</b>
        <div className={classes['pack']}>
          <NationalCode line={line} />
          <span>{packText(line.pack)}</span>
        </div>
      </div>
      <div className={classes['count']}>
        {chosen > 0 && left > 1 ? (
          <Stepper line={line} chosen={chosen} onChoose={onChoose} />
        ) : (
          t('card.units', { count: left })
        )}
      </div>
    </li>
  );
}

/** Which units go: line by line, or all together. */
export function RejectItems({ order, form }: { order: OrderDetail; form: RejectForm }) {
  const t = useTranslations('orderDialogs.reject');
  const { items } = form.values;
  const error = form.errorOf('items');
  const first = order.lines.find((line) => unitsLeft(line) > 0);
  return (
    <div>
      <div className={classes['what']}>
        <span>{t('what')}</span>
        <Button tone="link" onClick={() => form.set('items', chooseAll(order))}>
          {t('all', { count: order.units })}
        </Button>
      </div>
      {error === undefined ? null : (
        <div className={classes['missing']} role="alert">
          {error}
        </div>
      )}
      <ul className={classes['items']}>
        {order.lines
          .filter((line) => unitsLeft(line) > 0)
          .map((line) => (
            <Item
              key={line.id}
              line={line}
              chosen={items.get(line.id) ?? 0}
              isInvalid={error !== undefined && line === first}
              onChoose={(quantity) => form.set('items', choose(items, line.id, quantity))}
            />
          ))}
      </ul>
    </div>
  );
}
