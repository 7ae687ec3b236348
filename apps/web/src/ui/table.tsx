import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './table.module.css';

export interface TableColumn<Row> {
  readonly id: string;
  /** Its name, with the unit of its figures; null where the cells hold what is done with the row, which is only spoken. */
  readonly name: ReactNode;
  readonly isNumber?: boolean;
  /** Whether its cells name the rows. */
  readonly isRowName?: boolean;
  readonly tone?: 'strong' | 'quiet';
  /** Whether phones leave it out. */
  readonly isWideOnly?: boolean;
  readonly render: (row: Row) => ReactNode;
  /** Stands in the last line, below all rows. */
  readonly sum?: ReactNode;
}

export interface TableProps<Row> {
  /** What it shows, for those who do not see what is above it. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** What is special about a row: it is the one shown, it is chosen, or what it asks for is not possible. */
  readonly markOf?: (row: Row) => 'shown' | 'chosen' | 'impossible' | undefined;
  /** Phones show each row as a card, every value behind the name of its column. */
  readonly isStacked?: boolean;
  /** For many rows in little room. */
  readonly isDense?: boolean;
  readonly className?: string | undefined;
}

function HeadCell({ column }: { column: TableColumn<never> }) {
  const t = useTranslations('actions');
  const { id, name, isNumber, isWideOnly } = column;
  const marks = { 'data-column': id, 'data-number': isNumber || undefined, 'data-wide': isWideOnly || undefined };
  return (
    <th scope="col" {...marks}>
      {name ?? <span className={classes['spoken']}>{t('acts')}</span>}
    </th>
  );
}

function Cell({ column, children }: { column: TableColumn<never>; children: ReactNode }) {
  const { id, name, isNumber, isRowName, tone, isWideOnly } = column;
  const marks = {
    'data-column': id,
    'data-number': isNumber || undefined,
    'data-wide': isWideOnly || undefined,
    'data-tone': tone,
  };
  if (isRowName)
    return (
      <th scope="row" {...marks}>
        {children}
      </th>
    );
  return (
    <td {...marks} data-label={typeof name === 'string' ? name : undefined}>
      {children}
    </td>
  );
}

/** A table of few rows, all of them there: what a card or a dialog shows. Lists that are read page by page are `ui/list`. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, columns, keyOf, markOf, isStacked, isDense, className } = props;
  const hasSums = columns.some(({ sum }) => sum !== undefined);
  return (
    <table
      aria-label={label}
      className={className === undefined ? classes['table'] : `${classes['table']} ${className}`}
      data-stacked={isStacked || undefined}
      data-dense={isDense || undefined}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-mark={markOf?.(row)}>
            {columns.map((column) => (
              <Cell key={column.id} column={column}>
                {column.render(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
      {hasSums ? (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <Cell key={column.id} column={column}>
                {column.sum}
              </Cell>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** Keeps a table that is wider than its place within it. */
export function TableScroller({ children }: { children: ReactNode }) {
  return <div className={classes['scroller']}>{children}</div>;
}
