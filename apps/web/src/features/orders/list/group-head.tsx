import type { OrderFigures } from '@offizin/contract/orders/seller';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { listSearch, type OrderSearch } from '../order-search.ts';
import { chooseOrders } from '../selection/order-selection.ts';
import { type GroupKey, groupSearch, type ListRow } from './order-groups.ts';
import classes from './order-list.module.css';

interface GroupHeadProps {
  readonly row: Extract<ListRow, { kind: 'group' }>;
  readonly search: OrderSearch;
  /** What the server counts for each day. */
  readonly figures: OrderFigures | undefined;
  /** Its loaded orders, and how many of them are selected; null where nothing can be done with several. */
  readonly choice: { readonly ids: readonly string[]; readonly chosen: number } | null;
}

/** Selects the loaded orders of a day together. */
function ChooseGroup({ ids, chosen, name }: NonNullable<GroupHeadProps['choice']> & { readonly name: string }) {
  const t = useTranslations('orders.group');
  const { number } = useFormats();
  const isAll = chosen === ids.length;
  return (
    <label className={classes['chooseGroup']} data-apart>
      {chosen === 0 ? null : <span>{t('chosen', { chosen: number(chosen), count: number(ids.length) })}</span>}
      <input
        type="checkbox"
        checked={isAll}
        ref={(input) => {
          if (input !== null) input.indeterminate = chosen > 0 && !isAll;
        }}
        aria-label={t('choose', { name })}
        tabIndex={-1}
        onChange={() => chooseOrders(ids, !isAll)}
      />
    </label>
  );
}

/** A day of the list (by keyboard the filters do the same: the list is one stop): how many orders are due on it, loaded or not, and the way to them alone. */
export function GroupHead({ row, search, figures, choice }: GroupHeadProps) {
  const t = useTranslations('orders.group');
  const formats = useFormats();
  const counted = figures?.groups.find(({ day }) => day === row.day);
  const names: Readonly<Record<GroupKey, string>> = {
    overdue: t('overdue'),
    today: t('today', { time: formats.time(counted?.until ?? row.until) }),
    tomorrow: t('tomorrow', { weekday: formats.weekday(row.at) }),
    later: formats.weekdayDay(row.at),
  };
  return (
    <div className={classes['group']} data-tone={row.group === 'overdue' ? 'red' : undefined}>
      {row.group === 'overdue' ? <IconAlertCircle aria-hidden /> : null}
      <span>{names[row.group]}</span>
      {counted === undefined ? null : (
        <Link
          to="."
          search={groupSearch(listSearch(search), row)}
          className={classes['counted']}
          title={t('count', { count: counted.orders })}
          aria-label={`${t('count', { count: counted.orders })}, ${t('only', { name: names[row.group] })}`}
          tabIndex={-1}
          data-apart
          resetScroll={false}
          activeProps={{}}
        >
          {formats.number(counted.orders)}
        </Link>
      )}
      {choice === null ? null : <ChooseGroup {...choice} name={names[row.group]} />}
    </div>
  );
}
