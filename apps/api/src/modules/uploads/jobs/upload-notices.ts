import type { Notice } from '@offizin/domain/notifications/kinds';
import type { UploadRecord } from '../read/upload-queries.ts';

export interface UploadEnd {
  readonly upload: Pick<UploadRecord, 'id' | 'file_name' | 'state' | 'summary'>;
  /** How many products had to be fixed before the upload, and after it. */
  readonly redBefore: number;
  readonly red: number;
  readonly now: Date;
}

/** What notifies the seller of an upload that has ended: that it failed or was written, and that more must be fixed than before (GEN-18). */
export function uploadNotices({ upload, redBefore, red, now: at }: UploadEnd): readonly Notice[] {
  const { id, file_name: fileName, state } = upload;
  if (state === 'failed')
    return [{ kind: 'upload_failed', params: { fileName }, dedupeKey: `upload_failed:${id}`, at }];
  if (state !== 'applied') return [];
  const done = {
    kind: 'upload_done',
    params: { fileName, count: upload.summary?.rows ?? 0 },
    dedupeKey: `upload_done:${id}`,
    at,
  } as const;
  return red > redBefore
    ? [done, { kind: 'red_results', params: { count: red }, dedupeKey: `red_results:upload:${id}`, at }]
    : [done];
}
