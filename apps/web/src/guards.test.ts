import type { InitialData } from '@offizin/contract/initial-data';
import { type ScreenId, screenDenial, screenIds, screens } from '@offizin/domain/access/screens';
import type { BrandId } from '@offizin/domain/brand/brands';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface Visitor {
  readonly brand?: BrandId;
  readonly type?: 'pure' | 'hybrid' | 'managed';
  readonly goldPartner?: boolean;
  readonly services?: readonly string[];
  readonly signedIn?: boolean;
  readonly production?: boolean;
  readonly companionUrl?: string;
}

const sellerId = '0d6b8b75-0340-474e-9f4f-49eaa70fa755';

function initialDataOf(visitor: Visitor): Partial<Record<keyof InitialData, unknown>> {
  const signedIn = visitor.signedIn ?? true;
  const services = (visitor.services ?? ['marketplace']).map((code) => ({ code, status: 'subscribed' }));
  return {
    brand: visitor.brand ?? 'de',
    locale: 'de_DE',
    production: visitor.production ?? true,
    companionUrl: visitor.companionUrl ?? null,
    session: signedIn
      ? {
          sellerId,
          userId: null,
          userName: 'A',
          locale: 'de_DE',
          expiresAt: '2026-11-24T20:00:00Z',
          impersonatedBy: null,
          role: 'owner',
          lacksSecondFactor: false,
          viewedTours: [],
        }
      : null,
    seller: signedIn
      ? {
          services,
          marketplaceConfiguration: { id: '1', type: visitor.type ?? 'pure' },
          goldPartner: visitor.goldPartner ?? false,
          awaitsApproval: false,
        }
      : null,
    menu: signedIn ? { groups: [] } : null,
  };
}

const replace = vi.fn<(url: string) => void>();

/** The guards as a page loads them for this visitor. */
async function visit(visitor: Visitor) {
  vi.resetModules();
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(initialDataOf(visitor)) }) });
  vi.stubGlobal('window', { location: { replace } });
  return import('./guards.ts');
}

type Guards = Awaited<ReturnType<typeof visit>>;

/** Where opening the screen leads: `null` stays, a path is a redirect, `leaves …` a full load of another application. */
async function outcome(guards: Pick<Guards, 'guardScreen'>, id: ScreenId): Promise<string | null> {
  const { path } = screens[id];
  const left = new Promise<string>((resolve) =>
    replace.mockImplementation((url: string) => resolve(`leaves for ${url}`)),
  );
  const guarded = guards.guardScreen(id, { pathname: path, href: `${path}?x=1` }).then(
    () => null,
    (thrown: unknown) => {
      if (!isRedirect(thrown)) throw thrown;
      const { to, search } = thrown.options;
      const returnTo: unknown = typeof search === 'object' ? Object.values(search)[0] : null;
      return id !== 'login' && to === '/login' ? `${to} then ${String(returnTo)}` : String(to);
    },
  );
  return Promise.race([guarded, left]);
}

beforeEach(() => replace.mockReset());
afterEach(() => vi.unstubAllGlobals());

