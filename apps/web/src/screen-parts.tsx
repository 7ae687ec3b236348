import type { ScreenId } from '@offizin/domain/access/screens';
import type { CompanySection } from '@offizin/domain/company/sections';
import type { AccountScreen } from './account-screen-parts.tsx';
import { loadTopics } from './platform/messages.ts';
import { publicScreenParts, type ScreenParts } from './public-screen-parts.tsx';

/** What few open and nobody begins with: where its parts are is not part of the first load. */
const later = (name: AccountScreen): ScreenParts => ({
  component: async () => (await import('./account-screen-parts.tsx')).accountScreenParts[name].component(),
  load: async (raw) => (await import('./account-screen-parts.tsx')).accountScreenParts[name].load?.(raw),
});

function orders(screen: ScreenId, desk: 'own' | 'warehouse'): ScreenParts {
  return {
    component: async () => {
      const [{ OrdersScreen }] = await Promise.all([
        import('./features/orders/orders-screen.tsx'),
        loadTopics(['orders']),
      ]);
      return { default: () => <OrdersScreen desk={desk} screen={screen} /> };
    },
    load: async (raw) => (await import('./features/orders/order-loader.ts')).loadOrders(desk, raw),
  };
}

function upload(screen: ScreenId): ScreenParts {
  return {
    component: async () => {
      const [{ UploadsScreen }] = await Promise.all([
        import('./features/uploads/uploads-screen.tsx'),
        loadTopics(['uploads', 'sync', 'exports']),
      ]);
      return { default: () => <UploadsScreen screen={screen} /> };
    },
    load: async (raw) => (await import('./features/uploads/upload-loader.ts')).loadUploads(raw),
  };
}

function syncResults(screen: ScreenId): ScreenParts {
  return {
    component: async () => {
      const [{ SyncScreen }] = await Promise.all([
        import('./features/sync/sync-screen.tsx'),
        loadTopics(['sync', 'uploads', 'feeds', 'exports']),
      ]);
      return { default: () => <SyncScreen screen={screen} /> };
    },
    load: async (raw) => (await import('./features/sync/sync-loader.ts')).loadResults(raw),
  };
}

const messages: ScreenParts = {
  component: async () => {
    const [{ MessagesScreen }] = await Promise.all([
      import('./features/messages/messages-screen.tsx'),
      loadTopics(['afterSale', 'messages', 'orders']),
    ]);
    return { default: MessagesScreen };
  },
  load: async (raw) => (await import('./features/messages/messages-loader.ts')).loadMessages(raw),
};

const returns: ScreenParts = {
  component: async () => {
    const [{ ReturnsScreen }] = await Promise.all([
      import('./features/returns/returns-screen.tsx'),
      loadTopics(['afterSale', 'returns', 'evidence', 'exports']),
    ]);
    return { default: ReturnsScreen };
  },
  load: async (raw) => (await import('./features/returns/return-queries.ts')).loadReturns(raw),
};

const myProducts: ScreenParts = {
  component: async () => {
    const [{ OffersScreen }] = await Promise.all([
      import('./features/offers/offers-screen.tsx'),
      loadTopics(['offers', 'sync', 'exports']),
    ]);
    return { default: OffersScreen };
  },
  load: async (raw) => (await import('./features/offers/offer-loader.ts')).loadOffers(raw),
};

const access: ScreenParts = {
  component: async () => {
    const [{ AccessScreen }, { MyAccess }, { TeamTab }, { TeamActions, TeamCount }, { ActivityTab, ActivityActions }] =
      await Promise.all([
        import('./features/identity/access/access-screen.tsx'),
        import('./features/identity/access/my-access.tsx'),
        import('./features/team/members/team-tab.tsx'),
        import('./features/team/members/team-actions.tsx'),
        import('./features/history/activity-tab.tsx'),
        loadTopics(['access', 'session', 'passwords', 'team', 'history', 'exports', 'forms']),
      ]);
    const tabs = [
      { key: 'mine', area: undefined, Content: MyAccess },
      { key: 'team', area: 'team', Count: TeamCount, Actions: TeamActions, Content: TeamTab },
      { key: 'activity', area: 'team', Content: ActivityTab, Actions: ActivityActions },
    ] as const;
    return { default: () => <AccessScreen tabs={tabs} /> };
  },
  load: async (raw) => {
    if (raw['tab'] === 'activity') (await import('./features/history/history-loader.ts')).loadHistory(raw);
    else (await import('./features/identity/access/access-loader.ts')).loadAccess();
  },
};

const warehouse: ScreenParts = {
  component: async () => {
    const [{ WarehouseScreen }] = await Promise.all([
      import('./features/warehouse/warehouse-screen.tsx'),
      loadTopics(['warehouse', 'offers', 'exports']),
    ]);
    return { default: WarehouseScreen };
  },
  load: async (raw) => (await import('./features/warehouse/stock-loader.ts')).loadStock(raw),
};

function company(first: CompanySection): ScreenParts {
  return {
    component: async () => {
      const [{ CompanyScreen }] = await Promise.all([
        import('./features/company/company-screen.tsx'),
        loadTopics(['company', 'history', 'exports', 'forms']),
      ]);
      return { default: () => <CompanyScreen first={first} /> };
    },
    load: async () => (await import('./features/company/company-loader.ts')).loadCompany(),
  };
}

