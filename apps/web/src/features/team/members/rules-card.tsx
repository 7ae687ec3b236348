import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { RefundLimitRule } from './refund-limit-rule.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import type { Team } from './team-queries.ts';
import classes from './team.module.css';

/** What holds for every team. */
export function RulesCard({ team }: { team: Team }) {
  const t = useTranslations('team');
  const tAccess = useTranslations('access');
  const owners = team.members.filter(({ role, endsOn }) => role === 'owner' && endsOn === null).length;
  return (
    <ul className={classes['card']}>
      <SecondFactorRule team={team} />
      <RefundLimitRule team={team} />
      <li>
        <div>
          <b>{t('alwaysOwner')}</b>
          <p>{t('owners', { count: owners })}</p>
        </div>
        <IconCircleCheck size={18} aria-hidden data-good />
      </li>
      <li>
        <div>
          <b>{t('removalEnds')}</b>
          <p>{t('removalKeeps')}</p>
        </div>
        <Link to="." search={{ tab: 'activity' }}>
          {tAccess('tab.activity')}
        </Link>
      </li>
    </ul>
  );
}
