import { orderSorts } from '@offizin/domain/orders/order-sorts';
import { limits } from '@offizin/domain/limits';
import { IconArrowsSort, IconCheck, IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { loadTopics } from '../../../platform/messages.ts';
import { useSearchChange } from '../../../platform/search-change.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { PopoverButton } from '../../../ui/popover-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { countFilters, type OrderSearch, sortOf } from '../order-search.ts';
import classes from './order-toolbar.module.css';

function OrderSearchField({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.search');
  const tActions = useTranslations('actions');
  const change = useSearchChange<OrderSearch>();
  return (
    <SearchField
      searched={search.q}
      onSearch={(q) => change({ q })}
      label={t('label')}
      placeholder={t('placeholder')}
      clearLabel={tActions('clearSearch')}
      className={classes['search'] ?? ''}
      maxLength={limits.orderSearchLength}
      slash
    />
  );
}

async function loadPanel() {
  const [{ OrderFilterPanel }] = await Promise.all([import('./order-filter-panel.tsx'), loadTopics(['forms'])]);
  return OrderFilterPanel;
}
const Panel = lazyPart(loadPanel, { waiting: <div className={classes['filters']} />, isAwaited: true });

function Filters({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.filter');
  const count = countFilters(search);
  return (
    <PopoverButton
      label={t('title')}
      position="bottom-start"
      button={
        <Button
          icon={<IconFilter size={16} aria-hidden />}
          onPointerEnter={Panel.preload}
          onFocus={Panel.preload}
          aria-label={count > 0 ? `${t('button')}, ${t('active', { count })}` : t('button')}
        >
          <span>{t('button')}</span>
          {count > 0 ? <span className={classes['count']}>{count}</span> : null}
        </Button>
      }
    >
      <Panel search={search} />
    </PopoverButton>
  );
}

function Sort({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.sort');
  const change = useSearchChange<OrderSearch>();
  const current = sortOf(search);
  return (
    <MenuButton
      button={
        <Button icon={<IconArrowsSort size={16} aria-hidden />} aria-label={`${t('label')}: ${t(current)}`}>
          <span>{t(current)}</span>
        </Button>
      }
    >
      {(Menu) =>
        orderSorts.map((sort) => (
          <Menu.Item
            key={sort}
            onClick={() => change({ sort })}
            rightSection={sort === current ? <IconCheck size={14} aria-hidden /> : null}
          >
            {t(sort)}
          </Menu.Item>
        ))
      }
    </MenuButton>
  );
}

/** Search, filters and sort; all of it lives in the address. */
export function OrderToolbar({ search, children }: { search: OrderSearch; children: ReactNode }) {
  return (
    <div className={classes['bar']}>
      <OrderSearchField key={search.tab} search={search} />
      <Filters search={search} />
      <Sort search={search} />
      {children}
    </div>
  );
}
