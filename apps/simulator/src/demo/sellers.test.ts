import { sellerRecord } from '@offizin/contract/sellers/marketplace';
import { activeServices, businessTypes, marketplaceTypes } from '@offizin/domain/access/seller-kinds';
import { screenDenial, type ScreenId } from '@offizin/domain/access/screens';
import { brandIds, brands } from '@offizin/domain/brand/brands';
import { developmentHosts, findHostBrand } from '@offizin/domain/brand/hosts';
import { sectionFaults } from '@offizin/domain/company/fields';
import { companySections } from '@offizin/domain/company/sections';
import { passwordFault } from '@offizin/domain/identity/password-rules';
import { describe, expect, test } from 'vitest';
import { demoAccountants, demoAccounts } from './accounts.ts';
import { assortmentOf } from './assortment.ts';
import { sellersOf } from './sellers.ts';

const sellers = brandIds.flatMap(sellersOf);

describe('MKT-02 the demo sellers', () => {
  test('there are at least 18, of all business types, marketplace types, countries and states', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(18);
    const kinds = <T>(of: (seller: (typeof sellers)[number]) => T) => [...new Set(sellers.map(of))].toSorted();
    expect(kinds((seller) => seller.record.businessType)).toEqual(businessTypes.toSorted());
    expect(kinds((seller) => seller.record.marketplaceConfiguration.type)).toEqual(marketplaceTypes.toSorted());
    expect(kinds((seller) => seller.record.status)).toEqual(['active', 'banned', 'pending']);
    for (const brand of brandIds) {
      const countries = new Set(sellersOf(brand).map((seller) => seller.country));
      expect([...countries].toSorted()).toEqual(brands[brand].countries.toSorted());
    }
  });

  test('every record is one that the marketplace API takes', () => {
    expect(sellers.filter((seller) => !sellerRecord.safeParse(seller.record).success)).toEqual([]);
  });

  test('PRO-02 each has a whole company, by the rules of its brand and country', () => {
    const wrong = sellers.flatMap(({ brand, country, externalId, record }) => {
      const { street, postalCode, city, region } = record.address;
      const values = { ...record.company, street, postalCode, city, region: region ?? '' };
      const context = { brand, country, businessType: record.businessType, today: '2026-11-24' };
      const faults = companySections.flatMap((section) => sectionFaults(section, context, values));
      // The demo's addresses abroad name no region.
      return faults.filter(({ field }) => field !== 'region' || region !== null).map((fault) => [externalId, fault]);
    });
    expect(wrong).toEqual([]);
  });

  test('a user name belongs to one address, in however many shops, and ids come once', () => {
    const addresses = new Map<string, string>();
    for (const { username, email } of sellers.flatMap((seller) => seller.record.users)) {
      expect([username, addresses.get(username) ?? email]).toEqual([username, email]);
      addresses.set(username, email);
    }
    expect(new Set(addresses.values()).size).toBe(addresses.size);
    const marta = sellers.filter(({ record }) => record.users.some(({ username }) => username === 'marta.iglesias'));
    expect(marta).toHaveLength(3);
    expect(new Set(sellers.map((seller) => seller.externalId)).size).toBe(sellers.length);
  });

  test('every shop that gets orders has something to sell', () => {
    expect(sellers.filter((seller) => seller.ordersPerDay > 0 && assortmentOf(seller).length < 20)).toEqual([]);
  });
});

describe('MKT-02 the demo accounts', () => {
  test.each<[string, ScreenId[], ScreenId[]]>([
    ['Spanish pure seller', ['marketplace_sales', 'sync_results'], ['fulfilment_orders']],
    ['Spanish gold partner', ['gold_ventas', 'gold_offer_upload'], ['marketplace_sales']],
    [
      'Spanish hybrid seller with fulfilment',
      ['gold_ventas', 'fulfilment_orders', 'price_updates'],
      ['marketplace_sales'],
    ],
    [
      'German seller with stock hub, may upload .csv and .ods too',
      ['marketplace_sales', 'sync_results'],
      ['shipping_costs'],
    ],
    ['French seller on the German brand', ['marketplace_sales', 'sync_results'], ['shipping_costs']],
    ['Swiss seller', ['marketplace_sales', 'shipping_costs'], ['performance', 'sync_results']],
  ])('ACC-01 ACC-04 the %s may open %j, not %j', (kind, open, closed) => {
    const account = demoAccounts.find((candidate) => candidate.kind === kind);
    const seller = sellers.find((candidate) => candidate.externalId === account?.externalId);
    if (account === undefined || seller === undefined) throw new Error(`no account of kind ${kind}`);
    const { record, brand } = seller;
    expect(findHostBrand(developmentHosts(), account.host)?.brand).toBe(brand);
    expect(record.name).toBe(account.seller);
    expect(record.users[0]).toMatchObject({ username: account.username, initialPassword: account.password });
    const subject = {
      brand,
      services: activeServices(record.services),
      marketplaceType: record.marketplaceConfiguration.type,
      goldPartner: record.goldPartner,
      role: 'owner' as const,
    };
    const denials = (screens: readonly ScreenId[]) => screens.map((screen) => screenDenial(screen, subject) === null);
    expect(denials(open)).toEqual(open.map(() => true));
    expect(denials(closed)).toEqual(closed.map(() => false));
  });

  test('there is one account for each of the six kinds', () => {
    expect(new Set(demoAccounts.map((account) => account.kind)).size).toBe(6);
    expect(demoAccounts).toHaveLength(6);
  });

  test.each(demoAccountants)('INV-08 the $kind keeps their books under one user name', (accountant) => {
    const { host, username, password } = accountant;
    const own = sellers.filter(({ record }) => record.users.some((user) => user.username === username));
    expect(own).toHaveLength(4);
    expect(own.map(({ brand }) => brand)).toEqual(own.map(() => findHostBrand(developmentHosts(), host)?.brand));
    const users = own.flatMap(({ record }) => record.users.filter((user) => user.username === username));
    expect(users.map(({ role }) => role)).toEqual(own.map(() => 'accounting'));
    expect(new Set(users.map(({ email }) => email)).size).toBe(1);
    expect(users[0]?.initialPassword).toBe(password);
  });

  test('AUT-11 passwords keep the rules', () => {
    const passwords = sellers.flatMap((seller) => seller.record.users.map((user) => user.initialPassword ?? ''));
    expect(passwords.map(passwordFault)).toEqual(passwords.map(() => null));
  });
});
