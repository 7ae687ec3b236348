import { expect, test } from 'vitest';
import { answerFor, cacheOf, goneCaches, languagesIn } from './rules.ts';

const origin = 'https://seller.example';

test.each([
  ['a page', { mode: 'navigate', url: '/seller/marketplace/sales?tab=to-manage' }, 'page'],
  ['a page under the alias', { mode: 'navigate', url: '/phw/seller/home' }, 'page'],
  ['a script', { mode: 'cors', url: '/assets/orders-DHXbX49p.js' }, 'file'],
  ['a call', { mode: 'cors', url: '/api/orders' }, 'pass'],
  ['a file that a call returns', { mode: 'navigate', url: '/api/orders/files/1' }, 'pass'],
  ['a call under the alias', { mode: 'cors', url: '/phw/api/orders' }, 'pass'],
  ['a write', { method: 'POST', mode: 'cors', url: '/api/orders/1/confirm' }, 'pass'],
  ['a form that is sent', { method: 'POST', mode: 'navigate', url: '/seller/home' }, 'pass'],
  ['what the page embeds', { mode: 'cors', url: '/initial-data' }, 'pass'],
  ['a picture of a seller', { mode: 'no-cors', url: '/media/1.webp' }, 'pass'],
])('GEN-19 the worker answers %s', (_, asked, answer) => {
  const request = { method: 'GET', ...asked, url: origin + asked.url };
  expect(answerFor(request, origin)).toBe(answer);
});

test('GEN-19 the worker leaves other hosts alone', () => {
  expect(answerFor({ method: 'GET', mode: 'navigate', url: 'https://chat.example/' }, origin)).toBe('pass');
});

test('GEN-19 a new build keeps the languages that the former one had', () => {
  const texts = { de_DE: [], de_CH: [], en_GB: [] };
  expect(languagesIn(['/assets/de_DE-core-1.js', '/assets/base-1.js'], texts)).toEqual(['de_DE']);
});

test('GEN-19 the files of a former build go once no page of it is open', () => {
  const [old, older, own] = ['a', 'b', 'c'].map(cacheOf) as [string, string, string];
  expect(goneCaches([old, older, own, 'another'], own, [old])).toEqual([older]);
});
