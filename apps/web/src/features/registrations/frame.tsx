import { brands } from '@offizin/domain/brand/brands';
import { type RegistrationStep, registrationSteps } from '@offizin/domain/registrations/steps';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { BrandMark } from '../../parts/brand-mark.tsx';
import { LanguageSelect } from '../../parts/language/language-select.tsx';
import classes from './registration.module.css';

type Mark = 'done' | 'now' | 'open';

interface FrameProps {
  readonly step: RegistrationStep;
  /** The steps at which nothing is missing. */
  readonly done: ReadonlySet<RegistrationStep>;
  /** At phones the line below the bars. */
  readonly note: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the form: where one is, the step with its bar of buttons, and beside it what is needed. */
export function Frame({ step, done, note, aside, children }: FrameProps) {
  const t = useTranslations('registrations');
  const markOf = (each: RegistrationStep): Mark => (each === step ? 'now' : done.has(each) ? 'done' : 'open');
  return (
    <div className={classes['page']}>
      <header className={classes['top']}>
        <div className={classes['brand']}>
          <BrandMark />
          <div>
            <b>{brands[initialData.brand].name}</b>
            <span>{t('name')}</span>
          </div>
        </div>
        <ol className={classes['steps']}>
          {registrationSteps.map((each, index) => (
            <li key={each} data-mark={markOf(each)} aria-current={each === step ? 'step' : undefined}>
              <i aria-hidden>{markOf(each) === 'done' ? '✓' : index + 1}</i>
              <span>{t(`step.${each}`)}</span>
            </li>
          ))}
        </ol>
        <LanguageSelect />
      </header>
      <p className={classes['note']}>{note}</p>
      <div className={classes['columns']}>
        <main className={classes['main']}>{children}</main>
        <aside className={classes['aside']}>{aside}</aside>
      </div>
    </div>
  );
}

/** The bar with which one goes on, at the foot of the screen. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <div className={classes['bar']}>
      <div>{children}</div>
    </div>
  );
}
