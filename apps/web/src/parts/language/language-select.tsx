import { isLocaleCode, localeCodes, locales } from '@offizin/domain/locale/locales';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { useChooseLanguage } from './choose-language.ts';
import classes from './language-select.module.css';

/** The language of the screens before sign-in: the browser's own control, so that nothing heavy loads for it. */
export function LanguageSelect() {
  const t = useTranslations('shell');
  const { code } = useLocaleSwitch();
  const choose = useChooseLanguage();
  return (
    <label className={classes['box']}>
      <IconWorld size={18} aria-hidden />
      <select
        aria-label={t('language')}
        value={code}
        onChange={({ currentTarget: { value } }) => (isLocaleCode(value) ? void choose(value) : undefined)}
      >
        {localeCodes.map((locale) => (
          <option key={locale} value={locale} lang={locales[locale].tag}>
            {locales[locale].name}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden />
    </label>
  );
}
