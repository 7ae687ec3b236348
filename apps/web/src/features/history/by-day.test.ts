import type { HistoryEntry } from '@offizin/contract/history/seller';
import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const entry = (id: number, at: string, kind: HistoryEntry['kind'], address = '203.0.113.7'): HistoryEntry => ({
  id,
  at,
  kind,
  who: { kind: 'person', name: 'Anna' },
  changes: [],
  from: { address, browser: null, system: null },
});

test('PRO-12 acts are under their day, and wrong passwords in a row from one place are one line', () => {
  const lines = byDay(
    [
      entry(5, '2026-11-24T09:00:00Z', 'signin.succeeded'),
      entry(4, '2026-11-24T08:59:00Z', 'signin.failed'),
      entry(3, '2026-11-24T08:58:00Z', 'signin.failed'),
      entry(2, '2026-11-24T08:57:00Z', 'signin.failed', '198.51.100.1'),
      entry(1, '2026-11-23T08:57:00Z', 'signin.failed', '198.51.100.1'),
    ],
    (at) => at.slice(0, 10),
  );
  expect(lines.map((line) => (line.kind === 'day' ? line.key : `${line.key} × ${line.times}`))).toEqual([
    'day-2026-11-24',
    '5 × 1',
    '4 × 2',
    '2 × 1',
    'day-2026-11-23',
    '1 × 1',
  ]);
});
