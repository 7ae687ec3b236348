import { limits } from '@offizin/domain/limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import { isLeftForGood } from '../../platform/before-session-ends.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { useBeforeSessionEnds } from '../../platform/use-before-session-ends.ts';

export interface Evidence {
  readonly fileId: string;
  readonly fileName: string;
}

/** Files that are sent, and those that wait for a connection. */
export interface EvidenceFiles {
  readonly files: readonly Evidence[];
  readonly waiting: readonly File[];
}
export const noFiles: EvidenceFiles = { files: [], waiting: [] };

/** Where the files of a form are kept while it is filled in: in its own state, or where they outlast it. */
type KeptFiles = readonly [EvidenceFiles, (change: (before: EvidenceFiles) => EvidenceFiles) => void];

/** Sends a file; its name is cut to what is taken. */
type Send = (file: File, fileName: string) => Promise<Evidence>;

/** Asks before the page is left with files that only it has, or before who has chosen them signs out. */
function useLeavingAsked(hasFiles: boolean): void {
  useBeforeSessionEnds({ isUnsaved: () => hasFiles, keep: () => {} });
  useEffect(() => {
    if (!hasFiles) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeftForGood()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasFiles]);
}

/** Files that prove something are sent while the rest is filled in; what is not sent with it goes again by itself. */
export function useEvidence(send: Send, [{ files, waiting }, change]: KeptFiles) {
  const t = useTranslations('evidence');
  const errorText = useErrorText();
  const [fileError, setFileError] = useState<string | null>(null);
  const unwait = (file: File) =>
    change((before) => ({ ...before, waiting: before.waiting.filter((each) => each !== file) }));
  const upload = useMutation({
    mutationFn: (file: File) => send(file, file.name.slice(-limits.evidenceFileName)),
    onSuccess: ({ fileId, fileName }) =>
      change((before) => ({ ...before, files: [...before.files, { fileId, fileName }] })),
    onError: (error) => setFileError(errorText(error)),
    onSettled: (_sent, _error, file) => unwait(file),
  });
  // Pictures are taken where the goods are, often without a connection: they wait for one while the page is open.
  const isOffline = useOfflineSince() !== null;
  useLeavingAsked(waiting.length > 0);
  const next = isOffline ? undefined : waiting[0];
  const sendNext = useEffectEvent((file: File) => upload.mutate(file));
  useEffect(() => {
    if (next !== undefined) sendNext(next);
  }, [next]);
  const wait = (file: File) => change((before) => ({ ...before, waiting: [...before.waiting, file] }));
  return {
    files,
    /** What is not sent before there is a connection. */
    waiting,
    fileError,
    isUploading: upload.isPending,
    addFile: (file: File) => {
      setFileError(file.size > limits.evidenceFile ? t('tooLarge') : null);
      if (file.size > limits.evidenceFile) return;
      if (isOffline) wait(file);
      else upload.mutate(file);
    },
    removeFile: (fileId: string) =>
      change((before) => ({ ...before, files: before.files.filter((file) => file.fileId !== fileId) })),
    unwait,
  };
}
