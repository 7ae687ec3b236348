import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { LocaleProvider } from '../platform/locale.tsx';
import { createStore, useStore } from '../platform/store.ts';
import { KitProvider } from '../ui/kit-provider.tsx';
import { SnackbarStack } from '../ui/snackbar-stack.tsx';

export interface Shown {
  /** What is drawn, to be asked by role and label. */
  readonly screen: Locator;
  /** Draws something else in the same place, as a parent does with other props. */
  readonly rerender: (element: ReactNode) => void;
  /** Where links and the router have led. */
  readonly address: () => string;
}

/** Draws a component as a screen does: styles, texts, messages, queries and a router around it; removed after the test. */
export async function show(element: ReactNode, { at = '/' }: { readonly at?: string } = {}): Promise<Shown> {
  const drawn = replaceable(element);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10_000 }, mutations: { retry: false } },
  });
  const component = () => (
    <QueryClientProvider client={queries}>
      <drawn.Slot />
      <SnackbarStack />
    </QueryClientProvider>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: component }),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  const place = document.createElement('div');
  place.style.cssText = 'height: 100dvh; display: flex; flex-direction: column';
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <KitProvider>
        <LocaleProvider>
          <RouterProvider router={router} />
        </LocaleProvider>
      </KitProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { screen: page.elementLocator(place), rerender: drawn.replace, address: () => router.state.location.href };
}

function replaceable(first: ReactNode) {
  const drawn = createStore(first);
  return { Slot: () => useStore(drawn), replace: drawn.set };
}
