import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import classes from './search-dialog.module.css';
import type { SearchRow } from './search-row.ts';

interface OptionProps {
  readonly row: SearchRow;
  readonly isSelected: boolean;
  readonly onChosen: (row: SearchRow) => void;
  readonly onPointed: (row: SearchRow) => void;
}

export const optionId = (row: SearchRow): string => `search-${row.id.replace(/\s/g, '-')}`;

function Content({ row, isSelected }: Pick<OptionProps, 'row' | 'isSelected'>) {
  return (
    <>
      <span className={classes['icon']}>{row.icon}</span>
      <span className={classes['words']}>
        <span className={classes['title']}>
          <b>{row.title}</b>
          {row.note ? <span>{row.note}</span> : null}
        </span>
        {row.second ? <span className={classes['second']}>{row.second}</span> : null}
      </span>
      {row.end ? <span className={classes['end']}>{row.end}</span> : null}
      {isSelected ? <kbd aria-hidden>Enter</kbd> : null}
    </>
  );
}

/** One result: a link wherever there is an address, so that it opens in a new tab, too. */
export const SearchOption = memo(function SearchOption({ row, isSelected, onChosen, onPointed }: OptionProps) {
  const { lead } = row;
  const shared = {
    id: optionId(row),
    role: 'option',
    'aria-selected': isSelected,
    tabIndex: -1,
    className: classes['option'],
    onPointerMove: () => onPointed(row),
    onClick: () => onChosen(row),
  } as const;
  const content = <Content row={row} isSelected={isSelected} />;
  if ('to' in lead)
    return (
      <Link to={lead.to} search={lead.search ?? {}} activeProps={{}} {...shared}>
        {content}
      </Link>
    );
  if ('href' in lead)
    return (
      <a href={lead.href} {...(lead.href.startsWith('https') && { target: '_blank', rel: 'noreferrer' })} {...shared}>
        {content}
      </a>
    );
  return (
    <button type="button" {...shared}>
      {content}
    </button>
  );
});
