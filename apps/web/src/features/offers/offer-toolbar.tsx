import type { OfferFacets } from '@offizin/contract/offers/seller';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { ruleFollowings, stockTypes } from '@offizin/domain/offers/offer-kinds';
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

interface WordMenuProps<W extends string> {
  readonly name: string;
  readonly words: readonly W[];
  readonly nameOf: (word: W) => string;
  readonly chosen: W | undefined;
  readonly counts: OfferFacets['rule'] | undefined;
  readonly onChange: (word: W | undefined) => void;
}

/** One of a few words, each with its count. */
function WordMenu<W extends string>({ name, words, nameOf, chosen, counts, onChange }: WordMenuProps<W>) {
  const { number } = useFormats();
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes['filter']} data-on={chosen === undefined ? undefined : true}>
          {chosen === undefined ? name : nameOf(chosen)}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {words.map((word) => (
          <Menu.Item
            key={word}
            leftSection={
              word === chosen ? <IconCheck size={14} aria-hidden /> : <span className={classes['unchecked']} />
            }
            rightSection={
              <span className={classes['count']}>
                {number(counts?.find((each) => each.value === word)?.offers ?? 0)}
              </span>
            }
            onClick={() => onChange(word === chosen ? undefined : word)}
          >
            {nameOf(word)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function StockTypeMenu({ search, facets }: { search: OfferSearch; facets: OfferFacets | undefined }) {
  const t = useTranslations('offers');
  const change = useSearchChange<OfferSearch>();
  return (
    <WordMenu
      name={t('facet.stockType')}
      words={stockTypes}
      nameOf={(type) => t(`stockType.${type}`)}
      chosen={search.stockType}
      counts={facets?.stockType}
      onChange={(stockType) => change({ stockType })}
    />
  );
}

/** How offers follow price rules, where any does; an address may have named one of them. */
function RuleFilters({ search, facets }: { search: OfferSearch; facets: OfferFacets | undefined }) {
  const t = useTranslations('offers');
  const change = useSearchChange<OfferSearch>();
  const { ruleId, product: _product, ...others } = search;
  const isUsed = facets?.rule.some(({ value, offers }) => value !== 'none' && offers > 0) ?? false;
  return (
    <>
      {ruleId === undefined ? null : <FilterChip label={t('followed.one')} count={undefined} isOn search={others} />}
      {isUsed || search.rule !== undefined ? (
        <WordMenu
          name={t('facet.rule')}
          words={ruleFollowings}
          nameOf={(following) => t(`rule.${following}`)}
          chosen={search.rule}
          counts={facets?.rule}
          onChange={(rule) => change({ rule })}
        />
      ) : null}
    </>
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
      after={
        <>
          <StockTypeMenu search={search} facets={facets} />
          <RuleFilters search={search} facets={facets} />
        </>
      }
    />
  );
}
