import { expect, test } from 'vitest';
import {
  canUpload,
  type UploadAction,
  uploadActions,
  type UploadState,
  uploadStates,
  uploadTransitions,
} from './upload-transitions.ts';

const allowed: Readonly<Record<UploadState, readonly UploadAction[]>> = {
  checking: ['finish_check', 'discard', 'fail'],
  ready: ['finish_check', 'correct', 'apply', 'discard', 'fail'],
  applying: ['finish_apply', 'fail'],
  applied: ['revert'],
  discarded: [],
  failed: ['read_again'],
  reverting: ['finish_revert', 'give_up_revert'],
  reverted: [],
};

test.each(uploadStates)('UPL-07 an upload that is %s takes these actions and no others', (state) => {
  expect(uploadActions.filter((action) => canUpload(action, state))).toEqual(allowed[state]);
});

test('every state is reached from another, and what is being worked on can end', () => {
  const reached = new Set(uploadActions.map((action) => uploadTransitions[action].to));
  expect(uploadStates.filter((state) => !reached.has(state))).toEqual([]);
  for (const state of ['checking', 'applying', 'reverting'] as const) expect(allowed[state].length).toBeGreaterThan(1);
});
