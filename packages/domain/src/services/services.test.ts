import { expect, test } from 'vitest';
import type { AccessSubject } from '../access/access.ts';
import { type ServiceCode, serviceStatuses } from '../access/seller-kinds.ts';
import { menuDifference } from './menu-difference.ts';
import { askOutcome, serviceAsks, serviceMove, serviceState, shownStatus } from './service-asks.ts';
import { servicesOffered } from './services.ts';

test('PRO-09 each brand offers its services, and shows those that a shop has all the same', () => {
  expect(servicesOffered('es', [])).not.toContain('otc');
  expect(servicesOffered('es', ['otc'])).toContain('otc');
  expect(servicesOffered('de', [])).not.toContain('gold_partner');
  expect(servicesOffered('ch', [])).toEqual([
    'marketplace',
    'same_day',
    'otc',
    'fulfillment',
    'adyen',
    'hyperwallet',
    'electronic_receipt',
  ]);
});

test.each([
  ['unsubscribed', null, 'unsubscribed'],
  ['unsubscribed', 'subscribe', 'pending'],
  ['pending', null, 'pending'],
  ['subscribed', null, 'subscribed'],
  ['subscribed', 'cancel', 'ending'],
  ['pending', 'subscribe', 'pending'],
] as const)('PRO-09 %s, asked to %s, is shown as %s', (status, asked, expected) => {
  expect(serviceState(status, asked)).toBe(expected);
});

test('PRO-09 everywhere else a service that was asked for is pending, and one that is to end is still subscribed', () => {
  expect(shownStatus('unsubscribed', 'subscribe')).toBe('pending');
  expect(shownStatus('subscribed', 'cancel')).toBe('subscribed');
});

test('PRO-09 what the marketplace sets answers what was asked, or leaves it open', () => {
  const table = serviceAsks.map((asked) => serviceStatuses.map((status) => askOutcome(asked, status)));
  expect(table).toEqual([
    ['granted', 'refused', 'open'],
    ['refused', 'granted', 'open'],
  ]);
});

test.each<[ServiceCode, (typeof serviceStatuses)[number], (typeof serviceAsks)[number] | null, ServiceCode[], string]>([
  ['marketplace', 'unsubscribed', null, [], 'subscribe'],
  ['marketplace', 'subscribed', null, ['marketplace'], 'cancel'],
  ['marketplace', 'unsubscribed', 'subscribe', [], 'withdraw'],
  ['marketplace', 'subscribed', 'cancel', ['marketplace'], 'withdraw'],
  ['marketplace', 'pending', null, [], 'marketplace_decides'],
  ['adyen', 'subscribed', null, ['adyen'], 'only_payee'],
  ['hyperwallet', 'unsubscribed', null, ['adyen'], 'other_payee'],
  ['hyperwallet', 'unsubscribed', null, [], 'subscribe'],
])('PRO-09 %s, %s, asked to %s, beside %j: %s', (code, status, asked, had, expected) => {
  const move = serviceMove({ code, status, asked }, had);
  expect(move.kind === 'none' ? move.because : move.kind).toBe(expected);
});

const subject: AccessSubject = {
  brand: 'es',
  services: ['marketplace'],
  marketplaceType: 'pure',
  goldPartner: false,
  role: 'owner',
};

test('PRO-09 what opens and closes in the menu follows from the table of screens', () => {
  expect(menuDifference(subject, 'stockhub', 'subscribe')).toEqual({ opens: ['sync_results'], closes: [] });
  expect(menuDifference(subject, 'marketplace', 'cancel')).toEqual({
    opens: [],
    closes: ['marketplace_sales', 'messages', 'business'],
  });
  expect(menuDifference({ ...subject, services: ['marketplace', 'same_day'] }, 'same_day', 'cancel')).toEqual({
    opens: [],
    closes: [],
  });
  expect(menuDifference(subject, 'gold_partner', 'subscribe').opens).toContain('gold_ventas');
  expect(menuDifference(subject, 'gold_partner', 'subscribe').closes).toContain('marketplace_sales');
});
