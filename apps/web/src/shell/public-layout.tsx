import { brands } from '@offizin/domain/brand/brands';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../platform/formats.ts';
import { initialData } from '../platform/initial-data.ts';
import { useNow } from '../platform/now.ts';
import { BrandMark } from './brand-mark.tsx';
import { Footer } from './footer.tsx';
import { LanguageSelect } from './language-select.tsx';
import classes from './public-layout.module.css';

function Brand() {
  const t = useTranslations('session');
  return (
    <div className={classes['brand']}>
      <BrandMark />
      <div>
        <b>{brands[initialData.brand].name}</b>
        <span>{t('portal')}</span>
      </div>
    </div>
  );
}

/** The day, and the next public holiday while it is near: only what the server knows. */
function TodayPanel() {
  const t = useTranslations('session');
  const formats = useFormats();
  const now = useNow();
  const { nextHoliday } = initialData;
  return (
    <div className={classes['lines']}>
      <p className={classes['now']}>
        {t('now', { date: `${formats.weekday(now)}, ${formats.day(now)}`, time: formats.time(now) })}
      </p>
      {nextHoliday === null ? null : (
        <div className={classes['line']}>
          <IconCalendarEvent size={20} aria-hidden />
          <div>
            <b>{t('holiday.title', { date: formats.weekdayDay(`${nextHoliday}T12:00:00Z`) })}</b>
            <p>{t('holiday.text')}</p>
          </div>
        </div>
      )}
    </div>
  );
}

/** The frame of the screens before sign-in. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes['split']}>
      <aside className={classes['aside']}>
        <Brand />
        <TodayPanel />
      </aside>
      <div className={classes['main']}>
        <header className={classes['top']}>
          <Brand />
          <LanguageSelect />
        </header>
        <main className={classes['content']}>
          <div className={classes['form']}>{children}</div>
        </main>
        <Footer />
      </div>
    </div>
  );
}
