import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { filterNames } from '@offizin/domain/lists/filters';
import { type ProductFacet, productFacets } from '@offizin/domain/lists/product-filters';
import type { ProductSearch as Search } from './product-address.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { FacetMenu } from '../lists/filter-bar.tsx';
import classes from '../lists/filter-bar.module.css';
import { ProductSearch } from './product-search.tsx';

type Counted = readonly { readonly value: string; readonly count: number }[];

export interface ProductToolbarProps<S extends Search> {
  readonly search: S;
  readonly countsOf: (facet: ProductFacet) => Counted | undefined;
  /** How many products the filter leaves; undefined until that is known. */
  readonly total: number | undefined;
  readonly isApproximate?: boolean;
  /** The address without its filters; null where nothing filters. */
  readonly unfiltered: object | null;
  readonly tour?: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** The search of a list of products and its filters with their counts; all of it lives in the address. */
export function ProductToolbar<S extends Search>(props: ProductToolbarProps<S>) {
  const { search, countsOf, total, isApproximate = false, unfiltered, tour, before, after } = props;
  const t = useTranslations('offers');
  const change = useSearchChange<Search>();
  const { number } = useFormats();
  const found = (count: number) =>
    isApproximate ? t('facet.resultsAbout', { shown: number(count) }) : t('facet.results', { count });
  return (
    <div className={classes['bar']}>
      <ProductSearch searched={search.q} onSearch={(q) => change({ q })} {...(tour !== undefined && { tour })} />
      <div className={classes['filters']} role="group" aria-label={t('facet.label')}>
        {before}
        {filterNames(productFacets).map((facet) => (
          <FacetMenu
            key={facet}
            name={t(`facet.${facet}`)}
            chosen={search[facet] ?? []}
            counted={countsOf(facet) ?? []}
            nameOf={(value) => (facet === 'productType' ? t(`productType.${value}` as 'productType.other') : value)}
            onChange={(values) => change({ [facet]: values })}
          />
        ))}
        {after}
        {unfiltered === null ? null : (
          <Link to="." search={{ ...unfiltered }} replace resetScroll={false} className={classes['clearAll']}>
            <IconX size={14} aria-hidden />
            {t('facet.clear')}
          </Link>
        )}
      </div>
      <span className={classes['results']} role="status">
        {total === undefined || unfiltered === null ? '' : found(total)}
      </span>
    </div>
  );
}
