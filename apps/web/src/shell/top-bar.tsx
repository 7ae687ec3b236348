import { locales } from '@offizin/domain/locale/locales';
import { brands } from '@offizin/domain/brand/brands';
import { IconCheck, IconChevronDown, IconMenu2, IconMoon, IconSearch, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../ui/lazy-part.tsx';
import { isApple } from '../platform/is-apple.ts';
import { initialsOf } from '../platform/initials.ts';
import { initialData } from '../platform/initial-data.ts';
import { useLocaleSwitch } from '../platform/locale.tsx';
import { loadTopics } from '../platform/messages.ts';
import { useSignedIn } from '../platform/session.ts';
import { chooseTheme, type ThemeChoice, themeChoice, themeChoices } from '../platform/theme.ts';
import { IconButton } from '../ui/button.tsx';
import { useFirstSign } from '../ui/first-sign.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { BrandMark } from '../parts/brand-mark.tsx';
import { HelpMenu } from './help-menu.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { openSearch } from './search/search-asked.ts';
import classes from './top-bar.module.css';
import { useScreen } from './tours-screen.ts';

/** What the menus of the bar hold comes with the first sign of a user, as the kit that opens them does. */
const readMenus = () => import('./top-bar-menus.tsx');
const preloadMenus = () => void readMenus().catch(() => {});

const LanguageItems = lazyPart(async () => (await readMenus()).LanguageItems, { isAwaited: true });
const UserItems = lazyPart(
  async () => {
    const [{ UserItems: Items }] = await Promise.all([readMenus(), loadTopics(['shops', 'team'])]);
    return Items;
  },
  { isAwaited: true },
);

function LanguageMenu() {
  const t = useTranslations('shell');
  const { code } = useLocaleSwitch();
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
      {(Menu) => <LanguageItems Menu={Menu} />}
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

function UserMenu({ onData, opened, onChange }: UserMenuProps) {
  const t = useTranslations('shell.user');
  const { session, seller } = useSignedIn();
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
      {(Menu) => (opened ? <UserItems Menu={Menu} onData={onData} /> : null)}
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

/** Opens the one search; it is closed to who lacks the second factor that the shop demands. */
function SearchButton({ onPhone = false }: { onPhone?: boolean }) {
  const t = useTranslations('shell.search');
  if (useSignedIn().session.lacksSecondFactor) return null;
  if (onPhone)
    return (
      <IconButton label={t('field')} onClick={openSearch}>
        <IconSearch aria-hidden />
      </IconButton>
    );
  return (
    <button type="button" className={classes['search']} aria-haspopup="dialog" onClick={openSearch}>
      <IconSearch size={16} aria-hidden />
      <span>{t('field')}</span>
      <kbd aria-hidden>{isApple ? '⌘ K' : t('key')}</kbd>
    </button>
  );
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
      <SearchButton onPhone />
      <NotificationsBell />
    </header>
  );
}

export function TopBar({ onShortcuts, onData, onMenu, onPhone, userMenu }: TopBarProps) {
  const t = useTranslations('shell.menu');
  const { seller } = useSignedIn();
  useFirstSign(preloadMenus);
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
      <SearchButton />
      <span className={classes['grow']} />
      <NotificationsBell />
      <HelpMenu onShortcuts={onShortcuts} />
      <ThemeMenu />
      <LanguageMenu />
      <UserMenu onData={onData} {...userMenu} />
    </header>
  );
}
