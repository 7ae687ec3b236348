import type { OfferFacets } from '@offizin/contract/offers';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { stockTypes } from '@offizin/domain/offers/offer-kinds';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { productFacets } from '../../platform/address-values.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { FacetMenu, FilterChip } from '../../ui/filter-bar.tsx';
import classes from '../../ui/filter-bar.module.css';
import { Menu } from '../../ui/menu.ts';
import { ProductSearch } from '../../ui/product-search.tsx';
import { isFiltered, type OfferSearch, withoutFilters } from './offer-search.ts';

type ListFacet = (typeof productFacets)[number];

function ListFacetMenu({
  facet,
  search,
  facets,
}: {
  facet: ListFacet;
  search: OfferSearch;
  facets: OfferFacets | undefined;
}) {
  const t = useTranslations('offers');
  const change = useSearchChange(search);
  return (
    <FacetMenu
      name={t(`facet.${facet}`)}
      chosen={search[facet] ?? []}
      counted={facets?.[facet].map(({ value, offers }) => ({ value, count: offers })) ?? []}
      nameOf={(value) => (facet === 'productType' ? t(`productType.${value}` as 'productType.other') : value)}
      onChange={(values) => change({ [facet]: values })}
    />
  );
}

function OriginChips({ search, facets }: { search: OfferSearch; facets: OfferFacets | undefined }) {
  const t = useTranslations('offers.origin');
  const { origin: chosen, product: _product, ...rest } = search;
  return stockOrigins.map((origin) => (
    <FilterChip
      key={origin}
      label={t(origin)}
      count={facets && (facets.origin.find((each) => each.value === origin)?.offers ?? 0)}
      isOn={chosen === origin}
      search={chosen === origin ? rest : { ...rest, origin }}
    />
  ));
}

function StockTypeMenu({ search, facets }: { search: OfferSearch; facets: OfferFacets | undefined }) {
  const t = useTranslations('offers');
  const { number } = useFormats();
  const change = useSearchChange(search);
  const chosen = search.stockType;
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes['filter']} data-on={chosen === undefined ? undefined : true}>
          {chosen === undefined ? t('facet.stockType') : t(`stockType.${chosen}`)}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {stockTypes.map((type) => (
          <Menu.Item
            key={type}
            leftSection={
              type === chosen ? <IconCheck size={14} aria-hidden /> : <span className={classes['unchecked']} />
            }
            rightSection={
              <span className={classes['count']}>
                {number(facets?.stockType.find((each) => each.value === type)?.offers ?? 0)}
              </span>
            }
            onClick={() => change({ stockType: type === chosen ? undefined : type })}
          >
            {t(`stockType.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Search and filters with their counts; all of it lives in the address (OFF-02). */
export function OfferToolbar({ search, facets }: { search: OfferSearch; facets: OfferFacets | undefined }) {
  const t = useTranslations('offers.facet');
  const change = useSearchChange(search);
  const { number } = useFormats();
  const found = ({ total, approximate }: OfferFacets) =>
    approximate ? t('resultsAbout', { shown: number(total) }) : t('results', { count: total, shown: number(total) });
  return (
    <div className={classes['bar']}>
      <ProductSearch searched={search.q} onSearch={(q) => change({ q })} tour="offers-search" />
      <div className={classes['filters']} role="group" aria-label={t('label')}>
        <OriginChips search={search} facets={facets} />
        {productFacets.map((facet) => (
          <ListFacetMenu key={facet} facet={facet} search={search} facets={facets} />
        ))}
        <StockTypeMenu search={search} facets={facets} />
        {isFiltered(search) ? (
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
        {facets === undefined || !isFiltered(search) ? '' : found(facets)}
      </span>
    </div>
  );
}
