import type { OfferFacets } from '@offizin/contract/offers/seller';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { stockTypes } from '@offizin/domain/offers/offer-kinds';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { FilterChip } from '../../parts/lists/filter-bar.tsx';
import classes from '../../parts/lists/filter-bar.module.css';
import { Menu } from '../../ui/menu.ts';
import { ProductToolbar } from '../../parts/products/product-toolbar.tsx';
import { isFiltered, type OfferSearch, withoutFilters } from './offer-search.ts';

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
  const change = useSearchChange<OfferSearch>();
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
  return (
    <ProductToolbar
      search={search}
      countsOf={(facet) => facets?.[facet].map(({ value, offers }) => ({ value, count: offers }))}
      total={facets?.total}
      isApproximate={facets?.approximate ?? false}
      unfiltered={isFiltered(search) ? withoutFilters(search) : null}
      tour="offers-search"
      before={<OriginChips search={search} facets={facets} />}
      after={<StockTypeMenu search={search} facets={facets} />}
    />
  );
}
