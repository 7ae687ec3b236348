import { limits } from '@offizin/domain/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../platform/error-text.ts';
import type { ReplyFile } from '../../parts/waiting/waiting-replies.ts';
import { uploadFile } from '../../platform/upload-file.ts';

/** The files of a reply: they are sent while it is written, and go again by themselves if it never is. */
export function useMessageFiles() {
  const t = useTranslations('messages.composer');
  const errorText = useErrorText();
  const [files, setFiles] = useState<readonly ReplyFile[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) => {
      const request = { query: { fileName: file.name.slice(-limits.messageFileName) } };
      return uploadFile('POST /messages/files', request, { file, mediaType: file.type });
    },
    onSuccess: ({ fileId, fileName }) => setFiles((before) => [...before, { fileId, fileName }]),
    onError: (error) => setProblem(errorText(error)),
  });
  const add = (file: File) => {
    const isTooLarge = file.size > limits.messageFile;
    const isOne = files.length < limits.messageFiles;
    const refusal = isTooLarge ? t('tooLarge', { name: file.name }) : t('tooMany');
    setProblem(isOne && !isTooLarge ? null : refusal);
    if (isOne && !isTooLarge) upload.mutate(file);
  };
  const remove = (fileId: string) => setFiles((before) => before.filter((file) => file.fileId !== fileId));
  /** Files that come back with a reply that was not sent. */
  const put = (back: readonly ReplyFile[]) => setFiles((before) => (before.length === 0 ? back : before));
  return { files, problem, isUploading: upload.isPending, add, remove, put, clear: () => setFiles([]) };
}
