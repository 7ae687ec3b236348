import { localeCodes, locales } from '@offizin/domain/locale/locales';
import { IconCheck, IconFileDownload, IconLogout } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useLocaleSwitch } from '../platform/locale.tsx';
import { useChooseLanguage } from '../parts/language/choose-language.ts';
import { useSignOut } from '../parts/sign-out.ts';
import type { Overlays } from '../ui/use-overlay.tsx';
import { ShopItems } from './shop-items.tsx';
import { useMay } from './use-may.ts';

interface ItemsProps {
  readonly Menu: Overlays['Menu'];
}

export function LanguageItems({ Menu }: ItemsProps) {
  const { code } = useLocaleSwitch();
  const choose = useChooseLanguage();
  return localeCodes.map((locale) => (
    <Menu.Item
      key={locale}
      lang={locales[locale].tag}
      onClick={() => void choose(locale)}
      rightSection={locale === code ? <IconCheck size={14} aria-hidden /> : null}
    >
      {locales[locale].name}
    </Menu.Item>
  ));
}

/** The shops of who is signed in, the data of this one, and the way out. */
export function UserItems({ Menu, onData }: ItemsProps & { onData: () => void }) {
  const t = useTranslations('shell.user');
  const tActions = useTranslations('actions');
  const signOut = useSignOut();
  const mayTakeAll = useMay('team', 'write');
  return (
    <>
      <ShopItems Menu={Menu} />
      {mayTakeAll ? (
        <Menu.Item leftSection={<IconFileDownload size={16} aria-hidden />} onClick={onData}>
          {t('data')}
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
        {tActions('signOut')}
      </Menu.Item>
    </>
  );
}
