import { aliasPrefix, landing, type ScreenId, screenIds, screens, sellerPrefix } from '@offizin/domain/access/screens';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useSearch,
} from '@tanstack/react-router';
import { readOrderSearch } from './features/orders/order-search.ts';
import { guardScreen, guardSignIn, rememberNavigation } from './guards.ts';
import { ConsentGate } from './shell/consent-gate.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { loadTopics } from './platform/messages.ts';
import { SnackbarStack } from './ui/snackbar-stack.tsx';
import { useSession } from './platform/session.ts';

function Root() {
  const signedIn = useSession() !== null;
  return (
    <>
      <Outlet />
      <SnackbarStack />
      {signedIn ? null : <ConsentGate onPublicPage />}
    </>
  );
}

const root = createRootRoute({
  component: Root,
  errorComponent: ErrorScreen,
  beforeLoad: ({ location, preload }) => (preload ? undefined : rememberNavigation(location.pathname)),
  notFoundComponent: () => null,
});

const unknownPath = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: screens[landing.screen].path, search: landing.search, replace: true });
  },
});

const seller = createRoute({
  getParentRoute: () => root,
  id: 'seller',
  component: lazyRouteComponent(() => import('./shell/seller-layout.tsx'), 'SellerLayout'),
});

const notAvailable = (id: ScreenId) =>
  lazyRouteComponent(async () => {
    const { NotAvailableScreen } = await import('./features/not-available/not-available-screen.tsx');
    return { default: () => <NotAvailableScreen screen={id} /> };
  });

const publicNotAvailable = (id: ScreenId) =>
  lazyRouteComponent(async () => {
    const [{ NotAvailableScreen }, { PublicLayout }] = await Promise.all([
      import('./features/not-available/not-available-screen.tsx'),
      import('./shell/public-layout.tsx'),
    ]);
    return {
      default: () => (
        <PublicLayout>
          <NotAvailableScreen screen={id} />
        </PublicLayout>
      ),
    };
  });

/** A link that is only pointed at loads its chunk; nothing is guarded, told or left before it is followed. */
const guardOf =
  (id: ScreenId) =>
  ({ location, preload }: { location: { pathname: string; href: string }; preload: boolean }) =>
    preload ? undefined : guardScreen(id, location);

function loginSearch(raw: Record<string, unknown>): { returnTo?: string; expired?: true } {
  const asked = raw['returnTo'];
  const returnTo =
    typeof asked === 'string' && (asked === sellerPrefix || asked.startsWith(`${sellerPrefix}/`)) ? asked : null;
  return { ...(returnTo && { returnTo }), ...(raw['expired'] ? { expired: true as const } : {}) };
}

const login = createRoute({
  getParentRoute: () => root,
  path: screens.login.path,
  validateSearch: loginSearch,
  beforeLoad: guardSignIn,
  component: lazyRouteComponent(async () => {
    const { LoginScreen } = await import('./features/login/login-screen.tsx');
    function Login() {
      const { returnTo, expired } = loginSearch(useSearch({ strict: false }));
      return <LoginScreen returnTo={returnTo} expired={expired ?? false} />;
    }
    return { default: Login };
  }),
});

const impersonate = createRoute({
  getParentRoute: () => root,
  path: screens.impersonate.path,
  beforeLoad: guardSignIn,
  component: lazyRouteComponent(() => import('./features/impersonate/impersonate-screen.tsx'), 'ImpersonateScreen'),
});

const deskOf = { marketplace_sales: 'own', gold_ventas: 'own', fulfilment_orders: 'warehouse' } as const;

function orderRoute(id: keyof typeof deskOf) {
  return createRoute({
    getParentRoute: () => seller,
    path: screens[id].path,
    validateSearch: readOrderSearch,
    beforeLoad: guardOf(id),
    component: lazyRouteComponent(async () => {
      const [{ OrdersScreen }] = await Promise.all([
        import('./features/orders/orders-screen.tsx'),
        loadTopics(['orders']),
      ]);
      return { default: () => <OrdersScreen desk={deskOf[id]} screen={id} /> };
    }),
  });
}

