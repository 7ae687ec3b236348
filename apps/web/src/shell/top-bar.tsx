import { localeCodes, locales } from '@offizin/domain/locale/locales';
import { brands } from '@offizin/domain/brand/brands';
import {
  IconCheck,
  IconChevronDown,
  IconFileDownload,
  IconLogout,
  IconMenu2,
  IconMoon,
  IconWorld,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { initialsOf } from '../platform/initials.ts';
import { initialData } from '../platform/initial-data.ts';
import { useLocaleSwitch } from '../platform/locale.tsx';
import { loadTopics } from '../platform/messages.ts';
import { useSignedIn } from '../platform/session.ts';
import { chooseTheme, type ThemeChoice, themeChoice, themeChoices } from '../platform/theme.ts';
import { IconButton } from '../ui/button.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { BrandMark } from '../parts/brand-mark.tsx';
import { useChooseLanguage } from '../parts/language/choose-language.ts';
import { HelpMenu } from './help-menu.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { useSignOut } from '../parts/sign-out.ts';
import classes from './top-bar.module.css';
import { useScreen } from './tours-screen.ts';
import { useMay } from './use-may.ts';

function LanguageMenu() {
  const t = useTranslations('shell');
  const { code } = useLocaleSwitch();
  const choose = useChooseLanguage();
  return (
    <MenuButton
      button={
        <button type="button" className={classes['text']}>
          <IconWorld size={18} aria-hidden />
          <span>{code.slice(0, 2).toUpperCase()}</span>
          <span className={classes['spoken']}>
            {t('language')}: {locales[code].name}
          </span>
        </button>
      }
    >
      {(Menu) =>
        localeCodes.map((locale) => (
          <Menu.Item
            key={locale}
            lang={locales[locale].tag}
            onClick={() => void choose(locale)}
            rightSection={locale === code ? <IconCheck size={14} aria-hidden /> : null}
          >
            {locales[locale].name}
          </Menu.Item>
        ))
      }
    </MenuButton>
  );
}

function ThemeMenu() {
  const t = useTranslations('shell.theme');
  const [choice, setChoice] = useState<ThemeChoice>(themeChoice);
  const choose = (next: ThemeChoice) => {
    chooseTheme(next);
    setChoice(next);
  };
  return (
    <MenuButton
      button={
        <IconButton label={t('label')}>
          <IconMoon aria-hidden />
        </IconButton>
      }
    >
      {(Menu) =>
        themeChoices.map((each) => (
          <Menu.Item
            key={each}
            onClick={() => choose(each)}
            rightSection={each === choice ? <IconCheck size={14} aria-hidden /> : null}
          >
            {t(each)}
          </Menu.Item>
        ))
      }
    </MenuButton>
  );
}

const Shops = lazy(async () => {
  const [{ ShopItems }] = await Promise.all([import('./shop-items.tsx'), loadTopics(['shops', 'team'])]);
  return { default: ShopItems };
});

function UserMenu({ onData, opened, onChange }: UserMenuProps) {
  const t = useTranslations('shell.user');
  const tActions = useTranslations('actions');
  const { session, seller } = useSignedIn();
  const signOut = useSignOut();
  const mayTakeAll = useMay('team', 'write');
  return (
    <MenuButton
      opened={opened}
      onChange={onChange}
      button={
        <button type="button" className={classes['user']} title={t('label')}>
          <span className={classes['avatar']} aria-hidden>
            {initialsOf(session.userName)}
          </span>
          <span>
            {session.userName}
            <small>{seller.name}</small>
          </span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      }
    >
      {(Menu) => (
        <>
          <Suspense fallback={null}>{opened ? <Shops Menu={Menu} /> : null}</Suspense>
          {mayTakeAll ? (
            <Menu.Item leftSection={<IconFileDownload size={16} aria-hidden />} onClick={onData}>
              {t('data')}
            </Menu.Item>
          ) : null}
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
            {tActions('signOut')}
          </Menu.Item>
        </>
      )}
    </MenuButton>
  );
}

interface UserMenuProps {
  readonly onData: () => void;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

export interface TopBarProps {
  readonly onShortcuts: () => void;
  /** Offers the archive of the seller's data. */
  readonly onData: () => void;
  /** Opens the menu's drawer; given where there is no sidebar. */
  readonly onMenu: (() => void) | null;
  readonly onPhone: boolean;
  /** Whether the user's menu with the shops is open: a key opens it, too. */
  readonly userMenu: { readonly opened: boolean; readonly onChange: (opened: boolean) => void };
}

/** On phones the bar names the screen and the shop; the menu and all else are under More. */
function PhoneBar() {
  const t = useTranslations('shell.screen');
  const { seller } = useSignedIn();
  const screen = useScreen();
  return (
    <header className={classes['bar']}>
      <BrandMark />
      <div className={classes['title']}>
        <b aria-hidden>{screen === null ? brands[initialData.brand].name : t(screen)}</b>
        <span>{seller.name}</span>
      </div>
      <span className={classes['grow']} />
      <NotificationsBell />
    </header>
  );
}

export function TopBar({ onShortcuts, onData, onMenu, onPhone, userMenu }: TopBarProps) {
  const t = useTranslations('shell.menu');
  const { seller } = useSignedIn();
  if (onPhone) return <PhoneBar />;
  return (
    <header className={classes['bar']}>
      {onMenu ? (
        <>
          <IconButton label={t('open')} onClick={onMenu}>
            <IconMenu2 aria-hidden />
          </IconButton>
          <BrandMark />
          <div className={classes['title']}>
            <b>{brands[initialData.brand].name}</b>
            <span>{seller.name}</span>
          </div>
        </>
      ) : null}
      <span className={classes['grow']} />
      <NotificationsBell />
      <HelpMenu onShortcuts={onShortcuts} />
      <ThemeMenu />
      <LanguageMenu />
      <UserMenu onData={onData} {...userMenu} />
    </header>
  );
}