function profile(screen: ScreenId): ScreenParts {
  return {
    component: async () => {
      const [{ ProfileScreen }] = await Promise.all([
        import('./features/shop-profile/profile-screen.tsx'),
        loadTopics(['profile', 'forms']),
      ]);
      return { default: () => <ProfileScreen screen={screen} /> };
    },
    load: async () => (await import('./features/shop-profile/profile-loader.ts')).loadProfile(),
  };
}
const home: ScreenParts = {
  component: async () => {
    const [{ HomeScreen }] = await Promise.all([
      import('./features/home/home-screen.tsx'),
      loadTopics(['home', 'sync', 'company']),
    ]);
    return { default: HomeScreen };
  },
  load: async () => (await import('./features/home/home-queries.ts')).loadHome(),
};

const performance: ScreenParts = {
  component: async () => {
    const [{ PerformanceScreen }] = await Promise.all([
      import('./features/performance/performance-screen.tsx'),
      loadTopics(['performance', 'evidence', 'orderDialogs', 'exports']),
    ]);
    return { default: PerformanceScreen };
  },
  load: async () => (await import('./features/performance/performance-queries.ts')).loadPerformance(),
};

const business: ScreenParts = {
  component: async () => {
    const [{ BusinessScreen }] = await Promise.all([
      import('./features/business/business-screen.tsx'),
      loadTopics(['business', 'exports']),
    ]);
    return { default: BusinessScreen };
  },
  load: async () => (await import('./parts/business/business-queries.ts')).loadBusiness(),
};

const invoices: ScreenParts = {
  component: async () => {
    const [{ InvoicesScreen }] = await Promise.all([
      import('./features/invoices/invoices-screen.tsx'),
      loadTopics(['invoices', 'exports']),
    ]);
    return { default: InvoicesScreen };
  },
  load: async (raw) => (await import('./features/invoices/invoices-queries.ts')).loadInvoices(raw),
};

const ledger: ScreenParts = {
  component: async () => {
    const [{ LedgerScreen }] = await Promise.all([
      import('./features/invoices/ledger/ledger-screen.tsx'),
      loadTopics(['invoices', 'exports']),
    ]);
    return { default: LedgerScreen };
  },
  load: async (raw) => (await import('./features/invoices/ledger/ledger-queries.ts')).loadLedger(raw),
};

const parcels = (screen: ScreenId): ScreenParts => ({
  component: async () => {
    const { ParcelsScreen } = await import('./features/legacy/parcels-screen.tsx');
    return { default: () => <ParcelsScreen screen={screen} /> };
  },
  load: async () => (await import('./features/legacy/parcels-queries.ts')).loadParcels(),
});

/** The portal's own screen for the job of a legacy path, in the frame of those. */
function legacy(screen: ScreenId, job: ScreenParts): ScreenParts {
  return {
    ...job,
    component: async () => {
      const [{ default: Job }, { LegacyScreen }] = await Promise.all([
        job.component(),
        import('./features/legacy/legacy-screen.tsx'),
        loadTopics(['parcels']),
      ]);
      return {
        default: () => (
          <LegacyScreen screen={screen}>
            <Job />
          </LegacyScreen>
        ),
      };
    },
  };
}

/** The parts of each screen of the screen table. */
export const screenParts: Readonly<Record<ScreenId, ScreenParts>> = {
  ...publicScreenParts,
  home,
  own_systems: later('ownSystems'),
  profile: profile('profile'),
  shop: profile('shop'),
  legal_documents: later('legalDocuments'),
  services: later('services'),
  shipping_costs: later('shippingCosts'),
  holidays: later('holidays'),
  marketplace_sales: orders('marketplace_sales', 'own'),
  gold_ventas: legacy('gold_ventas', orders('gold_ventas', 'own')),
  gold_productos: legacy('gold_productos', myProducts),
  gold_catalogos: legacy('gold_catalogos', upload('gold_catalogos')),
  gold_tienda: legacy('gold_tienda', profile('gold_tienda')),
  gold_cajas: legacy('gold_cajas', parcels('gold_cajas')),
  legacy_productos: legacy('legacy_productos', myProducts),
  legacy_catalogos: legacy('legacy_catalogos', upload('legacy_catalogos')),
  legacy_tienda: legacy('legacy_tienda', profile('legacy_tienda')),
  legacy_cajas: legacy('legacy_cajas', parcels('legacy_cajas')),
  fulfilment_orders: orders('fulfilment_orders', 'warehouse'),
  messages,
  returns,
  my_products: myProducts,
  offer_upload: upload('offer_upload'),
  gold_offer_upload: upload('gold_offer_upload'),
  sync_results: syncResults('sync_results'),
  gold_sync_results: syncResults('gold_sync_results'),
  fulfilment_catalogue: warehouse,
  access,
  price_rules: later('priceRules'),
  price_updates: later('priceUpdates'),
  payment_provider: later('payout'),
  performance,
  business,
  run_out: later('runOut'),
  reports: later('reports'),
  invoices,
  accountant: later('accountant'),
  ledger,
  company: company('seller_information'),
  fiscal_information: company('fiscal_information'),
};
