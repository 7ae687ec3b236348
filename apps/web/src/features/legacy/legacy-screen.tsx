import { type ScreenId, screenDenial, screenIds, screens } from '@offizin/domain/access/screens';
import { legacyDenial } from '@offizin/domain/access/legacy-jobs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import classes from './legacy.module.css';

const groupOf = (id: ScreenId): string => screens[id].path.split('/').slice(0, 3).join('/');

/** The frame of the paths that were another application's: its sections, each with the portal's own screen for the job (LEG-01). */
export function LegacyScreen({ screen, children }: { screen: ScreenId; children: ReactNode }) {
  const t = useTranslations('parcels');
  const name = useTranslations('shell.screen');
  const subject = subjectOf(useSignedIn());
  const sections = screenIds.filter(
    (id) =>
      screens[id].legacy === true &&
      groupOf(id) === groupOf(screen) &&
      screenDenial(id, subject) === null &&
      legacyDenial(id, subject) === null,
  );
  return (
    <>
      <nav className={classes['sections']} aria-label={t('nav')}>
        {sections.map((id) => (
          <Link
            key={id}
            to={screens[id].path}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ includeSearch: false }}
          >
            {name(id)}
          </Link>
        ))}
      </nav>
      {children}
    </>
  );
}
