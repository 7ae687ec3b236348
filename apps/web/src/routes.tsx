import { aliasPrefix, landing, type ScreenId, screenIds, screens } from '@offizin/domain/access/screens';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { readOrderSearch } from './features/orders/order-search.ts';
import { guardScreen, guardSignIn, rememberNavigation } from './guards.ts';
import { ConsentGate } from './shell/consent-gate.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { SnackbarStack } from './ui/snackbar-stack.tsx';
import { addressText, parseAddress } from './platform/address-text.ts';
import { initialData } from './platform/initial-data.ts';
import { currentSession, useSession } from './platform/session.ts';
import { loginSearch } from './login-search.ts';
import type { ScreenParts } from './public-screen-parts.tsx';
import { screenParts } from './screen-parts.tsx';

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

interface Visit {
  readonly location: { readonly pathname: string; readonly href: string; readonly search: object };
  readonly preload: boolean;
}

const signInScreens: ReadonlySet<ScreenId> = new Set(['login', 'impersonate']);

/** A link that is only pointed at loads chunk and data; its guard runs when it is followed. */
function guardOf(id: ScreenId) {
  if (signInScreens.has(id)) return guardSignIn;
  return ({ location, preload }: Visit) => (preload ? undefined : guardScreen(id, location));
}

/** What fails here fails again, visibly, when the screen asks for it. */
const leftToScreen = (): void => {};

/** Begins to read a screen's data beside its chunk and does not wait for it; without a session nobody is asked. */
function loaderOf({ load }: ScreenParts) {
  return ({ location }: Visit) => {
    if (currentSession() !== null) load?.({ ...location.search }).catch(leftToScreen);
  };
}

const searches: { readonly [K in ScreenId]?: (raw: Record<string, unknown>) => object } = {
  login: loginSearch,
  marketplace_sales: readOrderSearch,
  gold_ventas: readOrderSearch,
  fulfilment_orders: readOrderSearch,
};

/** What the companion application serves gets an address as it was asked for, without the parts that a screen here adds. */
const isLeft = (id: ScreenId): boolean => screens[id].legacy === true && initialData.companionUrl !== null;

/** Parts of an address behind a screen's own path, each of which may be left out. */
const parts: { readonly [K in ScreenId]?: string } = { own_systems: '/{-$part}/{-$page}' };

function screenRoute(id: ScreenId) {
  const own = screenParts[id];
  return createRoute({
    getParentRoute: () => (screens[id].public ? root : seller),
    path: `${screens[id].path}${parts[id] ?? ''}`,
    ...(searches[id] && !isLeft(id) && { validateSearch: searches[id] }),
    beforeLoad: guardOf(id),
    loader: loaderOf(own),
    component: lazyRouteComponent(own.component),
  });
}

const routesOf = (isPublic: boolean) =>
  screenIds.filter((id) => (screens[id].public ?? false) === isPublic).map(screenRoute);

/** The routes of the product, all from the screen table; the alias prefix answers as well (GEN-06). */
export const router = createRouter({
  routeTree: root.addChildren([...routesOf(true), seller.addChildren(routesOf(false)), unknownPath]),
  rewrite: {
    input: ({ url }) => {
      if (url.pathname === aliasPrefix || url.pathname.startsWith(`${aliasPrefix}/`))
        url.pathname = url.pathname.slice(aliasPrefix.length) || '/';
      return url;
    },
  },
  parseSearch: parseAddress,
  stringifySearch: addressText,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
});

router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation: from, toLocation: to }) => {
  const focused = document.activeElement;
  if (pathChanged && from !== undefined)
    import('./shell/focus-heading.ts')
      .then(({ focusHeading }) => focusHeading(router, { from, to, focused }))
      .catch(leftToScreen);
});

/**
 * The router notes what was scrolled since it drew last. A list that is scrolled while an address is being replaced, as when
 * the first order opens by itself, is noted again: Back would find it at its top.
 */
router.subscribe('onRendered', () => {
  for (const list of document.querySelectorAll('[data-scroller]'))
    if (list.scrollTop > 0) list.dispatchEvent(new Event('scroll'));
});
