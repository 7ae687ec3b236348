import type { SellerView } from '@offizin/contract/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Seller = Pick<SellerView, 'goldPartner'> & { brand: 'de' | 'ch' | 'es'; type: 'pure' | 'hybrid'; services: readonly string[] };

const german: Seller = { brand: 'de', type: 'pure', goldPartner: false, services: ['marketplace'] };
const gold: Seller = { brand: 'es', type: 'pure', goldPartner: true, services: ['marketplace'] };

const assigned = vi.fn<(address: string) => void>();

function stubPage(seller: Seller | null, { production = true, companionUrl = null as string | null } = {}): void {
  const session = seller && { sellerId: 'x', userName: 'x', locale: 'en_GB', expiresAt: '', impersonatedBy: null };
  const view = seller && {
    services: seller.services.map((code) => ({ code, status: 'subscribed' })),
    marketplaceConfiguration: { id: '1', type: seller.type },
    goldPartner: seller.goldPartner,
  };
  const data = { brand: seller?.brand ?? 'es', production, companionUrl, session, seller: view, menu: seller && { groups: [] } };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(data) }) });
  vi.stubGlobal('window', { location: { assign: assigned } });
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  assigned.mockReset();
});

/** Where the guard sends, or null when it lets through. */
async function sentTo(screen: Parameters<typeof import('./guards.ts').guardScreen>[0], href: string, from: string[] = []): Promise<unknown> {
  const { guardScreen, rememberNavigation } = await import('./guards.ts');
  for (const path of [...from, href]) rememberNavigation(path);
  try {
    await guardScreen(screen, { pathname: href, href });
    return null;
  } catch (thrown) {
    return (thrown as { options: unknown }).options;
  }
}

describe('ACC-03 ACC-04 where a seller is sent', () => {
  test.each([
    ['a wrong brand to the prefix root', german, 'reports', '/seller'],
    ['a missing service to the profile', german, 'sync_results', '/seller/my-account/profile'],
    ['sales without a service to the profile', { ...german, services: [] }, 'marketplace_sales', '/seller/my-account/profile'],
    ['a gold partner to the legacy sales', gold, 'marketplace_sales', '/seller/goldpartner/ventas'],
  ] as const)('%s', async (_, seller, screen, target) => {
    stubPage(seller);
    expect(await sentTo(screen, '/seller/there', ['/login'])).toMatchObject({ to: target });
  });

  test('outside production the very first load is let through, a later navigation is not', async () => {
    stubPage(gold, { production: false });
    expect(await sentTo('marketplace_sales', '/seller/marketplace/sales')).toBeNull();
    vi.resetModules();
    expect(await sentTo('marketplace_sales', '/seller/marketplace/sales', ['/login'])).toMatchObject({ to: '/seller/goldpartner/ventas' });
  });

  test('GEN-07 in combined mode the companion application is opened', async () => {
    stubPage({ ...german, services: [] }, { companionUrl: 'https://companion.example' });
    void sentTo('marketplace_sales', '/seller/marketplace/sales', ['/login']);
    await vi.waitFor(() => expect(assigned).toHaveBeenCalledWith('https://companion.example/seller/my-account/profile'));
  });

  test('AUT-06 without a session: to login, with the way back', async () => {
    stubPage(null);
    expect(await sentTo('home', '/seller?x=1')).toMatchObject({ to: '/login', search: { returnTo: '/seller?x=1', expired: true } });
  });

  test('AUT-06 with a live session sign-in leads to the orders', async () => {
    stubPage(german);
    const { guardSignIn } = await import('./guards.ts');
    expect(() => guardSignIn()).toThrow(expect.objectContaining({ options: expect.objectContaining({ to: '/seller/marketplace/sales', search: { tab: 'to-manage' } }) }));
  });
});
