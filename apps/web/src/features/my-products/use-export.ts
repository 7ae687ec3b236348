import type { ExportFormat, ExportQuestion } from '@offizin/contract/exports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/client.ts';
import { useLive } from '../../platform/live.ts';
import { readStored, store } from '../../platform/storage.ts';

const keyOf = (id: string | null) => ['exports', id] as const;

/** Prepares a file in the background and follows it, also after a reload (OFF-04). */
export function useExport() {
  const queries = useQueryClient();
  const [id, setId] = useState(() => {
    const stored = readStored('downloadProducts');
    return typeof stored === 'string' && stored !== '' ? stored : null;
  });
  const [done, setDone] = useState(0);
  const forget = () => {
    setId(null);
    setDone(0);
    store('downloadProducts', '');
  };
  const { data, isError } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /exports/:exportId', { params: { exportId: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.status === 'preparing' ? 1500 : false),
  });
  useLive('export', (event) => {
    if (event === null || event.exportId !== id) return;
    setDone(event.done);
    if (event.state !== 'preparing') void queries.invalidateQueries({ queryKey: keyOf(id) });
  });
  const start = useMutation({
    mutationFn: (wanted: { question: ExportQuestion; format: ExportFormat }) => call('POST /exports', { body: wanted }),
    onSuccess: (state) => {
      queries.setQueryData(keyOf(state.id), state);
      setDone(0);
      setId(state.id);
      store('downloadProducts', state.id);
    },
  });
  const state = id === null || isError ? null : (data ?? null);
  return { state, done, start, forget };
}

export type OfferExport = ReturnType<typeof useExport>;
