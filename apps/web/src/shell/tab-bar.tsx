import { phoneTabsOf } from '@offizin/domain/access/phone-tabs';
import { menuLinesOf } from '@offizin/domain/access/menu';
import { screens } from '@offizin/domain/access/screens';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '../platform/session.ts';
import { MenuCount } from './menu-counts.tsx';
import { MenuIcon } from './menu-icons.tsx';
import classes from './tab-bar.module.css';
import { useScreen } from './tours-screen.ts';

/** On phones the screens of every day are within the thumb's reach; the others are under More. */
export function TabBar({ onMore }: { onMore: () => void }) {
  const t = useTranslations('shell');
  const { menu } = useSignedIn();
  const here = useScreen();
  const lines = here === null ? [] : menuLinesOf(here);
  const tabs = phoneTabsOf(menu.groups.flatMap(({ items }) => items.map(({ screen }) => screen)));
  return (
    <nav className={classes['bar']} aria-label={t('tab.label')}>
      {tabs.map(({ name, screen }) => (
        <Link
          key={screen}
          to={screens[screen].path}
          className={classes['tab']}
          aria-current={lines.includes(screen) ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
        >
          <MenuIcon screen={screen} />
          <span>{t(`tab.${name}`)}</span>
          <MenuCount screen={screen} className={classes['count']} />
        </Link>
      ))}
      <button type="button" className={classes['tab']} aria-haspopup="dialog" onClick={onMore}>
        <IconMenu2 size={18} stroke={1.75} aria-hidden />
        <span>{t('tab.more')}</span>
      </button>
    </nav>
  );
}
