import { screens } from '@offizin/domain/access/screens';
import { brands } from '@offizin/domain/brand/brands';
import { takesLicence } from '@offizin/domain/registrations/fields';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Draft } from './draft.ts';
import { LicenceCard } from './licence-card.tsx';
import classes from './registration.module.css';

type Decided = Extract<Draft['state'], 'submitted' | 'approved' | 'rejected'>;

/** With a page loaded anew: nothing of the session stays, and nothing here can be unsaved. */
async function signOut(): Promise<void> {
  await call('GET /signout', {});
  window.location.assign(screens.login.path);
}

/** What the register says about the VAT number, and what to do where it does not know it (VAL-03). */
export function VatCheck({ state }: { state: NonNullable<Draft['vatCheck']> }) {
  const t = useTranslations('registrations');
  const { phone } = brands[initialData.brand].support;
  if (state === 'invalid')
    return (
      <Notice tone="amber" title={t('vatCheck.invalid')}>
        {t('vatCheckText.invalid', { phone })}
      </Notice>
    );
  return (
    <section className={classes['card']} data-padded>
      <b>{t(`vatCheck.${state}`)}</b>
      <p>{t(`vatCheckText.${state}`)}</p>
    </section>
  );
}

interface OutcomeProps {
  readonly draft: Draft;
  readonly state: Decided;
  readonly onDraft: (draft: Draft) => void;
}

/** What became of a registration that was handed in: it is being checked, approved or refused. */
export function Outcome({ draft, state, onDraft }: OutcomeProps) {
  const t = useTranslations('registrations');
  const tActions = useTranslations('actions');
  const head = useRef<HTMLHeadingElement>(null);
  const isSignedIn = useSession() !== null;
  const { name, support } = brands[initialData.brand];
  useEffect(() => head.current?.focus(), []);
  const said = {
    submitted: [t('waiting'), t('waitingText', { brand: name, email: draft.email })],
    approved: [t('approved'), t('approvedText', { email: draft.email })],
    rejected: [t('rejected'), t('rejectedText', { phone: support.phone })],
  } as const;
  const [title, text] = said[state];
  return (
    <>
      <h1 ref={head} tabIndex={-1} className={classes['title']}>
        {title}
      </h1>
      {draft.notes.map(({ reason }) => (
        <p key={reason}>{reason}</p>
      ))}
      <p className={classes['intro']}>{text}</p>
      {state === 'submitted' && draft.vatCheck !== null ? <VatCheck state={draft.vatCheck} /> : null}
      {state === 'submitted' && takesLicence(draft.answers) ? (
        <LicenceCard licence={draft.licence} onSaved={onDraft} />
      ) : null}
      {isSignedIn ? (
        <Button size="large" onClick={() => void signOut()}>
          {tActions('signOut')}
        </Button>
      ) : (
        <Link to="/login" className={classes['link']}>
          {t('leave')}
        </Link>
      )}
    </>
  );
}
