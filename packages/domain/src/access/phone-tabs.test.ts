import { expect, test } from 'vitest';
import { type AccessSubject } from './access.ts';
import { phoneTabsOf } from './phone-tabs.ts';
import { menuFor } from './menu.ts';

const seller: AccessSubject = {
  brand: 'de',
  services: ['marketplace'],
  marketplaceType: 'pure',
  goldPartner: false,
  role: 'owner',
};

test.each<[string, Partial<AccessSubject>, string[]]>([
  ['a seller who uploads', {}, ['home', 'marketplace_sales', 'messages', 'my_products']],
  [
    'somebody who may not read what customers write',
    { role: 'accounting' },
    ['home', 'marketplace_sales', 'returns', 'my_products'],
  ],
  [
    'somebody who has nothing to do with what comes after a sale',
    { role: 'catalogue' },
    ['home', 'marketplace_sales', 'my_products', 'offer_upload'],
  ],
  [
    'the same with a stock hub',
    { role: 'catalogue', services: ['marketplace', 'stockhub'] },
    ['home', 'marketplace_sales', 'my_products', 'sync_results'],
  ],
  [
    'one with a stock hub',
    { services: ['marketplace', 'stockhub'] },
    ['home', 'marketplace_sales', 'messages', 'my_products'],
  ],
  ['one without offers to upload', { brand: 'ch' }, ['home', 'marketplace_sales', 'messages', 'my_products']],
  [
    'one whose orders the warehouse ships',
    { services: ['fulfillment'] },
    ['home', 'fulfilment_orders', 'my_products', 'offer_upload'],
  ],
])('GEN-08 the bar of a phone leads %s to what it may open', (_, differs, expected) => {
  const menu = menuFor({ ...seller, ...differs }).flatMap(({ screens }) => screens);
  expect(phoneTabsOf(menu).map(({ screen }) => screen)).toEqual(expected);
});
