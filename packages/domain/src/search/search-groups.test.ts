import { describe, expect, test } from 'vitest';
import type { AccessSubject } from '../access/access.ts';
import { groupScreen, type SearchGroup, searchGroups } from './search-groups.ts';

const german: AccessSubject = {
  brand: 'de',
  services: ['marketplace'],
  marketplaceType: 'pure',
  goldPartner: false,
  role: 'owner',
};
const warehouse: AccessSubject = { ...german, services: ['marketplace', 'fulfillment'] };
const gold: AccessSubject = { ...german, brand: 'es', goldPartner: true };

describe('GEN-15 what is searched', () => {
  const rows: [string, AccessSubject, SearchGroup[]][] = [
    ['the owner of a German shop', german, ['products', 'orders', 'invoices', 'uploads']],
    ['one with goods in the warehouse', warehouse, ['products', 'orders', 'warehouseOrders', 'invoices', 'uploads']],
    ['a Swiss shop', { ...german, brand: 'ch' }, ['products', 'orders']],
    ['a Spanish gold partner', gold, ['products', 'orders', 'invoices', 'uploads']],
    ['one that sells nothing', { ...german, services: [] }, ['products', 'invoices', 'uploads']],
    ['who packs orders', { ...german, role: 'orders' }, ['products', 'orders', 'uploads']],
    ['who keeps the books', { ...german, role: 'accounting' }, ['products', 'orders', 'invoices', 'uploads']],
    ['one that waits for approval', { ...german, awaitsApproval: true }, []],
    ['who lacks a second factor', { ...german, lacksSecondFactor: true }, []],
  ];
  test.each(rows)('%s', (_, subject, groups) => {
    expect(searchGroups.filter((group) => groupScreen(group, subject) !== null)).toEqual(groups);
  });

  test('a gold partner opens its orders and uploads under its own addresses', () => {
    expect([groupScreen('orders', gold), groupScreen('uploads', gold)]).toEqual(['gold_ventas', 'gold_offer_upload']);
  });
});
