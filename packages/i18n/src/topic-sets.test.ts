import { expect, test } from 'vitest';
import { messages } from './locales/en_GB.ts';
import { topicSets } from './topic-sets.ts';

test('GEN-04 each topic travels in exactly one set', () => {
  expect(Object.values(topicSets).flat().toSorted()).toEqual(Object.keys(messages).toSorted());
});
