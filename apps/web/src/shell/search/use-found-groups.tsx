import type { FoundOrder, SearchResult } from '@offizin/contract/search/seller';
import { type ScreenId, screens } from '@offizin/domain/access/screens';
import { orderTabOf } from '@offizin/domain/orders/statuses';
import { groupScreen, type SearchGroup } from '@offizin/domain/search/search-groups';
import { hasAll } from '@offizin/domain/search/search-match';
import { IconSearch, IconTag } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import classes from './search-dialog.module.css';
import { useInvoiceRow, useOrderRow, useProductRow, useUploadRow } from './found-rows.tsx';
import type { Found } from './search-query.ts';
import type { RowGroup, SearchRow } from './search-row.ts';

interface Answer<Item> {
  readonly items: readonly Item[];
  readonly total: number | null;
}

type Texts<Item> = (item: Item) => readonly (string | null)[];

const orderTexts: Texts<FoundOrder> = ({ number, customer, trackingNumber }) => [
  number,
  customer?.firstName ?? null,
  customer?.city ?? null,
  trackingNumber,
];

/** What the server found, as rows; an answer to fewer letters is narrowed until the next one comes. */
export function useFoundGroups(typed: string, { result, isCurrent }: Found): RowGroup[] {
  const subject = subjectOf(useSignedIn());
  const orderRow = useOrderRow(typed);
  const productRow = useProductRow(typed);
  const invoiceRow = useInvoiceRow(typed);
  const uploadRow = useUploadRow(typed);
  if (result === null) return [];
  const of = <Item,>(
    name: SearchGroup,
    answer: Answer<Item> | null,
    { texts, row }: { texts: Texts<Item>; row: (item: Item, screen: ScreenId) => SearchRow },
  ): RowGroup[] => {
    const screen = groupScreen(name, subject);
    if (answer === null || screen === null) return [];
    const items = isCurrent ? answer.items : answer.items.filter((item) => hasAll(texts(item), typed));
    if (items.length === 0) return [];
    return [{ name, rows: items.map((item) => row(item, screen)), total: isCurrent ? answer.total : null }];
  };
  return [
    ...of('products', result.products, {
      texts: ({ name, pack, nationalCode, gtin }) => [name, pack, nationalCode, gtin],
      row: productRow,
    }),
    ...of('orders', result.orders, { texts: orderTexts, row: (order, screen) => orderRow(order, 'orders', screen) }),
    ...of('warehouseOrders', result.warehouseOrders, {
      texts: orderTexts,
      row: (order, screen) => orderRow(order, 'warehouseOrders', screen),
    }),
    ...of('invoices', result.invoices, { texts: ({ invoiceNo }) => [invoiceNo], row: invoiceRow }),
    ...of('uploads', result.uploads, { texts: ({ fileName }) => [fileName], row: uploadRow }),
  ];
}

/** The lists that search for the same words themselves. */
export function useListRows(typed: string, result: SearchResult | null): RowGroup[] {
  const t = useTranslations('search');
  const subject = subjectOf(useSignedIn());
  if (typed === '') return [];
  const tabOf = (orders: SearchResult['orders']) => orderTabOf(orders?.items[0]?.status ?? 'new');
  const row = (name: 'orders' | 'warehouseOrders' | 'products', search: Record<string, unknown>): SearchRow[] => {
    const screen = groupScreen(name, subject);
    if (screen === null) return [];
    const isProducts = name === 'products';
    return [
      {
        id: `list-${name}`,
        icon: isProducts ? <IconTag aria-hidden /> : <IconSearch aria-hidden />,
        title: t(`lists.${name}`, { typed }),
        end: <span className={classes['aside']}>{t(isProducts ? 'listsNote.products' : 'listsNote.orders')}</span>,
        lead: { to: screens[screen].path, search },
      },
    ];
  };
  const rows = [
    ...row('orders', { tab: tabOf(result?.orders ?? null), q: typed }),
    ...row('warehouseOrders', { tab: tabOf(result?.warehouseOrders ?? null), q: typed }),
    ...row('products', { q: typed }),
  ];
  return rows.length === 0 ? [] : [{ name: 'lists', rows }];
}