describe('ACC-03, ACC-04: a screen that is not for this seller', () => {
  test.each<[ScreenId, Visitor, string | null]>([
    ['marketplace_sales', {}, null],
    ['marketplace_sales', { services: ['same_day'] }, null],
    ['marketplace_sales', { services: ['otc'] }, '/seller/my-account/profile'],
    ['legacy_catalogos', { brand: 'ch' }, '/seller'],
    ['legacy_catalogos', {}, null],
    ['legacy_cajas', { brand: 'ch' }, null],
    ['shipping_costs', {}, '/seller'],
    ['shipping_costs', { brand: 'ch' }, null],
    ['offer_upload', { brand: 'ch' }, '/seller'],
    ['sync_results', { services: ['marketplace'] }, '/seller/my-account/profile'],
    ['price_updates', { brand: 'es', services: ['fulfillment'] }, null],
    ['payment_provider', { services: ['adyen'] }, null],
    ['marketplace_sales', { brand: 'es', type: 'hybrid' }, '/seller/goldpartner/ventas'],
    ['marketplace_sales', { brand: 'es', goldPartner: true }, '/seller/goldpartner/ventas'],
    ['marketplace_sales', { brand: 'es', type: 'pure' }, null],
    ['marketplace_sales', { brand: 'de', type: 'hybrid' }, null],
    ['partner_privacy_policy', { brand: 'es', signedIn: false }, '/login then null'],
    ['partner_privacy_policy', { brand: 'es' }, '/seller'],
    ['partner_privacy_policy', { brand: 'de', signedIn: false }, null],
  ])('%s for %j: %s', async (id, visitor, expected) => {
    expect(await outcome(await visit(visitor), id)).toBe(expected);
  });

  test('ACC-05: the guard lets through exactly what the access table allows', async () => {
    const guards = await visit({ brand: 'es', services: ['marketplace', 'stockhub'] });
    const subject = {
      brand: 'es',
      services: ['marketplace', 'stockhub'],
      marketplaceType: 'pure',
      goldPartner: false,
      role: 'owner',
      awaitsApproval: false,
    } as const;
    for (const id of screenIds.filter((each) => !screens[each].public)) {
      expect([id, (await outcome(guards, id)) === null]).toEqual([id, screenDenial(id, subject) === null]);
    }
  });

  test('ACC-06: a seller without the service sees why; one whose sales run elsewhere is only redirected', async () => {
    const shown = vi.fn<() => void>();
    const without = await visit({ services: [] });
    without.whenDenied(shown);
    await outcome(without, 'marketplace_sales');
    expect(shown).toHaveBeenCalledTimes(1);
    const gold = await visit({ brand: 'es', goldPartner: true });
    gold.whenDenied(shown);
    await outcome(gold, 'marketplace_sales');
    expect(shown).toHaveBeenCalledTimes(1);
  });
});

describe('ACC-04: outside production the very first load and marketplace sales are let through', () => {
  const visitor = { brand: 'es', type: 'hybrid', production: false } as const;

  test.each<[string, readonly string[], string | null]>([
    ['the very first load', ['/seller/marketplace/sales'], null],
    ['from marketplace sales', ['/seller/marketplace/sales', '/seller/marketplace/sales'], null],
    ['from another screen', ['/seller', '/seller/marketplace/sales'], '/seller/goldpartner/ventas'],
  ])('%s', async (_, paths, expected) => {
    const guards = await visit(visitor);
    for (const path of paths) guards.rememberNavigation(path);
    expect(await outcome(guards, 'marketplace_sales')).toBe(expected);
  });
});

describe('GEN-07: combined with the companion application', () => {
  const companionUrl = 'https://companion.example';

  test.each<[ScreenId, Visitor, string | null]>([
    ['sync_results', {}, `leaves for ${companionUrl}/seller/my-account/profile`],
    ['marketplace_sales', { brand: 'es', type: 'managed' }, `leaves for ${companionUrl}/seller/goldpartner/ventas`],
    ['legacy_tienda', {}, `leaves for ${companionUrl}/seller/marketplace/tienda?x=1`],
    ['legacy_catalogos', { brand: 'ch' }, `leaves for ${companionUrl}/seller/marketplace/catalogos?x=1`],
    ['gold_cajas', { brand: 'es' }, `leaves for ${companionUrl}/seller/goldpartner/cajas?x=1`],
    ['gold_cajas', {}, '/seller'],
    ['shipping_costs', {}, '/seller'],
    ['marketplace_sales', {}, null],
  ])('%s for %j: %s', async (id, visitor, expected) => {
    expect(await outcome(await visit({ ...visitor, companionUrl }), id)).toBe(expected);
  });
});

describe('AUT-06: sessions and the way in', () => {
  test('a protected screen without a session leads to login and remembers the way', async () => {
    const guards = await visit({ signedIn: false });
    expect(await outcome(guards, 'invoices')).toBe('/login then /seller/my-account/invoices?x=1');
  });

  test.each([
    [true, '/seller/marketplace/sales'],
    [false, null],
  ])('login with a live session (%s) leads to %s', async (signedIn, expected) => {
    const { guardSignIn } = await visit({ signedIn });
    const guardScreen = async () => guardSignIn();
    expect(await outcome({ guardScreen }, 'login')).toBe(expected);
  });
});
