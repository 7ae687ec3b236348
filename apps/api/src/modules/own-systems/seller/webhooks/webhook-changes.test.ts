import type { Webhook } from '@offizin/contract/own-systems/webhooks';
import { expect, test } from 'vitest';
import { webhookAdded, webhookEdited, webhookRemoved } from './webhook-changes.ts';

const before: Webhook = {
  id: '7f4f0c52-8a0e-4c9b-9a38-3e7f3d6d2b11',
  address: 'https://erp.example/hooks?key=a',
  events: ['order.created'],
  state: 'active',
  switchedOffFor: null,
  last: null,
  failingSince: null,
  secrets: [],
  createdAt: '2026-11-24T09:00:00.000Z',
};
const same = { address: before.address, events: before.events, active: true };
const which = { field: 'address', old: null, new: 'https://erp.example/hooks' };
const moved = { field: 'address', old: 'https://erp.example/hooks', new: 'https://evil.example/steal' };

test.each([
  ['nothing', same, []],
  ['the address', { ...same, address: 'https://evil.example/steal' }, [moved]],
  ['a key in it', { ...same, address: 'https://erp.example/hooks?key=b' }, [{ field: 'address', hidden: true }]],
  ['a pause', { ...same, active: false }, [which, { field: 'active', old: true, new: false }]],
  [
    'what is sent',
    { ...same, events: ['order.created', 'order.cancelled'] as const },
    [which, { field: 'events', old: 'order.created', new: 'order.cancelled, order.created' }],
  ],
])('PRO-12 the history of an endpoint says: %s', (_, after, changes) => {
  expect(webhookEdited(before, { ...after, events: [...after.events] })).toMatchObject(changes);
});

test('PRO-12 an endpoint comes and goes with its address and events, without what may be a key', () => {
  expect(webhookAdded(before)).toMatchObject([which, { field: 'events', old: null, new: 'order.created' }]);
  expect(webhookRemoved(before)).toMatchObject([
    { field: 'address', old: which.new, new: null },
    { field: 'events', old: 'order.created', new: null },
  ]);
});
