import type { LedgerItem } from '@offizin/contract/ledger/seller';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { useBrandFormats } from '../../../platform/formats.ts';
import type { Column } from '../../../ui/list/data-table.tsx';
import { type LedgerSearch, ledgerAddress } from './ledger-search.ts';
import { LedgerStanding } from './ledger-words.tsx';
import classes from './ledger.module.css';

const figures = ['sold', 'refunded', 'kept', 'forYou', 'open'] as const;
type Figure = (typeof figures)[number];

/** What is mostly nothing stands out where it is something. */
const isMostlyNothing: ReadonlySet<Figure> = new Set<Figure>(['refunded', 'open']);

interface Shown {
  readonly item: LedgerItem;
  readonly search: LedgerSearch;
}

/** The order's number and day; the link is as large as its row. */
function Name({ item, search }: Shown) {
  const { date } = useBrandFormats();
  const { orderNumber, orderedAt } = item;
  return (
    <div className={classes['name']}>
      <Link
        to="."
        search={ledgerAddress({ ...search, order: orderNumber })}
        resetScroll={false}
        activeProps={{}}
        aria-current={search.order === orderNumber ? 'true' : undefined}
      >
        {formatOrderNumber(orderNumber)}
      </Link>
      <span>{date(orderedAt)}</span>
    </div>
  );
}

/** An amount of an order, with what is still to come of it. */
function Amount({ item, figure }: { item: LedgerItem; figure: Figure }) {
  const { amount } = useBrandFormats();
  const value = item[figure];
  return (
    <span className={classes['figure']} data-figure={figure}>
      {value === 0 && isMostlyNothing.has(figure) ? '–' : amount(value)}
    </span>
  );
}

/** An order to a row: what was sold, what went off it, and what of the rest is still to come. */
export function useLedgerColumns(search: LedgerSearch): readonly Column<LedgerItem>[] {
  const t = useTranslations('ledger.column');
  return [
    {
      id: 'order',
      name: t('order'),
      width: 150,
      least: 96,
      cell: (item) => <Name item={item} search={search} />,
    },
    ...figures.map((figure) => ({
      id: figure,
      name: t(figure, { currency: currencySign }),
      width: 124,
      least: 78,
      isNumber: true,
      cell: (item: LedgerItem) => <Amount item={item} figure={figure} />,
    })),
    { id: 'standing', name: t('standing'), width: 230, least: 140, cell: (item) => <LedgerStanding item={item} /> },
  ];
}

/** An order where there is no room for a table. */
export function LedgerCard({ item, search }: Shown) {
  const t = useTranslations('ledger.totals');
  const { amount } = useBrandFormats();
  return (
    <article className={classes['row']}>
      <Name item={item} search={search} />
      <b className={classes['figure']}>{amount(item.forYou)}</b>
      <LedgerStanding item={item} />
      {item.open === 0 || item.open === item.forYou ? null : (
        <span className={classes['figure']} data-figure="open">
          {t('open')} {amount(item.open)}
        </span>
      )}
    </article>
  );
}
