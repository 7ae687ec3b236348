import type { UploadState } from '@offizin/contract/uploads/upload';
import type { RunSummary } from '@offizin/contract/uploads/rows';
import { describe, expect, test } from 'vitest';
import { uploadNotices } from '../jobs/upload-notices.ts';

const summary: RunSummary = {
  rows: 40,
  created: 0,
  changed: 0,
  unchanged: 30,
  rejected: 10,
  informed: 0,
  warned: 0,
  priceChanges: 0,
  leaving: 0,
  untouched: 0,
  causes: {},
  findings: {},
};
const now = new Date('2026-11-24T10:00:00Z');
const kindsOf = (state: UploadState, redBefore: number, red: number) =>
  uploadNotices({ upload: { id: 'u1', file_name: 'offers.xlsx', state, summary }, redBefore, red, now }).map(
    ({ kind }) => kind,
  );

describe('GEN-18 notifications of an upload', () => {
  test.each<[UploadState, number, number, string[]]>([
    ['failed', 0, 0, ['upload_failed']],
    ['applied', 10, 10, ['upload_done']],
    ['applied', 10, 3, ['upload_done']],
    ['applied', 10, 11, ['upload_done', 'red_results']],
    ['ready', 0, 10, []],
    ['discarded', 0, 10, []],
  ])('%s, %i to fix before and %i after: %j', (state, redBefore, red, kinds) => {
    expect(kindsOf(state, redBefore, red)).toEqual(kinds);
  });

  test('with the name of the file and its rows, each once for an upload', () => {
    const upload = { id: 'u1', file_name: 'offers.xlsx', state: 'applied', summary } as const;
    expect(uploadNotices({ upload, redBefore: 0, red: 12, now })).toEqual([
      { kind: 'upload_done', params: { fileName: 'offers.xlsx', count: 40 }, dedupeKey: 'upload_done:u1', at: now },
      { kind: 'red_results', params: { count: 12 }, dedupeKey: 'red_results:upload:u1', at: now },
    ]);
  });
});
