import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Checkbox, Menu, Popover, TextInput } from '@mantine/core';
import type { OfferFacets } from '@offizin/contract/offers';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { stockTypes } from '@offizin/domain/offers/offer-kinds';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { useSignedIn } from '../../platform/session.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { isFiltered, type OfferSearch, withoutFilters } from './offer-search.ts';
import classes from './offer-toolbar.module.css';

function NameSearch({ search }: { search: OfferSearch }) {
  const t = useTranslations('offers.search');
  const change = useSearchChange(search);
  const { seller } = useSignedIn();
  const system = codeSystemOf(seller.physicalAddress.countryCode);
  return (
    <SearchField
      searched={search.q}
      onSearch={(q) => change({ q })}
      label={t('label')}
      placeholder={t('placeholder', { code: system === null ? 'EAN' : codeLabels[system.id] })}
      clearLabel={t('clear')}
      className={classes['search'] ?? ''}
      maxLength={100}
      slash
      tour="offers-search"
    />
  );
}

type ListFacet = 'brand' | 'manufacturer' | 'category' | 'productType';

/** How many values a menu shows before one looks for the others by name. */
const valuesShown = 100;

interface FacetMenuProps {
  readonly facet: ListFacet;
  readonly search: OfferSearch;
  readonly facets: OfferFacets | undefined;
}

function FacetValues({ facet, search, facets }: FacetMenuProps) {
  const t = useTranslations('offers');
  const { number } = useFormats();
  const change = useSearchChange(search);
  const [part, setPart] = useState('');
  const chosen: readonly string[] = search[facet] ?? [];
  const counted = facets?.[facet] ?? [];
  const all = [...chosen.filter((value) => !counted.some((each) => each.value === value)).map((value) => ({ value, offers: 0 })), ...counted];
  const nameOf = (value: string) => (facet === 'productType' ? t(`productType.${value}` as 'productType.other') : value);
  const found = all.filter(({ value }) => nameOf(value).toLowerCase().includes(part.trim().toLowerCase()));
  const name = t(`facet.${facet}`);
  return (
    <>
      {all.length > 8 ? (
        <TextInput size="xs" data-autofocus aria-label={t('facet.find', { facet: name })} placeholder={t('facet.find', { facet: name })} value={part} onChange={(event) => setPart(event.currentTarget.value)} />
      ) : null}
      <Checkbox.Group value={[...chosen]} onChange={(values) => change({ [facet]: values.length > 0 ? values : undefined })}>
        <div className={classes['values']}>
          {found.slice(0, valuesShown).map(({ value, offers }) => (
            <Checkbox
              key={value}
              value={value}
              label={
                <span className={classes['valueLabel']}>
                  <span>{nameOf(value)}</span>
                  <span className={classes['count']}>{number(offers)}</span>
                </span>
              }
            />
          ))}
          {found.length === 0 ? <p className={classes['none']}>{t('facet.none')}</p> : null}
        </div>
      </Checkbox.Group>
    </>
  );
}

function FacetMenu(props: FacetMenuProps) {
  const { facet, search } = props;
  const t = useTranslations('offers.facet');
  const chosen = search[facet]?.length ?? 0;
  const name = t(facet);
  return (
    <Popover position="bottom-start" trapFocus withRoles shadow="md" width={300}>
      <Popover.Target>
        <button type="button" className={classes['filter']} data-on={chosen > 0 || undefined} aria-label={chosen > 0 ? t('chosen', { facet: name, count: String(chosen) }) : name}>
          {name}
          {chosen > 0 ? <b>{chosen}</b> : null}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <FacetValues {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A filter with its count that is switched on and off. */
export function FilterChip({ label, count, isOn, search }: { label: string; count: number | undefined; isOn: boolean; search: Record<string, unknown> }) {
  const { number } = useFormats();
  return (
    <Link to="." search={search} replace resetScroll={false} className={classes['filter']} data-on={isOn || undefined} aria-current={isOn ? 'true' : undefined} activeProps={{}}>
      {label}
      {count === undefined ? null : <b>{number(count)}</b>}
    </Link>
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
            leftSection={type === chosen ? <IconCheck size={14} aria-hidden /> : <span className={classes['unchecked']} />}
            rightSection={<span className={classes['count']}>{number(facets?.stockType.find((each) => each.value === type)?.offers ?? 0)}</span>}
            onClick={() => change({ stockType: type === chosen ? undefined : type })}
          >
            {t(`stockType.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const listFacets = ['brand', 'manufacturer', 'category', 'productType'] as const;

/** Search and filters with their counts; all of it lives in the address (OFF-02). */
export function OfferToolbar({ search, facets }: { search: OfferSearch; facets: OfferFacets | undefined }) {
  const t = useTranslations('offers.facet');
  const { number } = useFormats();
  const found = ({ total, approximate }: OfferFacets) => (approximate ? t('resultsAbout', { shown: number(total) }) : t('results', { count: total, shown: number(total) }));
  return (
    <div className={classes['bar']}>
      <NameSearch search={search} />
      <div className={classes['filters']} role="group" aria-label={t('label')}>
        <OriginChips search={search} facets={facets} />
        {listFacets.map((facet) => (
          <FacetMenu key={facet} facet={facet} search={search} facets={facets} />
        ))}
        <StockTypeMenu search={search} facets={facets} />
        {isFiltered(search) ? (
          <Link to="." search={{ ...withoutFilters(search) }} replace resetScroll={false} className={classes['clearAll']}>
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
