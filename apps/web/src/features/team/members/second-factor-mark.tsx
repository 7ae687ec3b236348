import { IconAlertTriangle, IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Member } from './team-queries.ts';
import classes from './team.module.css';

const icons = { passkey: IconFingerprint, app: IconDeviceMobile, none: IconAlertTriangle } as const;

/** What a person signs in with besides the password. */
export function SecondFactorMark({ member }: { member: Member }) {
  const t = useTranslations('team');
  const factor = member.secondFactor ?? 'none';
  const Icon = icons[factor];
  return (
    <span className={classes['factor']} data-factor={factor}>
      <Icon size={16} aria-hidden /> {t(`secondFactor.${factor}`)}
    </span>
  );
}
