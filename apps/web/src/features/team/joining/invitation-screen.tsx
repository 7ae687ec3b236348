import { IconLinkOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../../platform/client.ts';
import { enterShop } from '../../../platform/enter-shop.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { PublicLayout } from '../../../parts/public/public-layout.tsx';
import { useSignOut } from '../../../parts/sign-out.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../parts/page-head.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { type Invitation, loadInvitation } from './invitation.ts';
import classes from './invitation.module.css';
import { NewAccount } from './new-account.tsx';

/** Who is signed in joins with one press, unless the invitation is somebody else's. */
function Accept({ name }: { name: string }) {
  const t = useTranslations('team.invitation');
  const errorText = useErrorText();
  const signOut = useSignOut();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string; isForeign: boolean } | null>(null);
  const accept = async () => {
    setSending(true);
    try {
      await call('POST /invitation/accept', {});
      enterShop();
    } catch (error) {
      const isForeign = error instanceof ApiError && error.code === 'invitation.other_account';
      setRefusal({ text: errorText(error), isForeign });
      setSending(false);
    }
  };
  return (
    <div className={classes['ask']}>
      {refusal === null ? <p>{t('signedIn', { name })}</p> : <Notice tone="red" title={refusal.text} />}
      {refusal?.isForeign ? (
        <Button size="large" wide onClick={() => void signOut()}>
          {t('otherAccount')}
        </Button>
      ) : (
        <Button tone="primary" size="large" wide running={isSending && t('join')} onClick={() => void accept()}>
          {t('join')}
        </Button>
      )}
    </div>
  );
}

function HowToJoin({ invitation }: { invitation: Invitation }) {
  const t = useTranslations('team.invitation');
  const navigate = useNavigate();
  const signedIn = useSession();
  if (signedIn !== null) return <Accept name={signedIn.session.userName} />;
  if (!invitation.hasAccount) return <NewAccount email={invitation.email} />;
  return (
    <div className={classes['ask']}>
      <p>{t('known')}</p>
      <Button
        tone="primary"
        size="large"
        wide
        onClick={() => void navigate({ to: '/login', search: { returnTo: '/invitation' } })}
      >
        {t('signIn')}
      </Button>
    </div>
  );
}

function Invited({ invitation }: { invitation: Invitation }) {
  const t = useTranslations('team.invitation');
  const tTeam = useTranslations('team');
  const formats = useFormats();
  const { invitedBy: name, role, expiresAt, shop } = invitation;
  return (
    <>
      <h1 className={classes['title']}>{name === null ? t('headingShop', { shop }) : t('heading', { name, shop })}</h1>
      <p className={classes['role']}>
        <b>{t('role', { role: tTeam(`role.${role}`) })}</b> {tTeam(`may.${role}`)}
      </p>
      <p className={classes['role']}>{t('expires', { day: formats.day(expiresAt), time: formats.time(expiresAt) })}</p>
      <HowToJoin invitation={invitation} />
    </>
  );
}

type Loaded = { readonly invitation: Invitation | null } | { readonly error: unknown };

/** An invitation to a shop's team: who invites to what, and how to accept it (AUT-18). */
export function InvitationScreen() {
  const t = useTranslations('team.invitation');
  const tActions = useTranslations('actions');

  const errorText = useErrorText();
  usePageTitle(useTranslations('shell.screen')('invitation'));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = () =>
    loadInvitation().then(
      (invitation) => setLoaded({ invitation }),
      (error: unknown) => setLoaded({ error }),
    );
  const begin = useEffectEvent(load);
  useEffect(() => void begin(), []);
  if (loaded === null) return <PublicLayout>{null}</PublicLayout>;
  if ('error' in loaded)
    return (
      <PublicLayout>
        <Notice tone="red" title={errorText(loaded.error)} />
        <Button onClick={() => void load()}>{tActions('tryAgain')}</Button>
      </PublicLayout>
    );
  return (
    <PublicLayout>
      {loaded.invitation === null ? (
        <StatePanel heading="h1" icon={<IconLinkOff />} title={t('usedTitle')} text={t('usedText')}>
          <ButtonLink to="/login">{tActions('toSignIn')}</ButtonLink>
        </StatePanel>
      ) : (
        <Invited invitation={loaded.invitation} />
      )}
    </PublicLayout>
  );
}