const myProducts = createRoute({
  getParentRoute: () => seller,
  path: screens.my_products.path,
  beforeLoad: guardOf('my_products'),
  component: lazyRouteComponent(async () => {
    const [{ MyProductsScreen }] = await Promise.all([
      import('./features/my-products/my-products-screen.tsx'),
      loadTopics(['offers', 'sync', 'exports']),
    ]);
    return { default: MyProductsScreen };
  }),
});

function uploadRoute(id: 'offer_upload' | 'gold_offer_upload') {
  return createRoute({
    getParentRoute: () => seller,
    path: screens[id].path,
    beforeLoad: guardOf(id),
    component: lazyRouteComponent(async () => {
      const [{ OfferUploadScreen }] = await Promise.all([
        import('./features/offer-upload/offer-upload-screen.tsx'),
        loadTopics(['uploads', 'sync', 'exports']),
      ]);
      return { default: () => <OfferUploadScreen screen={id} /> };
    }),
  });
}

function syncRoute(id: 'sync_results' | 'gold_sync_results') {
  return createRoute({
    getParentRoute: () => seller,
    path: screens[id].path,
    beforeLoad: guardOf(id),
    component: lazyRouteComponent(async () => {
      const [{ SyncResultsScreen }] = await Promise.all([
        import('./features/sync-results/sync-results-screen.tsx'),
        loadTopics(['sync', 'uploads', 'feeds', 'exports']),
      ]);
      return { default: () => <SyncResultsScreen screen={id} /> };
    }),
  });
}

const fulfilmentCatalogue = createRoute({
  getParentRoute: () => seller,
  path: screens.fulfilment_catalogue.path,
  beforeLoad: guardOf('fulfilment_catalogue'),
  component: lazyRouteComponent(async () => {
    const [{ FulfilmentCatalogueScreen }] = await Promise.all([
      import('./features/fulfilment-catalogue/fulfilment-catalogue-screen.tsx'),
      loadTopics(['warehouse', 'offers', 'exports']),
    ]);
    return { default: FulfilmentCatalogueScreen };
  }),
});

const built = new Set<ScreenId>([
  'login',
  'impersonate',
  'my_products',
  'marketplace_sales',
  'gold_ventas',
  'fulfilment_orders',
  'offer_upload',
  'gold_offer_upload',
  'sync_results',
  'gold_sync_results',
  'fulfilment_catalogue',
]);
const coming = screenIds.filter((id) => !built.has(id));

const sellerScreens = coming
  .filter((id) => screens[id].public === undefined)
  .map((id) =>
    createRoute({
      getParentRoute: () => seller,
      path: screens[id].path,
      beforeLoad: guardOf(id),
      component: notAvailable(id),
    }),
  );

const publicScreens = coming
  .filter((id) => screens[id].public)
  .map((id) =>
    createRoute({
      getParentRoute: () => root,
      path: screens[id].path,
      beforeLoad: guardOf(id),
      component: publicNotAvailable(id),
    }),
  );

/** The routes of the product, all from the screen table; the alias prefix answers as well (GEN-06). */
export const router = createRouter({
  routeTree: root.addChildren([
    login,
    impersonate,
    seller.addChildren([
      orderRoute('marketplace_sales'),
      orderRoute('gold_ventas'),
      orderRoute('fulfilment_orders'),
      fulfilmentCatalogue,
      myProducts,
      uploadRoute('offer_upload'),
      uploadRoute('gold_offer_upload'),
      syncRoute('sync_results'),
      syncRoute('gold_sync_results'),
      ...sellerScreens,
    ]),
    ...publicScreens,
    unknownPath,
  ]),
  rewrite: {
    input: ({ url }) => {
      if (url.pathname === aliasPrefix || url.pathname.startsWith(`${aliasPrefix}/`))
        url.pathname = url.pathname.slice(aliasPrefix.length) || '/';
      return url;
    },
  },
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
});
