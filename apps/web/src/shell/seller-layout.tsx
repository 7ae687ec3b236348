import { brands } from '@offizin/domain/brand/brands';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFirstSign } from '../ui/first-sign.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { usePainted } from '../platform/after-paint.ts';
import { endAsked } from '../platform/before-session-ends.ts';
import { initialData } from '../platform/initial-data.ts';
import { phone, useMedia } from '../platform/media.ts';
import { loadTopics } from '../platform/messages.ts';
import { proofAsked } from '../platform/proof.ts';
import { queryClient } from '../platform/query-client.ts';
import { useSession } from '../platform/session.ts';
import { readStored, store } from '../platform/storage.ts';
import { useStore } from '../platform/store.ts';
import { KitProvider } from '../ui/kit-provider.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { Footer } from '../parts/footer.tsx';
import { useLiveUpdates } from './live-updates.ts';
import { OfflineStrip } from './offline-strip.tsx';
import { isTyping } from '../platform/is-typing.ts';
import classes from './seller-layout.module.css';
import { SearchGate } from './search/search-gate.tsx';
import { Sidebar } from './sidebar.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { TabBar } from './tab-bar.tsx';
import { ToursGate } from './tours-gate.tsx';
import { useScreen } from './tours-screen.ts';
import { TopBar } from './top-bar.tsx';
import { useSecondFactorDemand } from './use-second-factor-demand.ts';
import { useServicesChange } from './use-services-change.ts';

/** Only some brands have one; the others load nothing for it. */
const SupportChat = lazyPart(async () => (await import('./support-chat.tsx')).SupportChat);
const ImpersonationBanner = lazyPart(async () => (await import('./impersonation-banner.tsx')).ImpersonationBanner, {
  isAwaited: true,
});
const MenuDrawer = lazyDialog(async () => (await import('./menu-drawer.tsx')).MenuDrawer);
const ShortcutsDialog = lazyDialog(async () => {
  const [{ ShortcutsDialog: Keys }] = await Promise.all([import('./shortcuts-dialog.tsx'), loadTopics(['shortcuts'])]);
  return Keys;
});
const DataDialog = lazyDialog(async () => {
  const [{ DataDialog: Data }] = await Promise.all([import('./data-dialog.tsx'), loadTopics(['exports'])]);
  return Data;
});

const EndQuestion = lazyDialog(async () => (await import('./end-question.tsx')).EndQuestion);

const ProofDialog = lazyDialog(async () => {
  const [{ ProofDialog: Proof }] = await Promise.all([
    import('./proof-dialog.tsx'),
    loadTopics(['session', 'secondStep']),
  ]);
  return Proof;
});

function useSidebar() {
  const [closed, setClosed] = useState(readStored('sidebarStatus') === 'closed');
  const toggle = () => {
    store('sidebarStatus', closed ? 'open' : 'closed');
    setClosed(!closed);
  };
  return [closed, toggle] as const;
}

function useShellKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      keys[event.key]?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** Scrollers out of the keyboard's reach are made stops once there is somebody to use them. */
const watchScrollers = () =>
  void import('../ui/scroll-stops.ts').then((stops) => stops.watchScrollers()).catch(() => {});

function Chat({ isShown }: { readonly isShown: boolean }) {
  return isShown ? <SupportChat /> : null;
}

function Frame() {
  const t = useTranslations('shell');
  const [closed, toggle] = useSidebar();
  const screen = useScreen();
  const [drawer, setDrawer] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  const [data, setData] = useState(false);
  const narrow = useMedia('(max-width: 1023px)');
  const onPhone = useMedia(phone);
  // The frame is on the screen before the first answer is drawn, whichever comes first.
  const isPainted = usePainted();
  const signedIn = useSession();
  const answerProof = useStore(proofAsked);
  const answerEnd = useStore(endAsked);
  const session = signedIn?.session;
  useLiveUpdates(session?.lacksSecondFactor === false ? session.sellerId : null);
  useSecondFactorDemand();
  useServicesChange();
  useFirstSign(watchScrollers);
  const [userMenu, setUserMenu] = useState(false);
  useShellKeys({ s: () => setUserMenu(true), '?': () => setShortcuts(true), '[': toggle });
  if (signedIn === null) return null;
  return (
    <div className={classes['app']}>
      <a href="#content" className={classes['skip']}>
        {t('skip')}
      </a>
      {narrow ? <span /> : <Sidebar closed={closed} onToggle={toggle} />}
      <div className={classes['main']}>
        <TopBar
          onShortcuts={() => setShortcuts(true)}
          onData={() => setData(true)}
          onMenu={narrow ? () => setDrawer(true) : null}
          onPhone={onPhone}
          userMenu={{ opened: userMenu, onChange: setUserMenu }}
        />
        <OfflineStrip />
        {signedIn.session.impersonatedBy === null ? null : <ImpersonationBanner />}
        <main id="content" tabIndex={-1} className={classes['page']}>
          {isPainted ? <Outlet /> : null}
        </main>
        {narrow ? null : <Footer />}
        {onPhone ? <TabBar onMore={() => setDrawer(true)} /> : null}
      </div>
      {drawer ? <MenuDrawer onData={() => setData(true)} onClose={() => setDrawer(false)} /> : null}
      {data ? <DataDialog onClose={() => setData(false)} /> : null}
      {shortcuts ? <ShortcutsDialog screen={screen} onClose={() => setShortcuts(false)} /> : null}
      {answerProof === null ? null : (
        <ProofDialog onProven={() => answerProof(true)} onClose={() => answerProof(false)} />
      )}
      {answerEnd === null ? null : <EndQuestion onAnswer={answerEnd} onClose={() => answerEnd(false)} />}
      <Chat isShown={brands[initialData.brand].supportChat && signedIn.session.impersonatedBy === null} />
      {session?.lacksSecondFactor === false ? <SearchGate onShortcuts={() => setShortcuts(true)} /> : null}
      <ToursGate />
      <ConsentGate onPublicPage={false} />
    </div>
  );
}

/** The frame of every signed-in screen, and what the server embedded for it; sign-in needs neither. */
export function SellerLayout() {
  return (
    <KitProvider>
      <QueryClientProvider client={queryClient}>
        <Frame />
      </QueryClientProvider>
    </KitProvider>
  );
}
