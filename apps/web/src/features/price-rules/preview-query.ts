import type { RulePreview } from '@offizin/contract/price-rules/views';
import type { RuleGroup } from '@offizin/domain/price-rules/decide-price';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import { limits } from '@offizin/domain/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** Terms of a rule that there is, or of one that would come behind all others. */
export interface Previewed {
  readonly terms: RuleTerms;
  readonly ruleId?: string;
  /** As if the seller behind most of what is held had no offers. */
  readonly withoutSeller?: true;
}

/** Apart from what is read of the rules: a run that changed something makes no preview wrong that somebody looks at. */
export const previewKey = ['price-rule-preview'] as const;

const pageRows = limits.priceRules.previewRows;

/** What is asked once: nothing asks again by itself, for the rows would move under who reads them. */
const asked = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false, refetchOnWindowFocus: false } as const;

/** The figures of a preview without its rows. */
export const previewFigures = (previewed: Previewed) =>
  queryOptions({
    ...asked,
    queryKey: [...previewKey, 'figures', previewed],
    queryFn: ({ signal }) => call('POST /price-rules/preview', { body: { ...previewed, limit: 0 } }, { signal }),
  });

/** A preview with the rows of one group, page by page. */
export const previewRows = (previewed: Previewed, group: RuleGroup) =>
  infiniteQueryOptions({
    ...asked,
    queryKey: [...previewKey, 'rows', previewed, group],
    queryFn: ({ pageParam, signal }): Promise<RulePreview> =>
      call(
        'POST /price-rules/preview',
        { body: { ...previewed, group, offset: pageParam, limit: pageRows } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.items.length < pageRows ? null : pages.length * pageRows),
    placeholderData: keepPreviousData,
  });
