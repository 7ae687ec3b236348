import { type Role, roles } from '@offizin/domain/access/roles';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/formats.ts';
import { initialsOf } from '../../../platform/initials.ts';
import { useNow } from '../../../platform/now.ts';
import { oneOf } from '../../../platform/one-of.ts';
import { useLastChange } from '../../../platform/use-last-change.ts';
import { IconButton } from '../../../ui/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { NativeSelect } from '../../../ui/native-select.ts';
import { SecondFactorMark } from './second-factor-mark.tsx';
import type { Member } from './team-queries.ts';
import classes from './team.module.css';
import { useTeamChange } from './use-team-change.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Days of absence after which somebody may have left. */
const longAway = 60;

function LastSeen({ member }: { member: Member }) {
  const t = useTranslations('team');
  const lastChange = useLastChange();
  const now = useNow(minute);
  if (member.lastSeenAt === null) return t('never');
  const away = now.getTime() - Date.parse(member.lastSeenAt);
  if (away < 2 * minute) return t('now');
  const days = Math.floor(away / day);
  if (days < longAway) return lastChange(member.lastSeenAt);
  return <span className={classes['long']}>{t('daysAgo', { days })}</span>;
}

/** Until when somebody has access, where it ends. */
function End({ member }: { member: Member }) {
  const t = useTranslations('team');
  const formats = useFormats();
  if (member.endsOn === null) return null;
  const shown = { day: formats.day(`${member.endsOn}T12:00:00Z`) };
  return (
    <small data-ended={member.hasEnded || undefined}>{member.hasEnded ? t('ended', shown) : t('until', shown)}</small>
  );
}

function RoleChoice({ member }: { member: Member }) {
  const t = useTranslations('team');
  const { change, isRunning } = useTeamChange();
  const choose = (role: Role) => {
    const request = { params: { userId: member.userId }, body: { role, endsOn: member.endsOn } };
    const done = t('changed', { name: member.name, role: t(`role.${role}`) });
    void change(() => call('PUT /team/members/:userId', request), done);
  };
  return (
    <NativeSelect
      aria-label={t('roleOfName', { name: member.name })}
      aria-busy={isRunning || undefined}
      size="xs"
      value={member.role}
      data={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      onChange={({ currentTarget: { value } }) => {
        const role = oneOf(value, roles);
        if (role !== undefined && !isRunning) choose(role);
      }}
    />
  );
}

interface MemberRowProps {
  readonly member: Member;
  readonly mayChange: boolean;
  readonly onEnd: () => void;
  readonly onReset: () => void;
  readonly onRemove: () => void;
}

/** One person of the team: role, when last seen, and what can be done. */
export function MemberRow({ member, mayChange, onEnd, onReset, onRemove }: MemberRowProps) {
  const t = useTranslations('team');
  const isChangeable = mayChange && !member.isSelf;
  return (
    <tr>
      <th scope="row">
        <span className={classes['avatar']} aria-hidden>
          {initialsOf(member.name)}
        </span>
        <b>{member.name}</b> {member.isSelf ? <span className={classes['you']}>{t('you')}</span> : null}
        <small>
          <EmailText>{member.email}</EmailText>
        </small>
        <End member={member} />
      </th>
      <td data-role>
        {isChangeable ? (
          <RoleChoice member={member} />
        ) : (
          <span title={member.isSelf && mayChange ? t('ownRole') : undefined}>{t(`role.${member.role}`)}</span>
        )}
      </td>
      <td data-label={t('lastSeen')}>
        <LastSeen member={member} />
      </td>
      <td data-label={t('secondFactor.title')}>
        <SecondFactorMark member={member} />
      </td>
      <td data-more>
        {isChangeable ? (
          <MenuButton
            button={
              <IconButton label={t('more', { name: member.name })} data-member={member.userId}>
                <IconDots aria-hidden />
              </IconButton>
            }
          >
            {(Menu) => (
              <>
                <Menu.Item onClick={onEnd}>{t('changeEnd')}</Menu.Item>
                {member.secondFactor === null ? null : (
                  <Menu.Item onClick={onReset}>{t('secondFactor.reset')}</Menu.Item>
                )}
                <Menu.Item color="var(--red)" onClick={onRemove}>
                  {t('remove')}
                </Menu.Item>
              </>
            )}
          </MenuButton>
        ) : null}
      </td>
    </tr>
  );
}
