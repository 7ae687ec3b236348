import './styles.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeTokens } from './features/identity/impersonate/take-tokens.ts';
import { keepUnsaved } from './platform/before-session-ends.ts';
import { beforeRefusal, whenSessionExpires } from './platform/client.ts';
import { csrf } from './platform/csrf.ts';
import { initialData } from './platform/initial-data.ts';
import { firstLocale, LocaleProvider } from './platform/locale.tsx';
import { currentText, loadErrorText, loadLanguage } from './platform/messages.ts';
import { followShopChanges } from './platform/follow-shop-changes.ts';
import { clearSession, currentSession } from './platform/session.ts';
import { muteErrorsWhile, showSnackbar } from './platform/snackbar.ts';
import { readStored, whenStorageIsFull } from './platform/storage.ts';
import { applyTheme } from './platform/theme.ts';
import { connectionPanel } from './parts/waiting/act-keeper.ts';
import { router } from './routes.tsx';
import { applyConsent, followOtherTabs } from './platform/consent.ts';
import { whenDenied } from './guards.ts';

/** Analytics hear of each screen; a page that came with tokens in its address brings in nobody, whatever it shows later. */
async function startAnalytics(): Promise<void> {
  const { analyticsUrl, production } = initialData;
  if (analyticsUrl === null || !production || window.location.pathname.endsWith('/login/impersonate')) return;
  const { runAnalytics } = await import('./shell/run-analytics.ts');
  const tellScreen = runAnalytics(analyticsUrl);
  tellScreen(router.state.location.pathname);
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) tellScreen(toLocation.pathname);
  });
}

/** Changes of offers that wait for a connection are sent and listed on every screen, not only on their own. */
function resumeOfferEdits(): void {
  connectionPanel.subscribe(() => {
    if (connectionPanel.current() === null || readStored('offerEdits') === null) return;
    import('./features/offers/edits/kept-edits.ts').then(({ resumeEdits }) => resumeEdits()).catch(() => {});
  });
}

/** Only who has the system choose the colours needs the rules for it. */
function markInForcedColours(): void {
  const forced = window.matchMedia('(forced-colors: active)');
  const load = () => {
    if (forced.matches) import('./brands/forced-colours.css').catch(() => {});
  };
  forced.addEventListener('change', load);
  load();
}

async function start(): Promise<void> {
  if (window.location.pathname.endsWith('/login/impersonate')) takeTokens();
  applyTheme();
  markInForcedColours();
  applyConsent();
  followOtherTabs();
  csrf.set(initialData.csrfToken);
  // Who was here when there was a connection, with what was read then.
  if (initialData.isOfflinePage) await (await import('./parts/offline/open-kept.ts')).openKept().catch(() => {});
  const language = loadLanguage(firstLocale());
  whenStorageIsFull(() =>
    showSnackbar(
      'warning',
      currentText((messages) => messages.errors.storageFull),
    ),
  );
  whenDenied(async () => {
    await language;
    showSnackbar(
      'warning',
      currentText((messages) => messages.shell.notAuthorised),
    );
  });
  let hasExpired = false;
  muteErrorsWhile(() => hasExpired && currentSession() === null);
  beforeRefusal(loadErrorText);
  whenSessionExpires(() => {
    if (currentSession() === null) return;
    hasExpired = true;
    const returnTo = router.state.location.href;
    keepUnsaved();
    clearSession();
    void router.navigate({ to: '/login', search: { returnTo, expired: true } });
  });
  followShopChanges();
  resumeOfferEdits();
  // What is not measured is not missed, and nothing waits for it.
  if (initialData.production) import('./platform/measure.ts').then(({ measure }) => measure()).catch(() => {});
  startAnalytics().catch(() => {});
  // The screen's chunk and data come beside the language.
  void router.load();
  await language;
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <LocaleProvider>
        <RouterProvider router={router} />
      </LocaleProvider>
    </StrictMode>,
  );
}

void start();
