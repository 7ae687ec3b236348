import { expect, test } from 'vitest';
import { readDistributeArguments } from './distribute-arguments.ts';

const apply = { kind: 'apply', workers: ['10.0.0.2:5432'], coordinator: null };

test.each<[string, object]>([
  ['--plan', { kind: 'plan' }],
  ['--apply --workers 10.0.0.2:5432', apply],
  ['--apply --workers 10.0.0.2:5432,db-3:5432', { ...apply, workers: ['10.0.0.2:5432', 'db-3:5432'] }],
  ['--apply --workers 10.0.0.2:5432 --coordinator [::1]:5432', { ...apply, coordinator: '[::1]:5432' }],
])('OPS-05 %s is understood', (line, request) => {
  expect(readDistributeArguments(line.split(' '))).toEqual(request);
});

test.each([
  '',
  '--apply',
  '--plan --apply --workers a:1',
  '--plan --workers a:1',
  '--apply --workers a',
  '--apply --workers a:0',
  '--apply --workers a:1,',
  '--apply --workers a:70000',
  '--apply --workers a:1 --coordinator b',
  '--spread',
])('OPS-05 "%s" is refused', (line) => {
  expect(readDistributeArguments(line.split(' '))).toBeNull();
});
