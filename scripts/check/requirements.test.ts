import { expect, test } from 'vitest';
import { claimedIds, requirementFindings } from './requirements.ts';

const row = (id: string, tests = '`a/x.test.ts`', where = '`a/x.ts`'): string =>
  `| ${id} | words | ${where} | ${tests} |`;
const table = (rows: string[]): string => ['| id | what | where | tests |', '|---|---|---|---|', ...rows].join('\n');
const whole = claimedIds.map((id) => row(id));
const exists = (path: string): boolean => path.startsWith('a/');

test('every claimed id with files that exist is in order', () => {
  expect(new Set(claimedIds).size).toBe(claimedIds.length);
  expect(requirementFindings(table(whole), exists)).toEqual([]);
});

test.each([
  ['a missing row', whole.slice(1), ['GEN-01 has no row']],
  ['a row twice', [...whole, row('ORD-04')], ['ORD-04 has more than one row']],
  [
    'a path that is gone',
    [...whole, row('ORD-99', '`a/x.test.ts`', '`b/gone.ts`, `Fastify`')],
    ['ORD-99: b/gone.ts does not exist'],
  ],
  ['a row without tests', [...whole, row('ORD-99', '')], ['ORD-99: "tests" is empty', 'ORD-99: names no test file']],
])('%s is found', (_, rows, findings) => {
  expect(requirementFindings(table(rows), exists)).toEqual(findings);
});
