import { expect, test } from 'vitest';
import { liveTopicNames, liveTopics, orderAnnouncement, orderIdsPerEvent } from './topics.ts';

test('GEN-16 every topic describes its event in ids, words, counters and flags only', () => {
  const kinds = new Set(liveTopicNames.flatMap((topic) => Object.values(liveTopics[topic].fields)));
  expect([...kinds].toSorted()).toEqual(['count', 'flag', 'id', 'ids', 'word']);
});

test('GEN-16 only jobs report their progress', () => {
  expect(liveTopicNames.filter((topic) => liveTopics[topic].progress)).toEqual([
    'order_batch',
    'upload',
    'sync',
    'export',
  ]);
});

test.each([
  ['one', 1, 1],
  ['as many as fit', orderIdsPerEvent, orderIdsPerEvent],
  ['more', orderIdsPerEvent + 1, 0],
])('GEN-16 the announcement of %s order names those that fit', (_, orders, named) => {
  const { topic, payload } = orderAnnouncement(Array.from({ length: orders }, (_order, index) => `order-${index}`));
  expect([topic, 'orderIds' in payload && payload.orderIds.length]).toEqual(['order', named]);
});
