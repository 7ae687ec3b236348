import { limits } from '@offizin/domain/limits';
import { describe, expect, test } from 'vitest';
import { cursorText, isFromElsewhere, readCursor } from './live-cursor.ts';
import { readNotice } from './live-notice.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const second = now.getTime() / 1000;

describe('GEN-16 the id of an event', () => {
  test.each(['812:815:812,814', '812:812:', '1:900719925474099312:'])('%s is read as it was written', (snapshot) => {
    const cursor = { snapshot, at: second };
    expect(readCursor(cursorText(cursor), now)).toEqual(cursor);
  });

  test.each([
    ['nothing', null],
    ['no snapshot', `${second}`],
    ['an end before its beginning', `${second}.815:812:`],
    ['a running transaction beyond the end', `${second}.812:815:815`],
    ['a running transaction before the beginning', `${second}.812:815:811`],
    ['running transactions out of order', `${second}.812:815:814,813`],
    ['one running transaction twice', `${second}.812:815:813,813`],
    ['a beginning of zero', `${second}.0:815:`],
    ['a number that no transaction has', `${second}.812:9999999999999999999:`],
    ['something behind it', `${second}.812:815:;select 1`],
    ['one older than the events that are kept', `${second - limits.liveEventsKept}.812:815:`],
  ])('with %s is none', (_, text) => {
    expect(readCursor(text, now)).toBeNull();
  });
});

test.each([
  ['4819:4819:', '812:815:812', true],
  ['812:815:812', '815:815:', false],
  ['812:815:', '812:815:', false],
])('GEN-16 a cursor at %s is from elsewhere when the database is at %s: %s', (snapshot, seen, isElsewhere) => {
  expect(isFromElsewhere({ snapshot, at: second }, { snapshot: seen, at: second })).toBe(isElsewhere);
});

describe('GEN-16 what wakes a process', () => {
  test.each([
    ['sessions', { kind: 'sessions' }],
    ['11111111-1111-4111-8111-111111111111', { kind: 'rows', sellerId: '11111111-1111-4111-8111-111111111111' }],
    [
      '{"seller":"s","topic":"upload","payload":{"done":1}}',
      { kind: 'progress', sellerId: 's', topic: 'upload', payload: { done: 1 } },
    ],
    ['{"seller', null],
  ])('%s', (text, notice) => {
    expect(readNotice(text)).toEqual(notice);
  });
});
