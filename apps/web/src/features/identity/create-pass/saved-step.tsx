import { landing, screens } from '@offizin/domain/access/screens';
import { IconCircleCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import classes from './create-pass.module.css';
import type { SavedPassword } from './use-choose-step.ts';

const toOrders = { to: screens[landing.screen].path, search: landing.search } as const;

/** The password is saved and the session open, unless a second factor is still to come: what happened, and the way on. */
export function SavedStep({ endedSessions, isSignedIn }: SavedPassword) {
  const t = useTranslations('passwords.saved');
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <h1 className={classes['title']} data-saved>
        <IconCircleCheck size={22} aria-hidden />
        {t('title')}
      </h1>
      <p className={classes['ended']} role="status">
        {t('ended', { count: endedSessions })}
      </p>
      <Button
        tone="primary"
        size="large"
        wide
        ref={button}
        hint="Enter"
        onClick={() => void (isSignedIn ? navigate(toOrders) : navigate({ to: screens.login.path }))}
      >
        {t(isSignedIn ? 'toOrders' : 'toSignIn')}
      </Button>
    </>
  );
}
