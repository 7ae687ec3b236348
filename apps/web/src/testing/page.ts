import '../styles.ts';
import type { InitialData } from '@offizin/contract/initial-data';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

const visitor: InitialData = {
  brand: 'de',
  locale: 'en_GB',
  production: true,
  companionUrl: null,
  operation: null,
  nextHoliday: null,
  session: {
    sellerId: '0d6b8b75-0340-474e-9f4f-49eaa70fa755',
    userId: '5c0f3e0e-6a8e-4f0b-9d6e-2f1b7c9a4d11',
    userName: 'sabine.roth',
    locale: 'en_GB',
    expiresAt: '2099-12-31T20:00:00Z',
    impersonatedBy: null,
    role: 'owner',
    lacksSecondFactor: false,
    viewedTours: [],
  },
  seller: {
    externalId: 'S-1',
    name: 'Linden-Apotheke',
    createdAt: '2026-01-05T09:00:00Z',
    physicalAddress: { city: 'Freiburg', countryCode: 'DE' },
    marketplaceConfiguration: { id: 'cfg-1', type: 'pure' },
    locale: { code: 'de_DE' },
    businessType: 'pharmacy_or_parapharmacy',
    services: [{ code: 'marketplace', status: 'subscribed' }],
    goldPartner: false,
    awaitsApproval: false,
    uploadFormats: ['xlsx'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
  },
  menu: { groups: [] },
  liveFrom: null,
  humanCheck: null,
  supportChatUrl: null,
  analyticsUrl: null,
  addressLookup: true,
  csrfToken: 'a-token',
};

/** What the server embeds in its page must be there before the first module of the portal reads it. */
const embedded = document.createElement('script');
embedded.type = 'application/json';
embedded.id = 'initial-data';
embedded.textContent = JSON.stringify(visitor);
document.head.append(embedded);
document.documentElement.dataset['brand'] = visitor.brand;

beforeAll(async () => {
  const { loadLanguage, loadTopics } = await import('../platform/messages.ts');
  const { topicSets } = await import('@offizin/i18n/topic-sets');
  await loadLanguage(visitor.locale);
  const { core: _, ...ofScreens } = topicSets;
  await loadTopics(Object.keys(ofScreens) as (keyof typeof ofScreens)[]);
});

beforeEach(() => page.viewport(1440, 900));

afterEach(() => {
  localStorage.clear();
});
