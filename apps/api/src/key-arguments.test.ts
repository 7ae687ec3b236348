import { machineScopes } from '@offizin/contract/endpoint';
import { brandIds } from '@offizin/domain/brand/brands';
import { expect, test } from 'vitest';
import { readKeyArguments } from './key-arguments.ts';

const all = { kind: 'make', name: 'operator', brands: brandIds, scopes: machineScopes, days: 365 };

test.each<[string, object]>([
  ['--name operator', all],
  ['--name operator --brand de', { ...all, brands: ['de'] }],
  ['--name operator --days 30', { ...all, days: 30 }],
  ['--name operator --scopes events', { ...all, scopes: ['events'] }],
  ['--name operator --scopes orders,shipments', { ...all, scopes: ['orders', 'shipments'] }],
  ['--revoke operator', { kind: 'revoke', name: 'operator', brands: brandIds }],
  ['--revoke operator --brand ch', { kind: 'revoke', name: 'operator', brands: ['ch'] }],
])('MKT-01 %s is understood', (line, request) => {
  expect(readKeyArguments(line.split(' '))).toEqual(request);
});

test.each([
  '',
  '--name',
  '--name operator --brand fr',
  '--name operator --days 0',
  '--name operator --days 3651',
  '--name operator --days 1e3',
  '--name operator --scopes everything',
  '--name operator --scopes orders,',
  '--name operator --revoke operator',
  '--revoke operator --days 3',
  '--revoke operator --scopes events',
  '--name operator --unknown',
  'operator',
])('MKT-01 "%s" is refused', (line) => {
  expect(readKeyArguments(line.split(' '))).toBeNull();
});
