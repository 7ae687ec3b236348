import { brands } from '@offizin/domain/brand/brands';
import { IconAlertCircle, IconCalendarEvent, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useNow } from '../../platform/now.ts';
import { BrandMark } from '../brand-mark.tsx';
import { Footer } from '../footer.tsx';
import { LanguageSelect } from '../language/language-select.tsx';
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

interface PanelLineProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A line of the panel: what holds, and a sentence about it. */
export function PanelLine({ icon, title, aside, children }: PanelLineProps) {
  return (
    <div className={classes['line']}>
      {icon}
      <div>
        <div className={classes['head']}>
          <b>{title}</b>
          {aside}
        </div>
        <p>{children}</p>
      </div>
    </div>
  );
}

/** How the portal runs, and the next public holiday while it is near: only what the server knows. */
function TodayLines() {
  const t = useTranslations('session');
  const formats = useFormats();
  const { nextHoliday, operation } = initialData;
  const state = operation?.isNormal ? 'normal' : 'slow';
  const StateIcon = operation?.isNormal ? IconCircleCheck : IconAlertCircle;
  return (
    <>
      {operation === null ? null : (
        <PanelLine icon={<StateIcon size={20} data-state={state} aria-hidden />} title={t(`operation.${state}`)}>
          {t(`operation.${state}Text`, { time: formats.time(operation.checkedAt) })}
        </PanelLine>
      )}
      {nextHoliday === null ? null : (
        <PanelLine
          icon={<IconCalendarEvent size={20} aria-hidden />}
          title={t('holiday.title', { date: formats.weekdayDay(`${nextHoliday}T12:00:00Z`) })}
        >
          {t('holiday.text')}
        </PanelLine>
      )}
    </>
  );
}

/** The day, and below it what the screen has to say. */
function Panel({ children }: { children: ReactNode }) {
  const t = useTranslations('session');
  const formats = useFormats();
  const now = useNow();
  return (
    <div className={classes['lines']}>
      <p className={classes['now']}>
        {t('now', { date: `${formats.weekday(now)}, ${formats.day(now)}`, time: formats.time(now) })}
      </p>
      {children}
    </div>
  );
}

/** The frame of the screens before sign-in; `panel` are lines of the screen's own in the place of the day's. */
export function PublicLayout({ panel, children }: { panel?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['split']}>
      <aside className={classes['aside']}>
        <Brand />
        <Panel>{panel ?? <TodayLines />}</Panel>
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
