import { brands } from '@offizin/domain/brand/brands';
import { type ScreenId, screens } from '@offizin/domain/access/screens';
import type { Remembered } from '@offizin/domain/search/remembered-searches';
import { beginsWords } from '@offizin/domain/search/search-match';
import { IconExternalLink, IconHistory, IconKeyboard, IconMail, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { useSignedIn } from '../../platform/session.ts';
import { MenuCount } from '../menu-counts.tsx';
import { MenuIcon } from '../menu-icons.tsx';
import { startTour } from '../tours-running.ts';
import { useScreen } from '../tours-screen.ts';
import { replayableTours } from '../tours-steps.ts';
import { MarkedText } from './marked-text.tsx';
import { recentSearches } from './recent-searches.ts';
import classes from './search-dialog.module.css';
import type { RowGroup, SearchRow } from './search-row.ts';

const group = (name: RowGroup['name'], rows: readonly SearchRow[]): RowGroup[] =>
  rows.length === 0 ? [] : [{ name, rows }];

function useScreenRow(typed: string) {
  const t = useTranslations('shell.screen');
  return (screen: ScreenId, place: 'go' | 'recent'): SearchRow => ({
    id: `${place}-${screen}`,
    icon: <MenuIcon screen={screen} />,
    title: <MarkedText text={t(screen)} typed={typed} />,
    end: <MenuCount screen={screen} className={classes['count']} />,
    lead: { to: screens[screen].path },
    remembers: { kind: 'screen', screen },
  });
}

interface HelpActions {
  readonly onShortcuts: () => void;
}

function useHelpRows(typed: string, { onShortcuts }: HelpActions): SearchRow[] {
  const t = useTranslations('shell');
  const tTours = useTranslations('tours');
  const screen = useScreen();
  const [tours] = useState(() => replayableTours(screen));
  const brand = brands[initialData.brand];
  const page = (name: 'legal' | 'privacy' | 'terms', href: string) => ({
    id: `help-${name}`,
    icon: <IconExternalLink aria-hidden />,
    text: t(`footer.${name}`),
    lead: { href },
  });
  const all = [
    { id: 'help-keys', icon: <IconKeyboard aria-hidden />, text: t('help.shortcuts'), lead: { act: onShortcuts } },
    ...tours.map((name) => ({
      id: `help-${name}`,
      icon: <IconRoute aria-hidden />,
      text: tTours(`${name}.name`),
      lead: { act: () => startTour(name) },
    })),
    {
      id: 'help-contact',
      icon: <IconMail aria-hidden />,
      text: t('help.contact', { brand: brand.name }),
      lead: { href: `mailto:${brand.support.email}` },
    },
    page('legal', brand.legal.notice),
    page('privacy', brand.legal.privacy),
    page('terms', brand.legal.terms),
  ];
  return all
    .filter(({ text }) => typed === '' || beginsWords(`${text} ${t('help.label')}`, typed))
    .map(({ text, ...row }) => ({ ...row, title: <MarkedText text={text} typed={typed} /> }));
}

interface Local extends HelpActions {
  /** Searches for these words again. */
  readonly onWords: (typed: string) => void;
}

/** What needs no server: what was found last, the screens of the menu and help. Those found last come first. */
export function useLocalGroups(typed: string, { onShortcuts, onWords }: Local) {
  const t = useTranslations('shell.screen');
  const { menu } = useSignedIn();
  const screenRow = useScreenRow(typed);
  const help = group('help', useHelpRows(typed, { onShortcuts }));
  const [recent] = useState(recentSearches);
  const inMenu = menu.groups.flatMap(({ items }) => items.map(({ screen }) => screen));
  const placeOf = (screen: ScreenId) => {
    const place = recent.findIndex((found) => found.kind === 'screen' && found.screen === screen);
    return place === -1 ? recent.length : place;
  };
  const recentRow = (found: Remembered): SearchRow[] => {
    if (found.kind === 'screen') return inMenu.includes(found.screen) ? [screenRow(found.screen, 'recent')] : [];
    const act = () => onWords(found.typed);
    const icon = <IconHistory aria-hidden />;
    return [{ id: `recent-${found.typed}`, icon, title: found.typed, lead: { act, staysOpen: true } }];
  };
  const goTo = inMenu
    .filter((screen) => (typed === '' ? placeOf(screen) === recent.length : beginsWords(t(screen), typed)))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((screen) => screenRow(screen, 'go'));
  return {
    recent: typed === '' ? group('recent', recent.flatMap(recentRow)) : [],
    screens: group('screens', goTo),
    help,
  };
}
