import { syncResultTable, syncResultTypes } from '@offizin/domain/sync/result-types';
import { expect, test } from 'vitest';
import { messages } from './locales/en_GB.ts';

const argumentsOf = (text: string): (string | undefined)[] => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);

test.each(syncResultTypes)('the reason of %s has no number that the table does not name', (type) => {
  const names: readonly string[] = syncResultTable[type].numbers;
  expect(argumentsOf(messages.sync.reason[type]).filter((name) => !names.includes(name ?? ''))).toEqual([]);
});

test('what two rows of one product differ in is shown with the numbers of their type', () => {
  const names: readonly string[] = syncResultTable.duplicated_by_partner.numbers;
  const used = Object.values(messages.sync.repeated).flatMap(argumentsOf);
  expect(used.filter((name) => !names.includes(name ?? ''))).toEqual([]);
});
