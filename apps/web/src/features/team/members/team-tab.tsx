import { IconUsersGroup } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { EndDialog } from './end-dialog.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MemberRow } from './member-row.tsx';
import { AccessQuestion } from './access-question.tsx';
import { RightsCard } from './rights-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { type Member, type Team, useTeam } from './team-queries.ts';
import classes from './team.module.css';
import { useLeave } from './use-leave.ts';
import { useMayChangeTeam } from './use-may-change.ts';
import { useTeamChange } from './use-team-change.ts';

type Open = { readonly dialog: 'leave' } | { readonly dialog: 'end' | 'reset' | 'remove'; readonly member: Member };

interface PeopleProps {
  readonly team: Team;
  readonly mayChange: boolean;
  readonly onOpen: (open: Open) => void;
}

function People({ team: { members, invitations }, mayChange, onOpen }: PeopleProps) {
  const t = useTranslations('team');
  return (
    <table className={classes['people']} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('roleOf')}</th>
          <th scope="col">{t('lastSeen')}</th>
          <th scope="col" colSpan={2}>
            {t('secondFactor.title')}
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            mayChange={mayChange}
            onEnd={() => onOpen({ dialog: 'end', member })}
            onReset={() => onOpen({ dialog: 'reset', member })}
            onRemove={() => onOpen({ dialog: 'remove', member })}
          />
        ))}
      </tbody>
      {invitations.length > 0 ? (
        <tbody>
          <tr className={classes['part']}>
            <th scope="rowgroup" colSpan={5}>
              {t('invitations')} <span>{invitations.length}</span>
            </th>
          </tr>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} mayChange={mayChange} />
          ))}
        </tbody>
      ) : null}
    </table>
  );
}

function Dialogs({ open, onClose }: { open: Open; onClose: () => void }) {
  const t = useTranslations('team');
  const { seller } = useSignedIn();
  const leave = useLeave();
  if (open.dialog === 'leave')
    return (
      <AccessQuestion
        title={t('leaveTitle', { shop: seller.name })}
        confirm={t('leaveConfirm')}
        onConfirm={leave}
        onClose={onClose}
      >
        {t('leaveText')}
      </AccessQuestion>
    );
  const { member, dialog } = open;
  return dialog === 'end' ? (
    <EndDialog {...{ member, onClose }} />
  ) : (
    <MemberQuestion {...{ member, dialog, onClose }} />
  );
}

interface MemberQuestionProps {
  readonly member: Member;
  readonly dialog: 'reset' | 'remove';
  readonly onClose: () => void;
}

function MemberQuestion({ member: { userId, name }, dialog, onClose }: MemberQuestionProps) {
  const t = useTranslations('team');
  const { change } = useTeamChange();
  const params = { userId };
  if (dialog === 'reset')
    return (
      <AccessQuestion
        title={t('secondFactor.resetTitle', { name })}
        confirm={t('secondFactor.resetConfirm')}
        onConfirm={() =>
          change(
            () => call('DELETE /team/members/:userId/second-factor', { params }),
            t('secondFactor.resetDone', { name }),
          )
        }
        onClose={onClose}
      >
        {t('secondFactor.resetText', { name })}
      </AccessQuestion>
    );
  return (
    <AccessQuestion
      title={t('removeTitle', { name })}
      confirm={t('removeConfirm', { name })}
      onConfirm={() => change(() => call('DELETE /team/members/:userId', { params }), t('removed', { name }))}
      onClose={onClose}
    >
      {t('removeText', { name })}
    </AccessQuestion>
  );
}

/**
 * The menu that a dialog was opened from is gone: the focus goes back to its button or, once the person is gone from the list as
 * well, to what invites.
 */
function useFocusBack(team: Team | undefined, isOpen: boolean): (member: Member) => void {
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (isOpen || left.current === null) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const isThere = team?.members.some(({ userId }) => userId === left.current);
      const button = isThere ? `[data-member="${left.current}"]` : '[data-invite]';
      document.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [team, isOpen]);
  return ({ userId }) => {
    left.current = userId;
  };
}

/** The people of the shop, who may do what, and who is invited (AUT-18). */
export function TeamTab() {
  const t = useTranslations('team');
  const tActions = useTranslations('actions');
  const errorText = useErrorText();
  const { session } = useSignedIn();
  const { data: team, error, refetch } = useTeam();
  const [open, setOpen] = useState<Open | null>(null);
  const leaveTo = useFocusBack(team, open !== null);
  const close = () => {
    if (open !== null && 'member' in open) leaveTo(open.member);
    setOpen(null);
  };
  const mayChange = useMayChangeTeam();
  if (error !== null && team === undefined)
    return (
      <StatePanel icon={<IconUsersGroup />} tone="red" title={t('failed')} text={errorText(error)}>
        <Button onClick={() => void refetch()}>{tActions('tryAgain')}</Button>
      </StatePanel>
    );
  return (
    <div className={classes['tab']}>
      <div>
        {team === undefined ? <SkeletonLine width="80%" /> : <People {...{ team, mayChange }} onOpen={setOpen} />}
        {session.impersonatedBy === null ? (
          <Button tone="link" onClick={() => setOpen({ dialog: 'leave' })}>
            {t('leave')}
          </Button>
        ) : null}
      </div>
      <div className={classes['side']}>
        <RightsCard />
        {team === undefined ? null : <RulesCard team={team} />}
      </div>
      {open === null ? null : <Dialogs open={open} onClose={close} />}
    </div>
  );
}
