import { describe, expect, test } from 'vitest';
import { screens } from '../access/screens.ts';
import {
  kindsOfGroup,
  notificationGroups,
  notificationKindNames,
  notificationKinds,
  notificationTarget,
} from './kinds.ts';

describe('GEN-18 kinds of notifications', () => {
  test('each belongs to one group, and those about orders and what comes after them say so in their names', () => {
    expect(notificationGroups.flatMap(kindsOfGroup).toSorted()).toEqual(notificationKindNames.toSorted());
    expect(kindsOfGroup('order').every((kind) => /^(order|return|message)_/.test(kind))).toBe(true);
  });

  test.each(notificationKindNames)('%s leads to screens that exist, signed-in ones only', (kind) => {
    for (const screen of notificationKinds[kind].screens) expect(screens[screen]).not.toHaveProperty('public');
  });

  test.each([
    ['order_new', { count: 1, number: '48102273', orderId: 'a' }, { tab: 'to-manage', order: 'a' }],
    ['order_new', { count: 3, number: '48102273', orderId: 'a' }, { tab: 'to-manage' }],
    ['order_due_today', { count: 5 }, { tab: 'to-manage' }],
    ['order_cancelled_by_customer', { number: '48102273', orderId: 'a' }, { tab: 'managed', order: 'a' }],
    ['red_results', { count: 1 }, {}],
    ['payout_sent', { number: 'P-7' }, { payout: 'P-7' }],
    ['payout_valid', { provider: 'Adyen' }, {}],
    ['documents_new', { month: '2026-10' }, {}],
    ['tax_month_closed', { month: '2026-10' }, { tab: 'tax-months', month: '2026-10' }],
    ['invoice_ready', { number: 'LI-1' }, {}],
    ['price_rule_held', { ruleId: 'a', rule: 'Best', offers: 30, of: 40 }, { rule: 'a' }],
    ['price_war_stopped', { ruleId: 'a', rule: 'Best', count: 2 }, { view: 'history', tab: 'stopped', rule: 'a' }],
    ['feed_held', { uploadId: 'a', leaving: 30, moved: 0 }, { upload: 'a' }],
  ] as const)('%s of %o leads to %o', (kind, params, search) => {
    expect(notificationTarget(kind, params).search).toEqual(search);
  });
});
