import type { FeedState } from '@offizin/contract/feeds/seller';
import { describe, expect, test } from 'vitest';
import { feedErrors, feedSettingsOf, feedValues, type FeedValues } from './feed-form.ts';
import { feedSchema } from './feed-schema.ts';

const feed: FeedState = {
  address: 'https://hub.example/stock.csv',
  username: 'linden',
  hasPassword: true,
  type: 'stock_and_price',
  mapping: {},
  active: true,
  health: 'healthy',
  problem: null,
  lastAttemptAt: null,
  lastSuccessAt: null,
  nextAttemptAt: null,
  lastList: null,
  lastChange: null,
  held: null,
  hostKey: null,
  retrievals: [],
};

const allErrors = (values: FeedValues) => [...feedErrors(values, feed), ...feedSchema(feedSettingsOf(values))];

describe('SYN-06 the form of a feed', () => {
  test.each([
    ['', 'address', 'field.required'],
    ['hub.example/stock.csv', 'address', 'field.invalid'],
    ['ftp://hub.example/stock.csv', 'address', 'field.invalid'],
    ['https://user:secret@hub.example/stock.csv', 'address', 'field.invalid'],
    ['https://other.example/stock.csv', 'password', 'field.required'],
    ['sftp://hub.example/stock.csv', 'password', 'field.required'],
  ])('%s', (address, field, code) => {
    expect(allErrors({ ...feedValues(feed), address })).toContainEqual(
      expect.objectContaining({ path: `body.${field}`, code }),
    );
  });

  test('another file of the same server needs no new password', () => {
    expect(allErrors({ ...feedValues(feed), address: 'https://hub.example/other.csv' })).toEqual([]);
  });

  test('a first feed needs no password', () => {
    expect(feedErrors({ ...feedValues(null), address: 'sftp://hub.example/x.csv' }, null)).toEqual([]);
  });

  test('an empty password keeps the old one; columns that the type does not read are left out', () => {
    const values = {
      ...feedValues(feed),
      type: 'price_only' as const,
      'mapping.price': ' Kasse ',
      'mapping.stock': 'Menge',
      'mapping.code': ' ',
    };
    expect(feedSettingsOf(values)).toEqual({
      address: feed.address,
      username: 'linden',
      type: 'price_only',
      mapping: { price: 'Kasse' },
      active: true,
    });
    expect(feedSettingsOf({ ...values, password: 'new' })).toMatchObject({ password: 'new' });
  });
});
