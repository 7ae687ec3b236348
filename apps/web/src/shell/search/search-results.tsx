import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import classes from './search-dialog.module.css';
import { SearchOption } from './search-option.tsx';
import type { RowGroup, SearchRow } from './search-row.ts';

interface ResultsProps {
  readonly id: string;
  readonly groups: readonly RowGroup[];
  readonly selected: SearchRow | undefined;
  readonly onChosen: (row: SearchRow) => void;
  readonly onPointed: (row: SearchRow) => void;
}

/** The results by kind, as the list of the field. */
export function SearchResults({ id, groups, selected, onChosen, onPointed }: ResultsProps) {
  const t = useTranslations('search');
  const { number } = useFormats();
  return (
    <div role="listbox" id={id} aria-label={t('results')}>
      {groups.map(({ name, rows, total }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div className={classes['group']} id={`${id}-${name}`}>
            {t(`group.${name}`)}
            {total === undefined || total === null ? null : <span>{number(total)}</span>}
          </div>
          {rows.map((row) => (
            <SearchOption
              key={row.id}
              row={row}
              isSelected={row === selected}
              onChosen={onChosen}
              onPointed={onPointed}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
