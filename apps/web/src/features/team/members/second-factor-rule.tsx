import { guardedRoles } from '@offizin/domain/access/roles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { Question } from '../../../ui/question.tsx';
import { Switch } from '../../../ui/switch.ts';
import type { Team } from './team-queries.ts';
import classes from './team.module.css';
import { useMayChangeTeam } from './use-may-change.ts';
import { useTeamChange } from './use-team-change.ts';

/** Whether who changes money or the team must have a second factor, and how many of them have none yet (AUT-17). */
export function SecondFactorRule({ team: { members, secondFactorRequired } }: { team: Team }) {
  const t = useTranslations('team');
  const tActions = useTranslations('actions');
  const mayChange = useMayChangeTeam();
  const { change, isRunning } = useTeamChange();
  const [isAsking, setAsking] = useState(false);
  const guarded = members.filter(({ role, hasEnded }) => guardedRoles.includes(role) && !hasEnded);
  const missing = guarded.filter(({ secondFactor }) => secondFactor === null);
  // Who has none cannot demand one: the server says so, and there is nothing to ask before.
  const asksFirst = missing.length > 0 && !missing.some(({ isSelf }) => isSelf);
  const demand = (required: boolean) =>
    change(
      () => call('PUT /team/second-factor', { body: { required } }),
      t(required ? 'secondFactor.turnedOn' : 'secondFactor.turnedOff'),
    );
  return (
    <li>
      <Switch
        classNames={{
          root: classes['rule'] ?? '',
          body: classes['ruleBody'] ?? '',
          label: classes['ruleLabel'] ?? '',
        }}
        labelPosition="left"
        label={t('secondFactor.rule')}
        description={t('secondFactor.guarded', { count: guarded.length, missing: missing.length })}
        checked={secondFactorRequired}
        disabled={!mayChange}
        title={mayChange ? undefined : t('onlyOwners')}
        aria-busy={isRunning || undefined}
        onChange={({ currentTarget: { checked } }) => {
          if (isRunning) return;
          if (checked && asksFirst) setAsking(true);
          else void demand(checked);
        }}
      />
      {isAsking ? (
        <Question
          title={t('secondFactor.turnOnTitle')}
          cancel={tActions('cancel')}
          confirm={t('secondFactor.turnOnConfirm')}
          running={isRunning && t('secondFactor.turnOnConfirm')}
          isDanger={false}
          onConfirm={() => void demand(true).then((isDone) => isDone && setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>{t('secondFactor.turnOnText', { missing: missing.length })}</p>
        </Question>
      ) : null}
    </li>
  );
}
