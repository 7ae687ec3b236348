import { expect, test } from 'vitest';
import { describeProcessorTime, parseProcessRow, sumProcessorTime } from './processor-time.ts';

const stat = (pid: number, name: string, parent: number, user: number, system: number) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 1 2 3 4 ${user} ${system} 0 0 20 0 11 0 5`;

test('a line of /proc is read, whatever is in the name', () => {
  expect(parseProcessRow(stat(12, 'a) b (c', 7, 30, 5))).toEqual({ pid: 12, parent: 7, name: 'a) b (c', ticks: 35 });
});

test('time is summed over children and kept apart from what others used', () => {
  const rows = [
    stat(1, 'init', 0, 900, 0),
    stat(10, 'node', 1, 100, 0),
    stat(11, 'MainThread', 10, 200, 100),
    stat(12, 'postgres', 10, 10, 10),
    stat(13, 'postgres', 12, 40, 40),
    stat(14, 'postgres', 1, 5000, 0),
  ].map(parseProcessRow);
  expect(sumProcessorTime(rows, 10, 6500)).toEqual({ generator: 1, api: 3, database: 1, others: 60 });
});

test('the sentence gives milliseconds per call', () => {
  const before = { generator: 1, api: 1, database: 1, others: 1 };
  const after = { generator: 2, api: 3, database: 2.5, others: 1 };
  const sentence = describeProcessorTime(before, after, { calls: 1000, seconds: 10 });
  expect(sentence).toContain('api 2.00 ms, PostgreSQL 1.50 ms, load generator 1.00 ms');
  expect(sentence).toContain('0 % of its cores');
});
