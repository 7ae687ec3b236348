import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ProductImage } from '../../parts/products/product-image.tsx';
import { Checkbox } from '../../ui/checkbox.ts';
import classes from './replacement.module.css';
import type { ChosenUnits, ReplaceableLine } from './use-replaceable.ts';

interface ItemsProps {
  readonly lines: readonly ReplaceableLine[];
  readonly chosen: ChosenUnits;
  readonly isFirst?: boolean;
  readonly onChoose: (chosen: ChosenUnits) => void;
}

interface ItemProps {
  readonly line: ReplaceableLine;
  readonly units: number;
  readonly isFirst: boolean;
  readonly onChoose: (units: number) => void;
}

function Item({ line, units, isFirst, onChoose }: ItemProps) {
  const t = useTranslations('messages.replacement');
  const { name, pack, image, left } = line;
  return (
    <li>
      <Checkbox
        aria-label={name}
        checked={units > 0}
        data-autofocus={isFirst || undefined}
        onChange={(event) => onChoose(event.currentTarget.checked ? 1 : 0)}
      />
      <ProductImage image={image} />
      <div>
        <b>{name}</b>
        <span>{pack}</span>
      </div>
      <div className={classes['count']}>
        {units > 0 && left > 1 ? (
          <span className={classes['stepper']} role="group" aria-label={t('units', { name })}>
            <button type="button" aria-label={t('less')} disabled={units <= 1} onClick={() => onChoose(units - 1)}>
              <IconMinus size={14} aria-hidden />
            </button>
            <output>{units}</output>
            <button type="button" aria-label={t('more')} disabled={units >= left} onClick={() => onChoose(units + 1)}>
              <IconPlus size={14} aria-hidden />
            </button>
          </span>
        ) : null}
        <span>{t('of', { count: String(left) })}</span>
      </div>
    </li>
  );
}

/** Which units are sent once more, line by line. */
export function ReplacementItems({ lines, chosen, isFirst = false, onChoose }: ItemsProps) {
  const t = useTranslations('messages.replacement');
  const choose = (lineId: string, units: number) => {
    const next = new Map(chosen);
    if (units > 0) next.set(lineId, units);
    else next.delete(lineId);
    onChoose(next);
  };
  return (
    <ul className={classes['items']} aria-label={t('what')}>
      {lines.map((line, at) => (
        <Item
          key={line.id}
          line={line}
          units={Math.min(chosen.get(line.id) ?? 0, line.left)}
          isFirst={isFirst && at === 0}
          onChoose={(units) => choose(line.id, units)}
        />
      ))}
    </ul>
  );
}
