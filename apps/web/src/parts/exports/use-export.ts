import type { ExportQuestion, ExportState } from '@offizin/contract/exports/seller';
import type { ExportFormat } from '@offizin/domain/exports/export-formats';
import type { StorageKey } from '@offizin/domain/identity/storage-keys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useLive } from '../../platform/live.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { readStored, store } from '../../platform/storage.ts';
import { useSaveFile } from '../../platform/use-save-file.ts';
import { writeQuery } from '../../platform/write-query.ts';

const keyOf = (id: string | null) => ['exports', id] as const;

export interface WantedFile {
  readonly question: ExportQuestion;
  readonly format: ExportFormat;
}

/** How often a file in preparation is asked for should the live updates be lost, in milliseconds. */
const lookAgain = 1500;
/** The same while a file that is ready names something as missing. */
const lookForMissing = 15_000;

/** The id of the file being prepared; under a key it is remembered in the browser, so that a reload finds it again. */
function useExportId(keptAs: StorageKey | undefined) {
  const [id, setId] = useState(() => {
    const stored = keptAs === undefined ? null : readStored(keptAs);
    return typeof stored === 'string' && stored !== '' ? stored : null;
  });
  const keep = (next: string | null) => {
    setId(next);
    if (keptAs !== undefined) store(keptAs, next ?? '');
  };
  return [id, keep] as const;
}

/** Has a worker prepare a file and follows it: `state` is null while there is none, `done` counts the rows so far, of `total` where that is known. */
export function useExport(keptAs?: StorageKey) {
  const queries = useQueryClient();
  const [id, keep] = useExportId(keptAs);
  const [{ done, total }, setProgress] = useState({ done: 0, total: 0 });
  const { data, isError } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /exports/:exportId', { params: { exportId: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state: { data: found } }) => {
      if (found === undefined || found.status === 'preparing') return lookAgain;
      return found.status === 'ready' && found.stillMissing > 0 ? lookForMissing : false;
    },
  });
  useLive('export', (event) => {
    if (event === null || event.exportId !== id) return;
    setProgress(event);
    if (event.state !== 'preparing') void queries.invalidateQueries({ queryKey: keyOf(id) });
  });
  const start = useMutation({
    mutationFn: (wanted: WantedFile) => call('POST /exports', { body: wanted }),
    onSuccess: (state) => {
      writeQuery(queries, keyOf(state.id), state);
      setProgress({ done: 0, total: 0 });
      keep(state.id);
    },
  });
  const state = id === null || isError ? null : (data ?? null);
  return {
    state,
    isLost: id !== null && isError,
    isRunning: start.isPending || state?.status === 'preparing',
    done,
    total,
    start,
    forget: () => keep(null),
  };
}

export type FileExport = ReturnType<typeof useExport>;

/** Saves a prepared file. */
export function useSaveExport(): (exportId: string) => Promise<void> {
  const saveFile = useSaveFile();
  return (exportId) => saveFile('GET /exports/:exportId/file', { params: { exportId } });
}

/** Has a worker prepare a file, saves it as soon as it is there, and shows when there will be none. */
export function useSavedExport({ onSaved }: { onSaved?: (state: ExportState) => void } = {}) {
  const t = useTranslations('exports');
  const errorText = useErrorText();
  const exporting = useExport();
  const fail = () => showSnackbar('error', t('failed'));
  const saveExport = useSaveExport();
  const saved = () => exporting.state !== null && onSaved?.(exporting.state);
  const latest = useRef({ exporting, fail, saveExport, saved });
  useEffect(() => {
    latest.current = { exporting, fail, saveExport, saved };
  });
  const { state, isLost, isRunning, start } = exporting;
  const readyId = state?.status === 'ready' ? state.id : null;
  const failed = isLost || state?.status === 'failed' || state?.status === 'expired';
  useEffect(() => {
    if (readyId === null && !failed) return;
    latest.current.exporting.forget();
    if (readyId === null) return latest.current.fail();
    latest.current.saved();
    void latest.current.saveExport(readyId);
  }, [readyId, failed]);
  return {
    isRunning,
    start: (wanted: WantedFile) =>
      start.mutate(wanted, { onError: (error) => showSnackbar('error', errorText(error)) }),
  };
}
