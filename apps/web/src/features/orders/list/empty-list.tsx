import { orderFilters } from '@offizin/domain/orders/order-filters';
import { IconPackageOff, IconSearchOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { noFilters } from '../../../platform/list-filters.ts';
import { useSearchChange } from '../../../platform/search-change.ts';
import { Button } from '../../../ui/button.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { countFilters, type OrderSearch } from '../order-search.ts';
import { InOtherTab } from './in-other-tab.tsx';

/** What a list says that has no orders: why, and what to do. */
export function EmptyList({ search, inOtherTab }: { search: OrderSearch; inOtherTab: number }) {
  const t = useTranslations('orderEmpty');
  const tFilter = useTranslations('orders.filter');
  const change = useSearchChange<OrderSearch>();
  const kind = search.q ? 'search' : countFilters(search) > 0 ? 'filter' : search.tab;
  const icon = kind === 'search' || kind === 'filter' ? <IconSearchOff /> : <IconPackageOff />;
  return (
    <StatePanel icon={icon} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      {countFilters(search) > 0 ? (
        <Button onClick={() => change(noFilters(orderFilters))}>{tFilter('clear')}</Button>
      ) : null}
      <InOtherTab search={search} count={inOtherTab} />
    </StatePanel>
  );
}
