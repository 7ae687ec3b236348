import { describe, expect, test } from 'vitest';
import { type AccessSubject, denialOf } from './access.ts';
import { menuFor, menuLinesOf } from './menu.ts';
import { type Area, areas, guardedRoles, type Level, levelOf, mayGive, type Role, roles } from './roles.ts';
import { denialTargets, letsThrough, screenDenial, screenIds, screens, type ScreenId } from './screens.ts';
import { activeServices } from './seller-kinds.ts';
import { ledgerScreens } from './twin-screens.ts';

const german: AccessSubject = {
  brand: 'de',
  services: ['marketplace'],
  marketplaceType: 'managed',
  goldPartner: false,
  role: 'owner',
};
const swiss: AccessSubject = { ...german, brand: 'ch' };
const spanishPure: AccessSubject = { ...german, brand: 'es', marketplaceType: 'pure' };
const spanishGold: AccessSubject = { ...spanishPure, goldPartner: true, role: 'owner' };
const spanishHybrid: AccessSubject = {
  ...spanishPure,
  marketplaceType: 'hybrid',
  services: ['marketplace', 'fulfillment'],
};

describe('ACC-01 each screen asks for what the product spec requires', () => {
  const rows: [ScreenId, AccessSubject, string | null][] = [
    ['offer_upload', german, null],
    ['offer_upload', swiss, 'brand'],
    ['invoices', swiss, 'brand'],
    ['ledger', swiss, null],
    ['ledger', { ...swiss, services: [] }, null],
    ['ledger', { ...swiss, role: 'orders' }, 'role'],
    ['ledger', german, 'brand'],
    ['business', { ...german, role: 'catalogue' }, 'role'],
    ['run_out', { ...german, role: 'catalogue' }, null],
    ['run_out', { ...german, role: 'orders' }, null],
    ['run_out', { ...german, services: [] }, 'service'],
    ['ledger', spanishHybrid, 'brand'],
    ['performance', spanishPure, null],
    ['sync_results', german, 'service'],
    ['sync_results', { ...german, services: ['stockhub'] }, null],
    ['sync_results', { ...swiss, services: ['stockhub'] }, 'brand'],
    ['gold_sync_results', german, 'brand'],
    ['gold_offer_upload', spanishGold, null],
    ['shipping_costs', swiss, null],
    ['shipping_costs', german, 'brand'],
    ['price_updates', spanishHybrid, null],
    ['price_updates', spanishPure, 'service'],
    ['price_updates', { ...german, services: ['fulfillment'] }, 'brand'],
    ['reports', german, 'brand'],
    ['payment_provider', german, 'service'],
    ['payment_provider', { ...german, services: ['adyen'] }, null],
    ['payment_provider', { ...german, services: ['hyperwallet'] }, null],
    ['marketplace_sales', { ...german, services: [] }, 'service'],
    ['marketplace_sales', { ...german, services: ['same_day'] }, null],
    ['partner_privacy_policy', spanishPure, 'brand'],
    ['messages', swiss, null],
    ['messages', spanishGold, null],
    ['returns', spanishHybrid, null],
    ['returns', { ...german, services: [] }, 'service'],
  ];
  test.each(rows)('%s for %o is denied by %s', (screen, subject, denial) => {
    expect(screenDenial(screen, subject)).toBe(denial);
  });
});

describe('ACC-04 marketplace sales on the Spanish brand', () => {
  test.each([
    [spanishPure, null],
    [spanishGold, 'seller_type'],
    [spanishHybrid, 'seller_type'],
    [{ ...german, marketplaceType: 'hybrid', goldPartner: true, role: 'owner' } as const, null],
  ])('%o is denied by %s', (subject, denial) => {
    expect(screenDenial('marketplace_sales', subject)).toBe(denial);
  });

  test.each([
    ['seller_type', false, null, true],
    ['seller_type', false, '/seller/marketplace/sales', true],
    ['seller_type', false, '/login', false],
    ['seller_type', true, null, false],
    ['service', false, null, false],
    ['brand', false, null, false],
  ] as const)('%s, production %s, from %s is let through: %s', (denial, production, from, expected) => {
    expect(letsThrough(denial, { production, from })).toBe(expected);
  });
});

test('ACC-02 only subscribed services count', () => {
  const services = [
    { code: 'stockhub', status: 'pending' },
    { code: 'adyen', status: 'subscribed' },
    { code: 'otc', status: 'unsubscribed' },
  ] as const;
  expect(activeServices(services)).toEqual(['adyen']);
});

