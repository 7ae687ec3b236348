import { defaultOpeningHours } from '@offizin/domain/calendar/opening-hours';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { migratedFrom } from '../../../testing/old-database.ts';

const early = {
  ...defaultOpeningHours,
  monday: { mode: 'full', first: { from: '07:00', to: '18:00' } },
};

interface OldShop {
  readonly hours: object;
  readonly isRegistered: boolean;
  /** Of the hours that it saved; null where it never saved anything of its profile. */
  readonly version: number | null;
}

const shops: Readonly<Record<string, OldShop>> = {
  'brought by the marketplace': { hours: defaultOpeningHours, isRegistered: false, version: null },
  'registered, profile never saved': { hours: defaultOpeningHours, isRegistered: true, version: null },
  'registered, saved other parts': { hours: defaultOpeningHours, isRegistered: true, version: 1 },
  'registered, saved the usual hours': { hours: defaultOpeningHours, isRegistered: true, version: 2 },
  'registered, brought other hours': { hours: early, isRegistered: true, version: null },
};

async function fill(client: pg.Client): Promise<void> {
  for (const [name, { hours, isRegistered, version }] of Object.entries(shops)) {
    const { rows } = await client.query<{ id: string }>(
      `insert into seller (brand, external_id, name, status, business_type, configuration_id, marketplace_type, gold_partner,
         locale, services, street, postal_code, city, country_code, opening_hours)
       values ('de', $1, 'Shop', 'active', 'pharmacy_or_parapharmacy', 'c', 'pure', false, 'de_DE', '[]', 's', '1', 'c', 'DE', $2)
       returning id`,
      [name, JSON.stringify(hours)],
    );
    const sellerId = rows[0]?.id;
    if (isRegistered)
      await client.query(
        `insert into registration (id, brand, email, locale, state, sealed_answers, created_at, saved_at, seller_id)
         values (gen_random_uuid(), 'de', $2, 'de_DE', 'approved', '\\x00', now(), now(), $1)`,
        [sellerId, `${sellerId}@example.com`],
      );
    if (version !== null)
      await client.query(`insert into shop_profile (seller_id, brand, hours_version) values ($1, 'de', $2)`, [
        sellerId,
        version,
      ]);
  }
}

test('PRO-03 old shops that registered and never saved their hours have given none; all others keep theirs', async () => {
  const found = await migratedFrom({
    before: '0211',
    fill,
    look: async (client) =>
      (
        await client.query<{ name: string; hours: object | null }>(
          'select external_id as name, opening_hours as hours from seller',
        )
      ).rows,
  });
  expect(Object.fromEntries(found.map(({ name, hours }) => [name, hours]))).toEqual({
    'brought by the marketplace': defaultOpeningHours,
    'registered, profile never saved': null,
    'registered, saved other parts': null,
    'registered, saved the usual hours': defaultOpeningHours,
    'registered, brought other hours': early,
  });
});
