import { describe, expect, test } from 'vitest';
import { changeOf, hiddenChange, maskedEmail, shownAddress } from './changes.ts';
import { auditKinds, historyGroups, historyKinds, kindsOfGroup } from './kinds.ts';

describe('PRO-12 kinds', () => {
  test('each group has some, and what a seller does not see is in none', () => {
    expect(historyGroups.filter((group) => kindsOfGroup(group).length === 0)).toEqual([]);
    expect(historyGroups.flatMap(kindsOfGroup).toSorted()).toEqual(historyKinds.toSorted());
    expect(historyKinds).not.toContain('access.denied');
    expect(Object.keys(auditKinds)).toContain('access.denied');
  });
});

describe('PRO-12 changes', () => {
  test('only what differs is kept, and only so much of it', () => {
    expect(changeOf('city', 'Ulm', 'Ulm')).toEqual([]);
    expect(changeOf('active', false, true)).toEqual([{ field: 'active', old: false, new: true }]);
    expect(changeOf('street', null, 'x'.repeat(300))[0]?.new).toHaveLength(200);
  });

  test('secrets are never part of it', () => {
    expect(hiddenChange('password', true)).toEqual([{ field: 'password', old: null, new: null, hidden: true }]);
    expect(hiddenChange('password', false)).toEqual([]);
    expect(shownAddress('https://me:secret@shop.example:8443/stock.csv?token=abc')).toBe(
      'https://shop.example:8443/stock.csv',
    );
    expect(maskedEmail('nuria.soler@montseny.example')).toBe('n…@montseny.example');
  });
});
