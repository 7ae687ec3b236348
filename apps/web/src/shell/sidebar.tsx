import { menuLinesOf } from '@offizin/domain/access/menu';
import { brands } from '@offizin/domain/brand/brands';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { initialData } from '../platform/initial-data.ts';
import { useSignedIn } from '../platform/session.ts';
import { BrandMark } from '../parts/brand-mark.tsx';
import { MenuCount } from './menu-counts.tsx';
import { MenuIcon } from './menu-icons.tsx';
import { useScreen } from './tours-screen.ts';
import classes from './sidebar.module.css';

/** The seller's own menu, grouped; what it may not open is not in it (GEN-08). */
export function MenuItems({ onChosen }: { onChosen?: () => void }) {
  const t = useTranslations('shell');
  const { menu } = useSignedIn();
  const here = useScreen();
  const lines = here === null ? [] : menuLinesOf(here);
  return (
    <>
      {menu.groups.map(({ group, items }) => (
        <div key={group}>
          {group === 'start' ? null : <div className={classes['group']}>{t(`menu.group.${group}`)}</div>}
          {items.map(({ screen, path }) => (
            <Link
              key={screen}
              to={path}
              className={classes['item']}
              aria-current={lines.includes(screen) ? 'page' : undefined}
              title={t(`screen.${screen}`)}
              activeOptions={{ exact: path === '/seller', includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
              {...(onChosen && { onClick: onChosen })}
            >
              <MenuIcon screen={screen} />
              <span>{t(`screen.${screen}`)}</span>
              <MenuCount screen={screen} className={classes['count']} />
            </Link>
          ))}
        </div>
      ))}
    </>
  );
}

/** So many lines stand on a small laptop without scrolling; of more each takes a little less. */
const roomyLines = 19;

export function Sidebar({ closed, onToggle }: { closed: boolean; onToggle: () => void }) {
  const t = useTranslations('shell');
  const { menu } = useSignedIn();
  const lines = menu.groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <aside aria-label={t('portal')} className={classes['side']} data-closed={closed || undefined}>
      <div className={classes['brand']}>
        <BrandMark />
        <div>
          <b>{brands[initialData.brand].name}</b>
          <span>{t('portal')}</span>
        </div>
      </div>
      <nav className={classes['nav']} aria-label={t('menu.label')} data-many={lines > roomyLines || undefined}>
        <MenuItems />
      </nav>
      <div className={classes['foot']}>
        <button
          type="button"
          className={classes['item']}
          onClick={onToggle}
          aria-expanded={!closed}
          title={closed ? t('menu.expand') : t('menu.collapse')}
        >
          {closed ? (
            <IconLayoutSidebarLeftExpand size={18} aria-hidden />
          ) : (
            <IconLayoutSidebarLeftCollapse size={18} aria-hidden />
          )}
          <span>{closed ? t('menu.expand') : t('menu.collapse')}</span>
          <kbd aria-hidden className={classes['count']}>
            [
          </kbd>
        </button>
      </div>
    </aside>
  );
}
