import { brands } from '@offizin/domain/brand/brands';
import type { TourName } from '@offizin/domain/tours/tours';
import { IconFileDownload, IconLogout, IconMail, IconMoon, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../ui/lazy-part.tsx';
import { initialData } from '../platform/initial-data.ts';
import { loadTopics } from '../platform/messages.ts';
import { oneOf } from '../platform/one-of.ts';
import { chooseTheme, themeChoice, themeChoices } from '../platform/theme.ts';
import { LanguageSelect } from '../parts/language/language-select.tsx';
import classes from './menu-more.module.css';
import { useSignOut } from '../parts/sign-out.ts';
import { startTour } from './tours-running.ts';
import { useScreen } from './tours-screen.ts';
import { replayableTours } from './tours-steps.ts';
import { useMay } from './use-may.ts';

const TourNames = lazyPart(
  async () => {
    await loadTopics(['tours']);
    return MoreTours;
  },
  { isAwaited: true },
);

/** The tours of the screen that is below the menu. */
function MoreTours({ names, onClose }: { names: readonly TourName[]; onClose: () => void }) {
  const t = useTranslations('tours');
  const start = (name: TourName) => {
    onClose();
    startTour(name);
  };
  return names.map((name) => (
    <button key={name} type="button" className={classes['row']} onClick={() => start(name)}>
      <IconRoute size={18} aria-hidden />
      {t(`${name}.name`)}
    </button>
  ));
}

const Shops = lazyPart(async () => {
  const [{ ShopRows }] = await Promise.all([import('./shop-rows.tsx'), loadTopics(['shops', 'team'])]);
  return ShopRows;
});

function ThemeSelect() {
  const t = useTranslations('shell.theme');
  const [choice, setChoice] = useState(themeChoice);
  const choose = (value: string) => {
    const next = oneOf(value, themeChoices);
    if (next === undefined) return;
    chooseTheme(next);
    setChoice(next);
  };
  return (
    <label className={classes['row']}>
      <IconMoon size={18} aria-hidden />
      <select aria-label={t('label')} value={choice} onChange={({ currentTarget: { value } }) => choose(value)}>
        {themeChoices.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the top bar of a phone has no room for: language, appearance, help and the account. */
export function MenuMore({ onData, onClose }: { onData: () => void; onClose: () => void }) {
  const t = useTranslations('shell');
  const tActions = useTranslations('actions');
  const brand = brands[initialData.brand];
  const signOut = useSignOut();
  const mayTakeAll = useMay('team', 'write');
  const tours = replayableTours(useScreen());
  return (
    <div className={classes['more']}>
      <Shops />
      <LanguageSelect />
      <ThemeSelect />
      <h2>{t('help.label')}</h2>
      {tours.length > 0 ? <TourNames names={tours} onClose={onClose} /> : null}
      <a className={classes['row']} href={`mailto:${brand.support.email}`}>
        <IconMail size={18} aria-hidden />
        {t('help.contact', { brand: brand.name })}
      </a>
      <h2>{t('user.label')}</h2>
      {mayTakeAll ? (
        <button type="button" className={classes['row']} onClick={onData}>
          <IconFileDownload size={18} aria-hidden />
          {t('user.data')}
        </button>
      ) : null}
      <button type="button" className={classes['row']} onClick={() => void signOut()}>
        <IconLogout size={18} aria-hidden />
        {tActions('signOut')}
      </button>
    </div>
  );
}
