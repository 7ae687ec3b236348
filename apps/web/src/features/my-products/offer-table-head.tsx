import { limits } from '@offizin/domain/limits';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../platform/currency-sign.ts';
import { type ColumnId, columns, narrowest, widest } from './offer-columns.ts';
import type { OfferListSearch } from './offer-search.ts';
import type { OfferSelection } from './offer-selection.ts';
import classes from './offer-table.module.css';
import type { ColumnChoice } from './use-columns.ts';

/** The name of a column, its unit included. */
export function useColumnName(): (id: ColumnId) => string {
  const t = useTranslations('offers.column');
  return (id) => t(id, { currency: currencySign });
}

function Resizer({ id, width, onResize }: { id: ColumnId; width: number; onResize: (width: number) => void }) {
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

function HeadCell({
  id,
  width,
  search,
  onResize,
}: {
  id: ColumnId;
  width: number;
  search: OfferListSearch;
  onResize: (width: number) => void;
}) {
  const name = useColumnName();
  const { sort, isNumber } = columns[id];
  const isSorted = sort !== undefined && (search.sort ?? 'name') === sort;
  const direction = search.order === 'desc' ? 'desc' : 'asc';
  const { order: _, ...rest } = search;
  const next = { ...rest, sort, ...(isSorted && direction === 'asc' && { order: 'desc' as const }) };
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      data-number={isNumber}
      aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sort === undefined ? (
        <span className={id === 'image' ? classes['spoken'] : undefined}>{name(id)}</span>
      ) : (
        <Link to="." search={next} replace resetScroll={false} activeProps={{}}>
          {name(id)}
          {isSorted ? <Arrow size={14} aria-hidden /> : null}
        </Link>
      )}
      <Resizer id={id} width={width} onResize={onResize} />
    </th>
  );
}

/** Chooses all loaded offers, or none. */
function ChooseAll({ selection, loaded }: { selection: OfferSelection; loaded: number }) {
  const t = useTranslations('offers.list');
  const count = selection.offers.length;
  const isAll = count > 0 && count >= Math.min(loaded, limits.offerChangesPerCall);
  return (
    <th scope="col" data-column="choose">
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
    </th>
  );
}

export interface OfferTableHeadProps {
  readonly choice: ColumnChoice;
  readonly search: OfferListSearch;
  readonly menuLabel: string;
  readonly selection: OfferSelection;
  readonly loaded: number;
}

/** The head of the table: each column sorts and can be made wider (OFF-03). */
export function OfferTableHead({ choice, search, menuLabel, selection, loaded }: OfferTableHeadProps) {
  return (
    <thead>
      <tr>
        <ChooseAll selection={selection} loaded={loaded} />
        {choice.shown.map(({ id, width }) => (
          <HeadCell key={id} id={id} width={width} search={search} onResize={(next) => choice.resize(id, next)} />
        ))}
        <th scope="col">
          <span className={classes['spoken']}>{menuLabel}</span>
        </th>
      </tr>
    </thead>
  );
}
