import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import { formatOfName, uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../../platform/upload-file.ts';
import { useAllowedFormats } from './allowed-formats.ts';
import { type FileRefusal, refusalOf } from './file-check.ts';
import { uploadKeys } from '../upload-queries.ts';
import { writeQuery } from '../../../platform/write-query.ts';

interface ChosenFile {
  readonly file: File;
  readonly type: UploadType;
}

export type Sending =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'refused';
      readonly name: string;
      readonly size: number;
      readonly refusal: FileRefusal | 'several';
    }
  | { readonly kind: 'sending'; readonly name: string; readonly size: number; readonly sent: number }
  | { readonly kind: 'failed'; readonly chosen: ChosenFile; readonly error: unknown };

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Checks and sends a chosen file, then opens the upload that it has become. */
export function useFileUpload(type: UploadType) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { allowed } = useAllowedFormats();
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const cancel = useRef<AbortController>(null);
  useEffect(() => () => cancel.current?.abort(), []);

  const send = async (chosen: ChosenFile) => {
    const { file } = chosen;
    cancel.current?.abort();
    const abort = new AbortController();
    cancel.current = abort;
    const showSent = (sent: number) => setSending({ kind: 'sending', name: file.name, size: file.size, sent });
    showSent(0);
    try {
      const request = { query: { type: chosen.type, fileName: file.name.slice(-200) } };
      const upload = await uploadFile('POST /offer-uploads', request, {
        file,
        mediaType: uploadMediaTypes[formatOfName(file.name) ?? 'xlsx'],
        onProgress: showSent,
        signal: abort.signal,
      });
      writeQuery(queries, uploadKeys.detail(upload.id), upload);
      void queries.invalidateQueries({ queryKey: uploadKeys.list });
      await navigate({ to: '.', search: { upload: upload.id } });
    } catch (error) {
      setSending(isAbort(error) ? { kind: 'idle' } : { kind: 'failed', chosen, error });
    }
  };

  const choose = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    const refusal = files.length > 1 ? 'several' : refusalOf(file, allowed);
    if (refusal === null) void send({ file, type });
    else setSending({ kind: 'refused', name: file.name, size: file.size, refusal });
  };

  return {
    sending,
    choose,
    retry: () => (sending.kind === 'failed' ? void send(sending.chosen) : undefined),
    cancel: () => cancel.current?.abort(),
  };
}