describe('GEN-08 the menu', () => {
  test.each([german, swiss, spanishPure, spanishGold, spanishHybrid])('shows %o only what it may open', (subject) => {
    const shown = menuFor(subject).flatMap((entry) => entry.screens);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((id) => screenDenial(id, subject) !== null)).toEqual([]);
  });

  test('has one line for what comes after a sale, to the first of its screens that somebody may open', () => {
    const lineOf = (role: Role) =>
      menuFor({ ...german, role })
        .flatMap((entry) => entry.screens)
        .filter((id) => id === 'messages' || id === 'returns');
    expect(roles.map((role) => [role, ...lineOf(role)])).toEqual([
      ['owner', 'messages'],
      ['manager', 'messages'],
      ['orders', 'messages'],
      ['catalogue'],
      ['accounting', 'returns'],
      ['reader', 'messages'],
    ]);
    expect(screenIds.filter((id) => menuLinesOf(id).includes('messages'))).toEqual(['messages', 'returns']);
  });

  test('has one line for what sells: the sales, or only the stock of it for those who see no money', () => {
    const lineOf = (role: Role) =>
      menuFor({ ...german, role })
        .flatMap((entry) => entry.screens)
        .filter((id) => id === 'business' || id === 'run_out');
    expect(roles.map((role) => lineOf(role).join(' '))).toEqual([
      'business',
      'business',
      'run_out',
      'run_out',
      'business',
      'business',
    ]);
  });

  test.each([
    ['a German shop', german, 'invoices'],
    ['a Spanish one', spanishGold, 'invoices'],
    ['a Swiss one', swiss, 'ledger'],
  ] as const)('leads %s to its ledger at one address', (_, subject, expected) => {
    const shown = menuFor(subject).flatMap((entry) => entry.screens);
    expect(ledgerScreens.filter((id) => screenDenial(id, subject) === null)).toEqual([expected]);
    expect(shown).toContain(expected);
  });

  test('offers a gold partner its own way to the orders', () => {
    const shown = menuFor(spanishGold).flatMap((entry) => entry.screens);
    expect(shown).toContain('gold_ventas');
    expect(shown).not.toContain('marketplace_sales');
  });
});

test('GEN-06 every path is unique and signed-in screens sit under the prefix', () => {
  const paths = screenIds.map((id) => screens[id].path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const id of screenIds) expect(screens[id].path.startsWith('/seller')).toBe(screens[id].public !== true);
});

describe('AUT-18 what a role may do', () => {
  const table: Readonly<Record<Role, Readonly<Record<Area, Level>>>> = {
    owner: row('write write write write write write write write write write'),
    manager: row('write write write write write read write read read read'),
    orders: row('write write write read none none none none none none'),
    catalogue: row('read none none write write none none none none none'),
    accounting: row('read none read read none write none none read none'),
    reader: row('read read read read read read read read read none'),
  };

  function row(levels: string): Readonly<Record<Area, Level>> {
    const given = levels.split(' ') as Level[];
    return Object.fromEntries(areas.map((area, at) => [area, given[at]])) as Record<Area, Level>;
  }

  test.each(roles)('%s', (role) => {
    for (const area of areas) expect([area, levelOf(role, area)]).toEqual([area, table[role][area]]);
  });

  test.each([
    ['owner', 'owner', true],
    ['owner', 'reader', true],
    ['manager', 'reader', false],
    ['reader', 'reader', false],
  ] as const)('%s gives the role %s: %s', (giver, given, expected) => {
    expect(mayGive(giver, given)).toBe(expected);
  });

  test('a second factor can be asked of who changes money, payouts or the team', () => {
    expect(guardedRoles).toEqual(['owner', 'accounting']);
  });

  test.each([
    ['marketplace_sales', 'accounting', 'read', null],
    ['marketplace_sales', 'accounting', 'write', 'role'],
    ['invoices', 'orders', 'read', 'role'],
    ['access', 'orders', 'write', null],
    ['payment_provider', 'manager', 'write', 'service'],
  ] as const)('%s as %s to %s: %s', (screen, role, level, denial) => {
    expect(screenDenial(screen, { ...german, role }, level)).toBe(denial);
  });
});

describe('AUT-17 a second factor that the shop demands', () => {
  const lacking = { ...german, lacksSecondFactor: true };

  test('until it is set up the own access alone is open, and everything else leads there', () => {
    const denials = new Map(screenIds.map((id) => [id, screenDenial(id, lacking)]));
    expect([...denials].filter(([, denial]) => denial === null)).toEqual([['access', null]]);
    expect(new Set(denials.values())).toEqual(new Set(['second_factor', null]));
    expect(screens[denialTargets.second_factor].path).toBe('/seller/perfil/acceso');
    expect(menuFor(lacking).flatMap((entry) => entry.screens)).toEqual(['access']);
  });

  test('of the own access the parts of the shop stay closed', () => {
    expect(denialOf({ beforeSecondFactor: true, area: 'team' }, lacking)).toBe(null);
    expect(denialOf({ area: 'team' }, lacking)).toBe('second_factor');
  });
});
