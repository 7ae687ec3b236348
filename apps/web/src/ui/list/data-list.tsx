import type { ReactNode } from 'react';
import { phone, useMedia } from '../../platform/media.ts';
import { CardList } from './card-list.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { type FailedTexts, ListStates } from './list-states.tsx';

export interface DataListProps<Row> extends DataTableProps<Row> {
  /** A row where there is no room for a table. */
  readonly renderCard: (row: Row) => ReactNode;
  readonly failed: FailedTexts;
  readonly empty: ReactNode;
}

const cardHeight = 112;
const headingHeight = 40;

/** A list of rows read page by page: a table, on phones cards, or what there is instead of rows. */
export function DataList<Row>({ renderCard, failed, empty, ...table }: DataListProps<Row>) {
  const onPhone = useMedia(phone);
  const { pages, isHeading } = table;
  const heightOf = (row: Row) => (isHeading?.(row) === true ? headingHeight : cardHeight);
  return (
    <ListStates pages={pages} failed={failed} empty={empty}>
      {onPhone ? <CardList {...table} renderCard={renderCard} heightOf={heightOf} /> : <DataTable {...table} />}
    </ListStates>
  );
}
