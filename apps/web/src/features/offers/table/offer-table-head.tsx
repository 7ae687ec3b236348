import { limits } from '@offizin/domain/limits';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { type ColumnId, narrowest, widest } from './offer-columns.ts';
import type { OfferSelection } from '../bulk/offer-selection.ts';
import classes from './offer-table.module.css';

/** The name of a column, its unit included. */
export function useColumnName(): (id: ColumnId) => string {
  const t = useTranslations('offers.column');
  return (id) => t(id, { currency: currencySign });
}

/** Makes a column wider or narrower. */
export function Resizer({ id, width, onResize }: { id: ColumnId; width: number; onResize: (width: number) => void }) {
  const t = useTranslations('offers.columns');
  const name = useColumnName();
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    const { currentTarget: handle, clientX: start, pointerId } = event;
    handle.setPointerCapture(pointerId);
    const move = (moved: globalThis.PointerEvent) => onResize(width + moved.clientX - start);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', () => handle.removeEventListener('pointermove', move), { once: true });
    event.preventDefault();
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onResize(width + 16);
    if (key === 'ArrowLeft') onResize(width - 16);
  };
  return (
    <span
      className={classes['resizer']}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('resize', { column: name(id) })}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onPointerDown={drag}
      onKeyDown={press}
    />
  );
}

/** Chooses all loaded offers, or none. */
export function ChooseAll({ selection, loaded }: { selection: OfferSelection; loaded: number }) {
  const t = useTranslations('offers.list');
  const count = selection.offers.length;
  const isAll = count > 0 && count >= Math.min(loaded, limits.offerChangesPerCall);
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t('chooseAll')}
        checked={isAll}
        ref={(input) => {
          if (input !== null) input.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => selection.chooseAll(!isAll)}
      />
    </label>
  );
}
