import { expect, test } from 'vitest';
import { type CallClass, callClasses, isAdmitted } from './shedding.ts';

const all: readonly CallClass[] = callClasses;

test.each([
  ['nothing waits', { waiting: 0, late: 0 }, all],
  ['a few wait', { waiting: 23, late: 249 }, all],
  ['more wait than one page needs', { waiting: 24, late: 0 }, ['health', 'sign_in', 'action', 'page']],
  ['the event loop is late', { waiting: 0, late: 250 }, ['health', 'sign_in', 'action', 'page']],
  ['just before the end', { waiting: 95, late: 999 }, ['health', 'sign_in', 'action', 'page']],
  ['far too many wait', { waiting: 96, late: 0 }, ['health']],
  ['the event loop is a second late', { waiting: 0, late: 1000 }, ['health']],
])('OPS-03 when %s, %o admits', (_, pressure, admitted) => {
  expect(callClasses.filter((callClass) => isAdmitted(callClass, pressure))).toEqual(admitted);
});
