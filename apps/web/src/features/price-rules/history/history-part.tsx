import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { QueryState } from '../../../ui/query-state.tsx';

interface HistoryPartProps<T> {
  readonly query: UseQueryResult<{ readonly items: readonly T[] }>;
  /** What stands there while there is nothing yet. */
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A part of the history that is read as a whole: loading, failed, empty, or its items. */
export function HistoryPart<T>({ query, empty, children }: HistoryPartProps<T>) {
  const t = useTranslations('priceRuleHistory.failed');
  const tActions = useTranslations('actions');
  return (
    <QueryState query={query} failed={{ title: t('title'), text: t('text'), retry: tActions('tryAgain') }}>
      {({ items }) => (items.length === 0 ? empty : children(items))}
    </QueryState>
  );
}
