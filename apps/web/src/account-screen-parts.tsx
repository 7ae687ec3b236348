import { loadTopics } from './platform/messages.ts';
import type { ScreenParts } from './public-screen-parts.tsx';

const ownSystems: ScreenParts = {
  component: async () => {
    const [{ OwnSystems }] = await Promise.all([
      import('./features/own-systems/own-systems.tsx'),
      loadTopics(['systems']),
    ]);
    return { default: OwnSystems };
  },
  load: async () => (await import('./features/own-systems/systems-loader.ts')).loadSystems(),
};

const legalDocuments: ScreenParts = {
  component: async () => {
    const [{ LegalDocumentsScreen }] = await Promise.all([
      import('./features/legal-documents/legal-documents-screen.tsx'),
      loadTopics(['legalDocuments', 'history']),
    ]);
    return { default: LegalDocumentsScreen };
  },
  load: async () => (await import('./features/legal-documents/legal-queries.ts')).loadLegalDocuments(),
};

const services: ScreenParts = {
  component: async () => {
    const [{ ServicesScreen }] = await Promise.all([
      import('./features/services/services-screen.tsx'),
      loadTopics(['services', 'history']),
    ]);
    return { default: ServicesScreen };
  },
  load: async () => (await import('./features/services/services-queries.ts')).loadServices(),
};

const shippingCosts: ScreenParts = {
  component: async () => {
    const [{ ShippingCostsScreen }] = await Promise.all([
      import('./features/shipping-costs/shipping-costs-screen.tsx'),
      loadTopics(['shippingCosts', 'forms', 'history']),
    ]);
    return { default: ShippingCostsScreen };
  },
  load: async () => (await import('./features/shipping-costs/shipping-costs-queries.ts')).loadShippingCosts(),
};

const holidays: ScreenParts = {
  component: async () => {
    const [{ CalendarScreen }] = await Promise.all([
      import('./features/calendar/calendar-screen.tsx'),
      loadTopics(['holidays', 'forms', 'history']),
    ]);
    return { default: CalendarScreen };
  },
  load: async () => (await import('./features/calendar/calendar-queries.ts')).loadHolidays(),
};

const accountant: ScreenParts = {
  component: async () => {
    const [{ AccountantScreen }] = await Promise.all([
      import('./features/accountant/accountant-screen.tsx'),
      loadTopics(['accountant', 'team']),
    ]);
    return { default: AccountantScreen };
  },
  load: async (raw) => (await import('./features/accountant/accountant-screen.tsx')).loadAccountant(raw),
};

const reports: ScreenParts = {
  component: async () => {
    const [{ ReportsScreen }] = await Promise.all([
      import('./features/reports/reports-screen.tsx'),
      loadTopics(['reports', 'exports']),
    ]);
    return { default: ReportsScreen };
  },
  load: async (raw) => (await import('./features/reports/reports-queries.ts')).loadReports(raw),
};

const priceUpdates: ScreenParts = {
  component: async () => {
    const [{ PriceProposalsScreen }] = await Promise.all([
      import('./features/price-proposals/price-proposals-screen.tsx'),
      loadTopics(['priceUpdates', 'exports']),
    ]);
    return { default: PriceProposalsScreen };
  },
  load: async (raw) => (await import('./features/price-proposals/proposal-queries.ts')).loadProposals(raw),
};

const priceRules: ScreenParts = {
  component: async () => {
    const [{ PriceRulesScreen }] = await Promise.all([
      import('./features/price-rules/price-rules-screen.tsx'),
      loadTopics(['priceRules']),
    ]);
    return { default: PriceRulesScreen };
  },
  load: async () => (await import('./features/price-rules/price-rules-loader.ts')).loadPriceRules(),
};

const payout: ScreenParts = {
  component: async () => {
    const [{ PayoutScreen }] = await Promise.all([
      import('./features/payout/payout-screen.tsx'),
      loadTopics(['payout', 'company', 'forms', 'history']),
    ]);
    return { default: PayoutScreen };
  },
  load: async () => (await import('./features/payout/payout-loader.ts')).loadPayout(),
};

const runOut: ScreenParts = {
  component: async () => {
    const [{ RunOutScreen }] = await Promise.all([
      import('./features/business/run-out-screen.tsx'),
      loadTopics(['business']),
    ]);
    return { default: RunOutScreen };
  },
  load: async () => (await import('./parts/business/business-queries.ts')).loadRunOut(),
};

const parts = {
  ownSystems,
  legalDocuments,
  services,
  shippingCosts,
  holidays,
  accountant,
  runOut,
  reports,
  priceRules,
  priceUpdates,
  payout,
};

export type AccountScreen = keyof typeof parts;

/** Screens that few open: their names, chunks and topics are fetched with the first of them. */
export const accountScreenParts: Readonly<Record<AccountScreen, ScreenParts>> = parts;
