import { Drawer } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../platform/media.ts';
import { useSession } from '../platform/session.ts';
import { readStored, store } from '../platform/storage.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { Footer } from './footer.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { isTyping } from '../platform/is-typing.ts';
import classes from './seller-layout.module.css';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { MenuItems, Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

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

/** The frame of every signed-in screen. */
export function SellerLayout() {
  const t = useTranslations('shell');
  const [closed, toggle] = useSidebar();
  const [drawer, setDrawer] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  const narrow = useMedia('(max-width: 1023px)');
  const signedIn = useSession();
  useShellKeys({ '?': () => setShortcuts(true), '[': toggle });
  if (signedIn === null) return null;
  return (
    <div className={classes['app']}>
      <a href="#content" className={classes['skip']}>
        {t('skip')}
      </a>
      {narrow ? <span /> : <Sidebar closed={closed} onToggle={toggle} />}
      <div className={classes['main']}>
        <TopBar onShortcuts={() => setShortcuts(true)} onMenu={narrow ? () => setDrawer(true) : null} />
        <ImpersonationBanner />
        <main id="content" tabIndex={-1} className={classes['page']}>
          <Outlet />
        </main>
        {narrow ? null : <Footer />}
      </div>
      <Drawer opened={drawer} onClose={() => setDrawer(false)} title={t('menu.label')} size={300} lockScroll={false} closeButtonProps={{ 'aria-label': t('menu.close') }}>
        <nav aria-label={t('menu.label')}>
          <MenuItems onChosen={() => setDrawer(false)} />
        </nav>
        <Footer />
      </Drawer>
      <ShortcutsDialog opened={shortcuts} onClose={() => setShortcuts(false)} />
      <ConsentDialog onPublicPage={false} />
    </div>
  );
}
