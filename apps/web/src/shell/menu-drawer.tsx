import { useTranslations } from 'use-intl';
import { Drawer } from '../ui/drawer.ts';
import { Footer } from './footer.tsx';
import { MenuItems } from './sidebar.tsx';

/** The menu where there is no room for a sidebar; the footer's links are beneath it. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.menu');
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('label')}
      size={300}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <nav aria-label={t('label')}>
        <MenuItems onChosen={onClose} />
      </nav>
      <Footer />
    </Drawer>
  );
}
