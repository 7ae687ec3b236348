import type { StockFacets } from '@offizin/contract/warehouse';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { phone, useMedia } from '../../platform/media.ts';
import { productFacets } from '../../platform/address-values.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { FacetMenu } from '../../ui/filter-bar.tsx';
import classes from '../../ui/filter-bar.module.css';
import { Menu } from '../../ui/menu.ts';
import { ProductSearch } from '../../ui/product-search.tsx';
import { useColumnName } from './stock-columns.ts';
import { isFiltered, listSearch, type StockSearch, stockSorts, withoutFilters } from './stock-search.ts';

function ListFacetMenu({
  facet,
  search,
  facets,
}: {
  facet: (typeof productFacets)[number];
  search: StockSearch;
  facets: StockFacets | undefined;
}) {
  const t = useTranslations('offers');
  const change = useSearchChange(search);
  return (
    <FacetMenu
      name={t(`facet.${facet}`)}
      chosen={search[facet] ?? []}
      counted={facets?.[facet].map(({ value, products }) => ({ value, count: products })) ?? []}
      nameOf={(value) => (facet === 'productType' ? t(`productType.${value}` as 'productType.other') : value)}
      onChange={(values) => change({ [facet]: values })}
    />
  );
}

/** The order of the cards, which have no head to sort them by. */
function SortMenu({ search }: { search: StockSearch }) {
  const t = useTranslations('warehouse.list');
  const name = useColumnName();
  const change = useSearchChange(listSearch(search));
  const sorted = search.sort ?? 'name';
  const isDescending = search.order === 'desc';
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes['filter']}>
          {t('sort')} <b>{name(sorted)}</b>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {stockSorts.map((sort) => (
          <Menu.Item
            key={sort}
            leftSection={sort === sorted ? <Arrow size={14} aria-hidden /> : <span className={classes['unchecked']} />}
            onClick={() => change({ sort, order: sort === sorted && !isDescending ? 'desc' : undefined })}
          >
            {name(sort)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Search and filters with their counts; all of it lives in the address (OFF-08). */
export function StockToolbar({ search, facets }: { search: StockSearch; facets: StockFacets | undefined }) {
  const t = useTranslations('offers.facet');
  const change = useSearchChange(search);
  const { number } = useFormats();
  const onPhone = useMedia(phone);
  const narrows = isFiltered(listSearch(search));
  return (
    <div className={classes['bar']}>
      <ProductSearch searched={search.q} onSearch={(q) => change({ q })} />
      <div className={classes['filters']} role="group" aria-label={t('label')}>
        {onPhone ? <SortMenu search={search} /> : null}
        {productFacets.map((facet) => (
          <ListFacetMenu key={facet} facet={facet} search={search} facets={facets} />
        ))}
        {narrows ? (
          <Link
            to="."
            search={{ ...withoutFilters(search) }}
            replace
            resetScroll={false}
            className={classes['clearAll']}
          >
            <IconX size={14} aria-hidden />
            {t('clear')}
          </Link>
        ) : null}
      </div>
      <span className={classes['results']} role="status">
        {facets === undefined || !narrows ? '' : t('results', { count: facets.total, shown: number(facets.total) })}
      </span>
    </div>
  );
}
