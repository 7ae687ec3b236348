import { useTranslations } from 'use-intl';
import { phone, useMedia } from '../platform/media.ts';
import { useSignedIn } from '../platform/session.ts';
import { Drawer } from '../ui/drawer.ts';
import { useLayer } from '../ui/layer-history.ts';
import { Footer } from '../parts/footer.tsx';
import { MenuMore } from './menu-more.tsx';
import { MenuItems } from './sidebar.tsx';

/** The menu where there is no room for a sidebar; on phones with all that the top bar has elsewhere. */
export function MenuDrawer({ onData, onClose }: { onData: () => void; onClose: () => void }) {
  const t = useTranslations('shell.menu');
  const { session } = useSignedIn();
  const onPhone = useMedia(phone);
  useLayer(true, onClose);
  const chooseData = () => {
    onClose();
    onData();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      title={onPhone ? session.userName : t('label')}
      size={onPhone ? '100%' : 300}
      position={onPhone ? 'right' : 'left'}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
    >
      <nav aria-label={t('label')}>
        <MenuItems onChosen={onClose} />
      </nav>
      {onPhone ? <MenuMore onData={chooseData} onClose={onClose} /> : null}
      <Footer />
    </Drawer>
  );
}
