import { mayIn } from '@offizin/domain/access/roles';
import { IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useSignedIn } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { RefusableButton } from '../../ui/refusable-button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { EndDialog } from './end-dialog.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { AccessQuestion } from './access-question.tsx';
import { RightsCard } from './rights-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { type Member, type Team, useTeam } from './team-queries.ts';
import classes from './team.module.css';
import { useLeave } from './use-leave.ts';
import { useTeamChange } from './use-team-change.ts';

type Open =
  | { readonly dialog: 'invite' }
  | { readonly dialog: 'leave' }
  | { readonly dialog: 'end' | 'reset' | 'remove'; readonly member: Member };

interface PeopleProps {
  readonly team: Team;
  readonly mayChange: boolean;
  readonly onOpen: (open: Open) => void;
}

function People({ team: { members, invitations }, mayChange, onOpen }: PeopleProps) {
  const t = useTranslations('team');
  return (
    <table className={classes['people']}>
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
  if (open.dialog === 'invite') return <InviteDialog onClose={onClose} />;
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

/** The menu that a dialog was opened from is gone: the focus goes back to its button, or where the person is gone to what invites. */
function focusMember({ userId }: Member): void {
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`[data-member="${userId}"]`);
    (button ?? document.querySelector<HTMLElement>('[data-invite]'))?.focus({ preventScroll: true });
  });
}

/** The people of the shop, who may do what, and who is invited (AUT-18). */
export function TeamTab() {
  const t = useTranslations('team');
  const errorText = useErrorText();
  const { session } = useSignedIn();
  const { data: team, error, refetch } = useTeam();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => {
    if (open !== null && 'member' in open) focusMember(open.member);
    setOpen(null);
  };
  const mayChange = mayIn(session.role, 'team', 'write') && session.impersonatedBy === null;
  if (error !== null && team === undefined)
    return (
      <StatePanel icon={<IconUsersGroup />} tone="red" title={t('failed')} text={errorText(error)}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </StatePanel>
    );
  return (
    <div className={classes['tab']}>
      <div>
        <div className={classes['bar']}>
          <h2>{t('title')}</h2>
          <RefusableButton
            tone="primary"
            data-invite
            refusal={mayChange ? null : t('onlyOwners')}
            icon={<IconUserPlus size={18} aria-hidden />}
            onClick={() => setOpen({ dialog: 'invite' })}
          >
            {t('invite')}
          </RefusableButton>
        </div>
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
