import { IconMail, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';
import { useLastChange } from '../../../platform/use-last-change.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { Invitation } from './team-queries.ts';
import classes from './team.module.css';
import { useTeamChange } from './use-team-change.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { spoken } from '../../../ui/spoken.ts';

const day = 24 * 3_600_000;

/** One open invitation: to whom, as what, until when, and sending it again or withdrawing it. */
export function InvitationRow({ invitation, mayChange }: { invitation: Invitation; mayChange: boolean }) {
  const t = useTranslations('team');
  const formats = useFormats();
  const lastChange = useLastChange();
  const now = useNow(60_000);
  const { change, isRunning } = useTeamChange();
  const { id: invitationId, email, invitedBy: name, createdAt, expiresAt, hasExpired } = invitation;
  const params = { invitationId };
  const when = lastChange(createdAt);
  const days = Math.max(0, Math.floor((Date.parse(expiresAt) - now.getTime()) / day));
  return (
    <tr>
      <th scope="row">
        <span className={classes['avatar']} data-invited aria-hidden>
          <IconMail size={16} />
        </span>
        <b>
          <EmailText>{email}</EmailText>
        </b>
        <small>{name === null ? t('invitedOn', { when }) : t('invitedBy', { name, when })}</small>
      </th>
      <td data-role>{t(`role.${invitation.role}`)}</td>
      <td colSpan={2}>
        <span className={hasExpired ? classes['expired'] : classes['long']}>
          {hasExpired ? t('expired', { day: formats.day(expiresAt) }) : t('expires', { days })}
        </span>
      </td>
      <td data-more>
        {mayChange ? (
          <span className={classes['acts']}>
            <Button
              size="small"
              aria-label={spoken(t('resend'), email)}
              disabled={isRunning}
              onClick={() =>
                void change(
                  () => call('POST /team/invitations/:invitationId/resend', { params }),
                  t('resent', { email }),
                )
              }
            >
              {t('resend')}
            </Button>
            <IconButton
              label={t('withdraw', { email })}
              disabled={isRunning}
              onClick={() =>
                void change(() => call('DELETE /team/invitations/:invitationId', { params }), t('withdrawn', { email }))
              }
            >
              <IconX aria-hidden />
            </IconButton>
          </span>
        ) : null}
      </td>
    </tr>
  );
}
