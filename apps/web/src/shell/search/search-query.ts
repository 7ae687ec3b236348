import type { SearchResult } from '@offizin/contract/search/seller';
import { limits } from '@offizin/domain/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../platform/client.ts';
import { useOfflineSince } from '../../platform/online.ts';

/** Milliseconds without another letter before the server is asked. */
const typingPause = 100;

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

export interface Found {
  readonly result: SearchResult | null;
  /** Whether the result is of what is typed now; an earlier one is narrowed meanwhile. */
  readonly isCurrent: boolean;
  readonly state: 'idle' | 'asking' | 'answered' | 'failed' | 'offline';
  readonly retry: () => void;
}

/** What the server finds for what is typed, asked after a short pause. */
export function useFound(typed: string, limit: number): Found {
  const isOffline = useOfflineSince() !== null;
  const words = useSettled(typed);
  const isLongEnough = typed.length >= limits.searchOfAllPart;
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery({
    queryKey: ['search', words, limit],
    queryFn: ({ signal }) => call('GET /search', { query: { q: words, limit } }, { signal }),
    enabled: words.length >= limits.searchOfAllPart && !isOffline,
    placeholderData: keepPreviousData,
  });
  const isCurrent = words === typed && !isPlaceholderData && !isPending;
  const stateNow = (): Found['state'] => {
    if (!isLongEnough) return 'idle';
    if (isOffline) return 'offline';
    if (isError && words === typed) return 'failed';
    return isCurrent ? 'answered' : 'asking';
  };
  return { result: isLongEnough ? (data ?? null) : null, isCurrent, state: stateNow(), retry: () => void refetch() };
}
