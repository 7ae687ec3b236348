import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLive } from '../../platform/live.ts';
import { useUnheard } from '../../platform/unheard.ts';

import { movingStates, uploadKeys } from './upload-queries.ts';

/** Keeps the history in step with what the workers do. */
export function useLiveHistory(): void {
  const queries = useQueryClient();
  useLive('upload', (event) => {
    if (event === null || event.total > 0 || !movingStates.has(event.state))
      void queries.invalidateQueries({ queryKey: uploadKeys.list });
  });
  useUnheard('upload', { queryKey: uploadKeys.list });
}

/** Keeps an open upload in step with the workers; returns how many rows the one in work has done (UPL-04). */
export function useLiveUpload(uploadId: string): number {
  const queries = useQueryClient();
  const [done, setDone] = useState(0);
  useLive('upload', (event) => {
    if (event !== null && event.uploadId !== uploadId) return;
    const isStep = event !== null && event.total === 0 && movingStates.has(event.state);
    setDone(isStep ? event.done : 0);
    if (!isStep) void queries.invalidateQueries({ queryKey: uploadKeys.detail(uploadId) });
  });
  useUnheard('upload', { queryKey: useMemo(() => uploadKeys.detail(uploadId), [uploadId]) });
  return done;
}
