import { brands } from '@offizin/domain/brand/brands';
import { IconAlertCircle, IconCalendarEvent, IconCircleCheck } from '@tabler/icons-react';
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

function Line({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={classes['line']}>
      {icon}
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </div>
  );
}

/** The day, how the portal runs, and the next public holiday while it is near: only what the server knows. */
function TodayPanel() {
  const t = useTranslations('session');
  const formats = useFormats();
  const now = useNow();
  const { nextHoliday, operation } = initialData;
  const state = operation?.isNormal ? 'normal' : 'slow';
  const StateIcon = operation?.isNormal ? IconCircleCheck : IconAlertCircle;
  return (
    <div className={classes['lines']}>
      <p className={classes['now']}>
        {t('now', { date: `${formats.weekday(now)}, ${formats.day(now)}`, time: formats.time(now) })}
      </p>
      {operation === null ? null : (
        <Line icon={<StateIcon size={20} data-state={state} aria-hidden />} title={t(`operation.${state}`)}>
          {t(`operation.${state}Text`, { time: formats.time(operation.checkedAt) })}
        </Line>
      )}
      {nextHoliday === null ? null : (
        <Line
          icon={<IconCalendarEvent size={20} aria-hidden />}
          title={t('holiday.title', { date: formats.weekdayDay(`${nextHoliday}T12:00:00Z`) })}
        >
          {t('holiday.text')}
        </Line>
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
