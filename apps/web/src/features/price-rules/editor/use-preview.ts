import type { RulePreview } from '@offizin/contract/price-rules/views';
import type { RuleGroup } from '@offizin/domain/price-rules/decide-price';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import { limits } from '@offizin/domain/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNow } from '../../../platform/now.ts';
import { previewRows } from '../preview-query.ts';

/** Milliseconds after the last change. */
const pause = 600;

/** A value once it has rested for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What the terms would do now: calculated again a moment after each change, with the old rows until then. */
export function usePreview(ruleId: string, terms: RuleTerms, group: RuleGroup) {
  const text = JSON.stringify(terms);
  const settled = useSettled(text);
  const previewed = { terms: JSON.parse(settled) as RuleTerms, ruleId };
  const query = useInfiniteQuery(previewRows(previewed, group));
  const { data, error, isPlaceholderData, isFetching, isFetchingNextPage, dataUpdatedAt } = query;
  const now = useNow(5000).getTime();
  const figures: RulePreview | undefined = data?.pages[0];
  return {
    previewed,
    figures,
    rows: data?.pages.flatMap(({ items }) => items) ?? [],
    error: figures === undefined || !isFetching ? error : null,
    isComputing: settled !== text || isPlaceholderData || (isFetching && !isFetchingNextPage),
    isOld: figures !== undefined && now - dataUpdatedAt > limits.priceRulePreviewAge * 1000,
    hasMore: query.hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    again: () => void query.refetch(),
  };
}

export type Preview = ReturnType<typeof usePreview>;
