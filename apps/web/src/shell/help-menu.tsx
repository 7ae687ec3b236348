import { brands } from '@offizin/domain/brand/brands';
import { IconHelp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../ui/lazy-part.tsx';
import { initialData } from '../platform/initial-data.ts';
import { loadTopics } from '../platform/messages.ts';
import { IconButton } from '../ui/button.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { useScreen } from './tours-screen.ts';

const HelpTours = lazyPart(
  async () => {
    const [{ HelpTours: Tours }] = await Promise.all([import('./help-tours.tsx'), loadTopics(['tours'])]);
    return Tours;
  },
  { isAwaited: true },
);

/** Help at any time: the tours of the screen, the keys, the contact (MET-06). */
export function HelpMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useTranslations('shell.help');
  const brand = brands[initialData.brand];
  const screen = useScreen();
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuButton
      opened={isOpen}
      onChange={setOpen}
      button={
        <IconButton label={t('label')}>
          <IconHelp aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item onClick={onShortcuts} rightSection={<kbd aria-hidden>?</kbd>}>
            {t('shortcuts')}
          </Menu.Item>
          <Menu.Item component="a" href={`mailto:${brand.support.email}`}>
            {t('contact', { brand: brand.name })}
          </Menu.Item>
          {isOpen ? <HelpTours screen={screen} /> : null}
        </>
      )}
    </MenuButton>
  );
}
