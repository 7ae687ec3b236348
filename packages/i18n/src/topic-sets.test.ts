import { expect, test } from 'vitest';
import { messages } from './locales/en_GB.ts';
import { topicSets } from './topic-sets.ts';

/** What only the server writes. */
const serverTopics = ['mail', 'orderFile', 'partnerPage', 'invoiceDocument', 'papers'];

test('GEN-04 each topic travels in exactly one set, or stays on the server', () => {
  expect([...Object.values(topicSets).flat(), ...serverTopics].toSorted()).toEqual(Object.keys(messages).toSorted());
});
