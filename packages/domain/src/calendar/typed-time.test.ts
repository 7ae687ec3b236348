import { expect, test } from 'vitest';
import { readTime } from './typed-time.ts';

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['1830', '18:30'],
  ['8:30', '08:30'],
  [' 8.30 ', '08:30'],
  ['8h30', '08:30'],
  ['18h', '18:00'],
  ['18 Uhr', '18:00'],
  ['18:30 Uhr', '18:30'],
  ['0', '00:00'],
  ['24', '24:00'],
  ['2400', '24:00'],
  ['25', null],
  ['2430', null],
  ['8:3', null],
  ['8:75', null],
  ['860', null],
  ['', null],
  ['noon', null],
  ['12345', null],
])('PRO-03 "%s" is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
