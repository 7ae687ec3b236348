import type { OrderDetail, OrderLine } from '@offizin/contract/orders';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.ts';
import { ProductImage } from '../../ui/product-image.tsx';
import { NationalCode, packText } from './national-code.tsx';
import classes from './reject-dialog.module.css';
import { choose, chooseAll, type ChosenUnits, unitsLeft } from './reject-form.ts';

function Item({ line, chosen, onChoose }: { line: OrderLine; chosen: number; onChoose: (quantity: number) => void }) {
  const t = useTranslations('orders');
  const left = unitsLeft(line);
  return (
    <li className={classes['item']}>
      <Checkbox
        aria-label={line.name}
        checked={chosen > 0}
        onChange={(event) => onChoose(event.currentTarget.checked ? left : 0)}
      />
      <ProductImage image={line.image} />
      <div>
        <b>{line.name}</b>
        <small>{packText(line.pack)}</small>
        <NationalCode line={line} />
      </div>
      <div className={classes['count']}>
        {chosen > 0 && left > 1 ? (
          <>
            <span className={classes['stepper']} role="group" aria-label={t('reject.quantity', { name: line.name })}>
              <button
                type="button"
                aria-label={t('reject.less')}
                disabled={chosen <= 1}
                onClick={() => onChoose(chosen - 1)}
              >
                <IconMinus size={14} aria-hidden />
              </button>
              <output>{chosen}</output>
              <button
                type="button"
                aria-label={t('reject.more')}
                disabled={chosen >= left}
                onClick={() => onChoose(chosen + 1)}
              >
                <IconPlus size={14} aria-hidden />
              </button>
            </span>
            {t('reject.of', { count: String(left) })}
          </>
        ) : (
          t('card.units', { count: left })
        )}
      </div>
    </li>
  );
}

export interface RejectItemsProps {
  readonly order: OrderDetail;
  readonly chosen: ChosenUnits;
  readonly setChosen: (chosen: ChosenUnits) => void;
  readonly isMissing: boolean;
}

/** Which units go: line by line, or all at once. */
export function RejectItems({ order, chosen, setChosen, isMissing }: RejectItemsProps) {
  const t = useTranslations('orders.reject');
  return (
    <div>
      <div className={classes['what']}>
        <span>{t('what')}</span>
        <Button tone="link" onClick={() => setChosen(chooseAll(order))}>
          {t('all', { count: order.units })}
        </Button>
      </div>
      <ul className={classes['items']}>
        {order.lines
          .filter((line) => unitsLeft(line) > 0)
          .map((line) => (
            <Item
              key={line.id}
              line={line}
              chosen={chosen.get(line.id) ?? 0}
              onChoose={(quantity) => setChosen(choose(chosen, line.id, quantity))}
            />
          ))}
      </ul>
      {isMissing ? (
        <p className={classes['error']} role="alert">
          {t('chooseItems')}
        </p>
      ) : null}
    </div>
  );
}
