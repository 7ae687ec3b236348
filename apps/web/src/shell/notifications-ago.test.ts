import { expect, test } from 'vitest';
import { agoOf } from './notifications-ago.ts';

const now = new Date('2026-11-24T09:00:00.000Z');

test.each([
  ['2026-11-24T09:00:20.000Z', [-0, 'minute']],
  ['2026-11-24T08:59:31.000Z', [-0, 'minute']],
  ['2026-11-24T08:00:01.000Z', [-59, 'minute']],
  ['2026-11-24T08:00:00.000Z', [-1, 'hour']],
  ['2026-11-23T09:00:01.000Z', [-23, 'hour']],
  ['2026-11-23T09:00:00.000Z', null],
])('GEN-18 %s is shown as %o', (instant, ago) => {
  expect(agoOf(new Date(instant), now)).toEqual(ago);
});
