import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formDraftLifetime, formDraftsIn, orderTextLifetime, orderTextName } from './stored-form-drafts.ts';

const session = vi.hoisted(() => ({ userId: 'anna' as string | null, sellerId: 'linden' }));
vi.mock('./session.ts', () => ({ currentSession: () => ({ session }) }));

const now = Date.UTC(2026, 10, 26, 15);
const stored = new Map<string, string>();
const name = { name: 'legalName', saved: 'Linden', typed: 'Linde' };

beforeEach(() => {
  stored.clear();
  Object.assign(session, { userId: 'anna', sellerId: 'linden' });
  vi.useFakeTimers({ now });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { draftOf, dropDraft, dropOwnDrafts, keepDraft } = await import('./form-drafts.ts');

describe('PRO-11 drafts of forms', () => {
  test('are there again for the same user, shop and form, and for nobody else', () => {
    keepDraft('company/billing', [name]);
    expect(draftOf('company/billing')).toEqual([name]);
    expect(draftOf('company/business')).toEqual([]);
    session.sellerId = 'alameda';
    expect(draftOf('company/billing')).toEqual([]);
    Object.assign(session, { sellerId: 'linden', userId: 'ben' });
    expect(draftOf('company/billing')).toEqual([]);
  });

  test('never hold a password or an account', () => {
    keepDraft('company/bank_account', [
      { name: 'iban', saved: '', typed: 'DE89370400440532013000' },
      { name: 'password', saved: '', typed: 'Secret-1' },
      { name: 'address', saved: '', typed: 'https://hub.example/stock?token=1a2b' },
    ]);
    expect([...stored]).toEqual([]);
  });

  test('of an operator there are none', () => {
    session.userId = null;
    keepDraft('company/billing', [name]);
    expect([...stored]).toEqual([]);
  });

  test('are dropped one by one, and all of a user who signs out', () => {
    keepDraft('company/billing', [name]);
    keepDraft('company/business', [name]);
    dropDraft('company/billing');
    expect(draftOf('company/business')).toEqual([name]);
    session.userId = 'ben';
    keepDraft('company/billing', [name]);
    dropOwnDrafts();
    expect(draftOf('company/billing')).toEqual([]);
    session.userId = 'anna';
    expect(draftOf('company/business')).toEqual([name]);
  });

  const draft = (changes: object = {}) => ({
    user: 'u',
    shop: 's',
    form: 'f',
    fields: [name],
    at: now - 1,
    ...changes,
  });

  test.each([
    ['nothing stored', null, 0],
    ['something else stored', 'x', 0],
    ['a draft of today', [draft()], 1],
    ['one of seven days ago', [draft({ at: now - formDraftLifetime })], 0],
    ['a text about an order of today', [draft({ form: orderTextName('o', 'reject') })], 1],
    ['one of yesterday', [draft({ form: orderTextName('o', 'reject'), at: now - orderTextLifetime })], 0],
    ['one of tomorrow, by a clock that was wrong', [draft({ at: now + 1 })], 0],
    ['one of nobody', [draft({ user: 1 })], 0],
    ['numbers by name', [draft({ fields: [{ name: 'units', saved: [], typed: [['a', 2]] }] })], 1],
    ['pairs that are none', [draft({ fields: [{ name: 'units', saved: [], typed: [['a']] }] })], 0],
    ['a field that holds no value', [draft({ fields: [{ ...name, typed: {} }] })], 0],
  ])('as stored: %s', (_, found, count) => {
    expect(formDraftsIn(found, now)).toHaveLength(count);
  });
});
