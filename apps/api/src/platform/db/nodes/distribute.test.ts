import { expect, test } from 'vitest';
import { placements } from '../../../modules/placement.ts';
import { databaseUrl, templateName } from '../../../testing/template-database.ts';
import { planOf } from './distribute.ts';

test('OPS-05 of the database as it is, every table is placed or planned, and no habit is broken', async () => {
  const { missing, placings, done, staying } = await planOf(databaseUrl(templateName), placements);
  // What an ordinary PostgreSQL lacks is all that may be missing.
  expect(missing.filter((sentence) => !/has not loaded Citus|is no superuser/.test(sentence))).toEqual([]);
  const planned = placings.flatMap(({ name, as }) => (as === 'function' ? [] : [name]));
  expect([...planned, ...done, ...staying].toSorted()).toEqual(Object.keys(placements).toSorted());
});

test('OPS-05 functions are made on other nodes behind those that they call', async () => {
  const { placings } = await planOf(databaseUrl(templateName), placements);
  const functions = placings.flatMap(({ name, as }) => (as === 'function' ? [name] : []));
  const called = functions.findIndex((name) => name.startsWith('brand_time_zone('));
  const calling = functions.findIndex((name) => name.startsWith('brand_day('));
  expect(called).toBeGreaterThanOrEqual(0);
  expect(calling).toBeGreaterThan(called);
});
